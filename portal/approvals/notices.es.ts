import { approvalNotices as en } from './notices.en.ts';

/** Notifications about payments that need approval. */
const es: typeof en = {
  changes: {
    waiting: (toName) => `Espera aprobación: a ${toName}`,
    approved: (toName) => `Pago aprobado: a ${toName}`,
    declined: (toName) => `Pago rechazado: a ${toName}`,
    withdrawn: (toName) => `Solicitud retirada: a ${toName}`,
    expired: (toName) => `Nadie lo aprobó a tiempo: a ${toName}`,
  },
  by: (name) => `Por ${name}`,
  byNobody: 'No se envió dinero.',
};

export const approvalNoticesWords = { en, es };
