import { HandCoins } from 'lucide-react';
import type { Notices } from '../capability.ts';
import type { moneyRequestChanges } from '#contract/money-requests/money-request-terms.ts';

const en: Readonly<Record<(typeof moneyRequestChanges)[number], (name: string) => string>> = {
  asked: (name) => `${name} asks you for money`,
  cancelled: (name) => `${name} cancelled a request for money`,
  sent: (name) => `${name} paid your request, and the money is on the way`,
  paid: (name) => `${name} paid your request`,
  declined: (name) => `${name} declined your request`,
  expired: (name) => (name === '' ? 'Your request expired' : `Your request to ${name} expired`),
  returned: (name) => `The payment from ${name} came back. Your request is open again`,
};

const es: typeof en = {
  asked: (name) => `${name} le pide dinero`,
  cancelled: (name) => `${name} canceló una solicitud de dinero`,
  sent: (name) => `${name} pagó su solicitud, y el dinero está en camino`,
  paid: (name) => `${name} pagó su solicitud`,
  declined: (name) => `${name} rechazó su solicitud`,
  expired: (name) => (name === '' ? 'Su solicitud venció' : `Su solicitud a ${name} venció`),
  returned: (name) => `El pago de ${name} regresó. Su solicitud está abierta de nuevo`,
};

export const words = { en, es };

export const notices: Notices<'money-request'> = {
  'money-request': ({ change, name, note }, language) => ({
    sign: { shape: HandCoins, tone: 'brand' },
    title: words[language][change](name),
    detail: note === '' ? undefined : note,
    open: ({ openPlace }) => openPlace('requests'),
  }),
};
