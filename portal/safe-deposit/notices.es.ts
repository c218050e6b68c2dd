import { safeDepositNotices as en } from './notices.en.ts';

/** What the notifications say about a safe deposit box. */
const es: typeof en = {
  visit: {
    scheduled: (moment) => `Visita programada: ${moment}`,
    cancelled: (moment) => `Visita cancelada: ${moment}`,
  },
  charge: {
    paid: { title: 'Pagado: caja de seguridad', detail: (day) => `La cuota anual del ${day}` },
    unpaid: {
      title: 'No se pagó: caja de seguridad',
      detail: (day) =>
        `El ${day} no había fondos suficientes. No se movió dinero, y lo intentamos de nuevo cada día.`,
    },
  },
};

export const safeDepositNoticesWords = { en, es };
