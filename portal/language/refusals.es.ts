import { formatCount, formatMoney } from './format.ts';
import type { Explanations } from './explanation.ts';
import type { refusals as en } from './refusals.en.ts';
import { accountRefusals } from '../accounts/refusals.es.ts';
import { alertRefusals } from '../alerts/refusals.es.ts';
import { approvalRefusals } from '../approvals/refusals.es.ts';
import { billRefusals } from '../bills/refusals.es.ts';
import { budgetRefusals } from '../budgets/refusals.es.ts';
import { cardRefusals } from '../cards/refusals.es.ts';
import { depositRefusals } from '../deposits/refusals.es.ts';
import { disputeRefusals } from '../disputes/refusals.es.ts';
import { goalRefusals } from '../goals/refusals.es.ts';
import { lostAnswers } from './lost-answers.es.ts';
import { loanRefusals } from '../loans/refusals.es.ts';
import { moneyRequestRefusals } from '../money-requests/refusals.es.ts';
import { peopleRefusals } from '../people/refusals.es.ts';
import { briefWords } from './refusals-in-brief.es.ts';
import { productRefusals } from '../products/refusals.es.ts';
import { receiptRefusals } from '../receipts/refusals.es.ts';
import { safeDepositRefusals } from '../safe-deposit/refusals.es.ts';
import { filingRefusals } from '../transactions/refusals.es.ts';
import { transferRefusals } from '../transfers/refusals.es.ts';
import { trustedContactRefusals } from '../trusted-contact/refusals.es.ts';
import { securityRefusals } from '../security/refusals.es.ts';
import { settingsRefusals } from '../settings/refusals.es.ts';
import { supportRefusals } from '../support/refusals.es.ts';

/** What each refusal of the bank says to a member. A new code in the contract fails to compile until it has words here. */
const byCode: Explanations = {
  ...briefWords.es.byCode,
  INVALID_CREDENTIALS: { title: 'Usuario o contraseña incorrectos' },

  AMOUNT_NOT_POSITIVE: {
    title: 'El monto debe ser mayor que $0.00.',
    detail: 'No se envió nada.',
  },
  UNKNOWN_ACCOUNT: ({ field }) => ({
    title:
      field === 'from'
        ? 'La cuenta de origen no es una de las suyas.'
        : 'La cuenta de destino no es una de las suyas.',
    detail: 'Elíjala de nuevo. No se envió nada.',
  }),
  SAME_ACCOUNT: { title: 'Elija dos cuentas distintas.', detail: 'No se envió nada.' },
  INSUFFICIENT_FUNDS: ({ available }) => ({
    title: 'Fondos insuficientes',
    detail: `En esta cuenta hay ${formatMoney(available)} disponibles. No se envió nada.`,
  }),
  UNKNOWN_RECIPIENT: {
    title: 'Este destinatario ya no está entre los que guardó.',
    detail: 'Elija otro o escriba los datos. No se envió nada.',
  },
  EXTERNAL_RECIPIENT_INCOMPLETE: {
    title: 'Complete todos los datos del destinatario, incluido el número de ruta',
  },
  ZELLE_RECIPIENT_INCOMPLETE: {
    title:
      'Para Zelle, escriba el nombre del destinatario y su correo electrónico o número de teléfono',
  },
  ROUTING_NUMBER_NOT_NINE_DIGITS: {
    title: 'Un número de ruta tiene nueve dígitos.',
    detail: 'Escríbalos todos. En un cheque están abajo a la izquierda.',
  },
  ROUTING_NUMBER_WRONG: {
    title: 'Ningún banco tiene este número de ruta.',
    detail: 'Revise los nueve dígitos. En un cheque están abajo a la izquierda.',
  },
  ACCOUNT_NUMBER_WRONG: {
    title: 'Un número de cuenta tiene de 4 a 17 dígitos.',
    detail: 'Revíselo.',
  },
  EMAIL_WRONG: {
    title: 'Este correo electrónico no está completo.',
    detail: 'Debe verse como nombre@example.com.',
  },
  PHONE_WRONG: {
    title: 'Un número de teléfono de EE. UU. tiene diez dígitos.',
    detail: 'Debe verse como (555) 014-2600.',
  },
  MEMO_TOO_LONG: { title: 'Una nota tiene 500 caracteres como máximo.', detail: 'Acórtela.' },
  INTENT_KEY_REUSED: {
    title: 'Esto ya se envió con otros datos.',
    detail: 'Ahora no se hizo nada. Revise su historial antes de enviarlo de nuevo.',
  },
  STREAM_REPLACED: {
    title: 'Esta página ya no se actualiza sola.',
    detail: 'Tiene muchas páginas abiertas. Se pone al día cuando vuelve a ella.',
  },
  SENT_BY_ANOTHER: {
    title: 'Otra persona envió esta transferencia.',
    detail: 'Esa persona o un titular puede cancelarla. No se cambió nada.',
  },
  NOT_PENDING: {
    title: 'Solo se puede cancelar una transferencia pendiente.',
    detail: 'Esta ya no está pendiente. No se cambió nada.',
  },

  ...transferRefusals,
  ...filingRefusals,
  ...accountRefusals,
  ...cardRefusals,
  ...safeDepositRefusals,
  ...approvalRefusals,
  ...billRefusals,
  ...depositRefusals,
  ...disputeRefusals,
  ...securityRefusals,
  ...trustedContactRefusals,
  ...settingsRefusals,
  ...supportRefusals,
  ...budgetRefusals,
  ...goalRefusals,
  ...alertRefusals,
  ...moneyRequestRefusals,
  ...receiptRefusals,
  ...peopleRefusals,
  ...productRefusals,
  ...loanRefusals,

  RANGE_BACKWARDS: ({ of }) => ({
    title:
      of === 'days'
        ? 'El último día no puede ser anterior al primero.'
        : 'El monto máximo no puede ser menor que el mínimo.',
    detail: 'Cambie uno de los dos.',
  }),
  TOO_MANY_ROWS: ({ limit, rows }) => ({
    title: `Un archivo admite ${formatCount(limit)} movimientos, y estos son ${formatCount(rows)}.`,
    detail: 'Elija un período más corto u otro filtro.',
  }),
  EXPORT_UNDER_WAY: {
    title: 'Todavía se está creando otro archivo para usted.',
    detail: 'Inténtelo de nuevo cuando esté listo. No se cambió nada.',
  },

  NOT_FOUND: { title: 'No pudimos encontrar esto.', detail: 'No se cambió nada.' },
  BAD_REQUEST: {
    title: 'El banco no entendió esta solicitud.',
    detail: 'No se cambió nada. Recargue la página e intente de nuevo.',
  },
};

/** What goes wrong, in words. */
export const refusals: typeof en = { byCode, whereToLook: lostAnswers };
