import type { ApprovalStatus } from '#contract/approvals/approval-terms.ts';
import { formatCount } from '../language/format.ts';
import type { approvalRefusals as en } from './refusals.en.ts';

const whatBecameOfIt: Readonly<Record<ApprovalStatus, string>> = {
  waiting: 'Este pago sigue en espera.',
  approved: 'Este pago ya se aprobó.',
  declined: 'Este pago ya se rechazó.',
  withdrawn: 'La persona que solicitó este pago lo retiró.',
  expired: 'Este pago venció. Nadie lo aprobó a tiempo.',
};

/** Refusals of payments that are asked for, approved or declined. */
export const approvalRefusals: typeof en = {
  APPROVAL_DECIDED: ({ status }) => ({
    title: whatBecameOfIt[status],
    detail: 'No se cambió nada ahora.',
  }),
  APPROVAL_OWN: {
    title: 'Usted solicitó este pago, así que otra persona tiene que decidir.',
    detail: 'No se envió nada.',
  },
  APPROVAL_ASKER_LEFT: {
    title: 'La persona que solicitó este pago ya no tiene acceso.',
    detail: 'Puede rechazarlo. No se envió nada.',
  },
  TOO_MANY_WAITING: ({ most }) => ({
    title: `${formatCount(most)} pagos esperan aprobación, el máximo posible.`,
    detail: 'Espere a que se decidan algunos. No se solicitó nada.',
  }),
};
