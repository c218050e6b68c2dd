import type { ApprovalStatus } from '#contract/approvals/approval-terms.ts';

const changes: Readonly<Record<ApprovalStatus, (toName: string) => string>> = {
  waiting: (toName) => `Payment to ${toName} waiting for approval`,
  approved: (toName) => `Payment to ${toName} approved`,
  declined: (toName) => `Payment to ${toName} declined`,
  withdrawn: (toName) => `Payment to ${toName} withdrawn`,
  expired: (toName) => `Payment to ${toName} not approved in time`,
};

const en = {
  changes,
  by: (name: string) => `By ${name}`,
  byNobody: 'No money was sent.',
};

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
