import { approvalNotices as en } from './notices.en.ts';

/** Notifications about payments that need approval. */
const es: typeof en = {
  changes: {
    waiting: (toName) => `Pago a ${toName} en espera de aprobación`,
    approved: (toName) => `Pago a ${toName} aprobado`,
    declined: (toName) => `Pago a ${toName} rechazado`,
    withdrawn: (toName) => `Pago a ${toName} retirado`,
    expired: (toName) => `Pago a ${toName} no aprobado a tiempo`,
  },
  by: (name) => `Por ${name}`,
  byNobody: 'No se envió dinero.',
};

export const approvalNoticesWords = { en, es };
