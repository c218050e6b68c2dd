import type { ApprovalStatus } from '#contract/approvals/approval-terms.ts';
import { formatCount } from '../language/format.ts';
import type { approvalRefusals as en } from './refusals.en.ts';

const whatBecameOfIt: Readonly<Record<ApprovalStatus, string>> = {
  waiting: 'Este pago sigue en espera de aprobación.',
  approved: 'Este pago ya se aprobó.',
  declined: 'Este pago ya se rechazó.',
  withdrawn: 'La persona que solicitó este pago lo retiró.',
  expired: 'Este pago venció porque nadie lo aprobó a tiempo.',
};

/** Refusals of payments that are asked for, approved or declined. */
export const approvalRefusals: typeof en = {
  APPROVAL_DECIDED: ({ status }) => ({
    title: whatBecameOfIt[status],
    detail: 'Su decisión no se registró y no envió dinero.',
  }),
  APPROVAL_OWN: {
    title: 'Usted solicitó este pago, así que debe decidir otra persona.',
    detail: 'No se envió dinero.',
  },
  APPROVAL_ASKER_LEFT: {
    title: 'La persona que solicitó este pago ya no tiene acceso.',
    detail: 'Puede rechazarlo. No se envió dinero.',
  },
  TOO_MANY_WAITING: ({ most }) => ({
    title: `Ya hay ${formatCount(most)} pagos en espera de aprobación, que es el máximo.`,
    detail:
      'Inténtelo de nuevo cuando se decidan algunos. Su solicitud no se envió y no se movió dinero.',
  }),
};
