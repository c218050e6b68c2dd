import type { safeDepositNotices as en } from '../en/safe-deposit-notices.ts';

/** What the notifications say about a safe deposit box. */
export const safeDepositNotices: typeof en = {
  visit: {
    scheduled: (moment) => `Visita programada: ${moment}`,
    cancelled: (moment) => `Visita cancelada: ${moment}`,
  },
  charge: {
    paid: { title: 'Pagado: caja de seguridad', detail: (day) => `La cuota anual del ${day}` },
    unpaid: {
      title: 'No se pagó: caja de seguridad',
      detail: (day) =>
        `El ${day} no había suficiente dinero. No se movió dinero; se intenta otra vez cada día.`,
    },
  },
};
