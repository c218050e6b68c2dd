import type { ApprovalStatus } from '#contract/approvals/approval-terms.ts';
import type { FailureWords, Translated } from '../language/explanation.ts';
import { formatCount } from '../language/format.ts';

const whatBecameOfIt: Readonly<Record<ApprovalStatus, string>> = {
  waiting: 'This payment is still waiting for approval.',
  approved: 'This payment was already approved.',
  declined: 'This payment was already declined.',
  withdrawn: 'The person who requested this payment withdrew it.',
  expired: 'This payment expired because nobody approved it in time.',
};

const en = {
  APPROVAL_DECIDED: ({ status }) => ({
    title: whatBecameOfIt[status],
    detail: 'Your decision was not recorded, and it sent no money.',
  }),
  APPROVAL_OWN: {
    title: 'You requested this payment, so another person has to decide.',
    detail: 'No money was sent.',
  },
  APPROVAL_ASKER_LEFT: {
    title: 'The person who requested this payment no longer has access.',
    detail: 'You can decline it. No money was sent.',
  },
  TOO_MANY_WAITING: ({ most }) => ({
    title: `${formatCount(most)} payments are already waiting for approval, which is the maximum.`,
    detail:
      'Try again when some of them are decided. Your request was not sent, and no money moved.',
  }),
  whereToLook: {
    approvals:
      'Check the list of approvals before you try again. A payment that is approved there may have been sent.',
  },
} satisfies FailureWords;

const whatBecameOfItInSpanish: Readonly<Record<ApprovalStatus, string>> = {
  waiting: 'Este pago sigue en espera de aprobación.',
  approved: 'Este pago ya se aprobó.',
  declined: 'Este pago ya se rechazó.',
  withdrawn: 'La persona que solicitó este pago lo retiró.',
  expired: 'Este pago venció porque nadie lo aprobó a tiempo.',
};

const es: Translated<typeof en> = {
  APPROVAL_DECIDED: ({ status }) => ({
    title: whatBecameOfItInSpanish[status],
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
  whereToLook: {
    approvals:
      'Revise la lista de aprobaciones antes de intentarlo de nuevo. Un pago que figura allí como aprobado puede haberse enviado.',
  },
};

export const approvalRefusals = { en, es };
