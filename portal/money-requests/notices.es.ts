import { moneyRequestNotices as en } from './notices.en.ts';

const es: typeof en = {
  changes: {
    asked: (name) => `${name} le pide dinero`,
    cancelled: (name) => `${name} canceló una solicitud de dinero`,
    sent: (name) => `${name} pagó su solicitud, y el dinero está en camino`,
    paid: (name) => `${name} pagó su solicitud`,
    declined: (name) => `${name} rechazó su solicitud`,
    expired: (name) => (name === '' ? 'Su solicitud venció' : `Su solicitud a ${name} venció`),
    returned: (name) => `El pago de ${name} regresó. Su solicitud está abierta de nuevo`,
  },
};

export const moneyRequestNoticeWords = { en, es };
