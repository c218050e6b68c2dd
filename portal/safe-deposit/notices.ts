import { CalendarCheck, CalendarX, CircleX, Vault } from 'lucide-react';
import { formatDate, formatMoment } from '../language/format.ts';
import { ended } from '../language/sentences.ts';
import type { Notices, NoticeSign } from '../capability.ts';

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

export const words = { en, es };

const visitSigns: Record<keyof typeof words.en.visit, NoticeSign> = {
  scheduled: { shape: CalendarCheck, tone: 'brand' },
  cancelled: { shape: CalendarX, tone: 'quiet' },
};

const chargeSigns: Record<keyof typeof words.en.charge, NoticeSign> = {
  paid: { shape: Vault, tone: 'positive' },
  unpaid: { shape: CircleX, tone: 'danger' },
};

export const notices: Notices<'visit' | 'safe-deposit-charge'> = {
  visit: ({ change, startsAt, branch }, language) => ({
    sign: visitSigns[change],
    title: words[language].visit[change](formatMoment(startsAt)),
    detail: branch,
    open: ({ openTab }) => openTab('dashboard', { open: 'safe-deposit' }),
  }),
  'safe-deposit-charge'({ status, date, sequence }, language) {
    const { title, detail } = words[language].charge[status];
    return {
      sign: chargeSigns[status],
      title,
      detail: detail(formatDate(date)),
      open: ({ openTab }) =>
        status === 'paid'
          ? openTab('transactions', { event: sequence })
          : openTab('dashboard', { open: 'safe-deposit' }),
    };
  },
};
