import { Stamp } from 'lucide-react';
import type { Notices } from '../capability.ts';
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

export const words = { en, es };

export const notices: Notices<'approval'> = {
  approval({ status, toName, by }, language) {
    const said = words[language];
    return {
      sign: { shape: Stamp, tone: 'warning' },
      title: said.changes[status](toName),
      detail: by === null ? said.byNobody : said.by(by),
      open: ({ openPlace }) => openPlace('approvals'),
    };
  },
};
