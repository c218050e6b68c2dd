import { ended } from '../language/ended.ts';

const en = {
  visit: {
    scheduled: (moment: string) => `Visit scheduled: ${moment}`,
    cancelled: (moment: string) => `Visit cancelled: ${moment}`,
  },
  charge: {
    paid: { title: 'Paid: safe deposit box', detail: (day: string) => `The annual fee of ${day}` },
    unpaid: {
      title: 'Not paid: safe deposit box',
      detail: (day: string) =>
        `There was not enough money on ${ended(day)} No money moved, and we try again every day.`,
    },
  },
};

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
