import { formatCount, formatMoney } from './format.ts';
import type { Explanations } from './explanation.ts';
import { accountRefusals } from '../accounts/refusal-words.ts';
import { alertRefusals } from '../alerts/refusal-words.ts';
import { approvalRefusals } from '../approvals/refusal-words.ts';
import { billRefusals } from '../bills/refusal-words.ts';
import { budgetRefusals } from '../budgets/refusal-words.ts';
import { cardRefusals } from '../cards/refusal-words.ts';
import { depositRefusals } from '../deposits/refusal-words.ts';
import { disputeRefusals } from '../disputes/refusal-words.ts';
import { goalRefusals } from '../goals/refusal-words.ts';
import { lostAnswers } from './lost-answer-words.ts';
import { loanRefusals } from '../loans/refusal-words.ts';
import { moneyRequestRefusals } from '../money-requests/refusal-words.ts';
import { peopleRefusals } from '../people/refusal-words.ts';
import { receiptRefusals } from '../receipts/refusal-words.ts';
import { briefWords } from './brief-refusal-words.ts';
import { productRefusals } from '../products/refusal-words.ts';
import { safeDepositRefusals } from '../safe-deposit/refusal-words.ts';
import { filingRefusals } from '../transactions/refusal-words.ts';
import { transferRefusals } from '../transfers/refusal-words.ts';
import { trustedContactRefusals } from '../trusted-contact/refusal-words.ts';
import { securityRefusals } from '../identity/security/refusal-words.ts';
import { settingsRefusals } from '../settings/refusal-words.ts';
import { supportRefusals } from '../support/refusal-words.ts';

/** What each refusal of the bank says to a member. A new code in the contract fails to compile until it has words here. */
const byCode: Explanations = {
  ...briefWords.en.byCode,
  INVALID_CREDENTIALS: { title: 'Invalid username or password' },

  AMOUNT_NOT_POSITIVE: {
    title: 'The amount must be more than $0.00.',
    detail: 'Nothing was sent.',
  },
  UNKNOWN_ACCOUNT: ({ field }) => ({
    title:
      field === 'from'
        ? 'The account to send from is not one of yours.'
        : 'The account to send to is not one of yours.',
    detail: 'Please choose it again. Nothing was sent.',
  }),
  SAME_ACCOUNT: { title: 'Please choose two different accounts.', detail: 'Nothing was sent.' },
  INSUFFICIENT_FUNDS: ({ available }) => ({
    title: 'Insufficient funds',
    detail: `${formatMoney(available)} is available in this account. Nothing was sent.`,
  }),
  UNKNOWN_RECIPIENT: {
    title: 'This recipient is no longer saved.',
    detail: 'Choose another, or type the details. Nothing was sent.',
  },
  EXTERNAL_RECIPIENT_INCOMPLETE: {
    title: 'Please fill in all recipient details including routing number',
  },
  ZELLE_RECIPIENT_INCOMPLETE: {
    title: 'Please provide recipient name and email or phone number for Zelle',
  },
  ROUTING_NUMBER_NOT_NINE_DIGITS: {
    title: 'A routing number has nine digits.',
    detail: 'Please enter all of them. On a check they are at the bottom left.',
  },
  ROUTING_NUMBER_WRONG: {
    title: 'No bank has this routing number.',
    detail: 'Please check the nine digits. On a check they are at the bottom left.',
  },
  ACCOUNT_NUMBER_WRONG: {
    title: 'An account number has 4 to 17 digits.',
    detail: 'Please check it.',
  },
  EMAIL_WRONG: {
    title: 'This email address is not complete.',
    detail: 'It should look like name@example.com.',
  },
  PHONE_WRONG: {
    title: 'A US phone number has ten digits.',
    detail: 'It should look like (555) 014-2600.',
  },
  MEMO_TOO_LONG: { title: 'A memo has at most 500 characters.', detail: 'Please shorten it.' },
  INTENT_KEY_REUSED: {
    title: 'This was already sent with other details.',
    detail: 'Nothing was done now. Look at your history before you send it again.',
  },
  STREAM_REPLACED: {
    title: 'This page no longer updates by itself.',
    detail: 'You have many pages open. It updates again when you return to it.',
  },
  SENT_BY_ANOTHER: {
    title: 'Somebody else sent this transfer.',
    detail: 'They or an owner can cancel it. Nothing was changed.',
  },
  NOT_PENDING: {
    title: 'Only a pending transfer can be cancelled.',
    detail: 'This one is no longer pending. Nothing was changed.',
  },

  ...transferRefusals.en,
  ...filingRefusals.en,
  ...accountRefusals.en,
  ...cardRefusals.en,
  ...safeDepositRefusals.en,
  ...approvalRefusals.en,
  ...billRefusals.en,
  ...depositRefusals.en,
  ...disputeRefusals.en,
  ...securityRefusals.en,
  ...trustedContactRefusals.en,
  ...settingsRefusals.en,
  ...supportRefusals.en,
  ...budgetRefusals.en,
  ...goalRefusals.en,
  ...alertRefusals.en,
  ...moneyRequestRefusals.en,
  ...receiptRefusals.en,
  ...peopleRefusals.en,
  ...productRefusals.en,
  ...loanRefusals.en,

  RANGE_BACKWARDS: ({ of }) => ({
    title:
      of === 'days'
        ? 'The last day cannot be before the first.'
        : 'The largest amount cannot be below the smallest.',
    detail: 'Please change one of the two.',
  }),
  TOO_MANY_ROWS: ({ limit, rows }) => ({
    title: `One file can hold ${formatCount(limit)} transactions, and these are ${formatCount(rows)}.`,
    detail: 'Please choose a shorter range or another filter.',
  }),
  EXPORT_UNDER_WAY: {
    title: 'Another file is still being made for you.',
    detail: 'Please try again when it is ready. Nothing was changed.',
  },

  NOT_FOUND: { title: 'We could not find this.', detail: 'Nothing was changed.' },
  BAD_REQUEST: {
    title: 'The bank did not understand this request.',
    detail: 'Nothing was changed. Reload the page and try again.',
  },
};

/** What goes wrong, in words. */
const en = { byCode, whereToLook: lostAnswers.en };

/** What each refusal of the bank says to a member. A new code in the contract fails to compile until it has words here. */
const byCodeInSpanish: Explanations = {
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

  ...transferRefusals.es,
  ...filingRefusals.es,
  ...accountRefusals.es,
  ...cardRefusals.es,
  ...safeDepositRefusals.es,
  ...approvalRefusals.es,
  ...billRefusals.es,
  ...depositRefusals.es,
  ...disputeRefusals.es,
  ...securityRefusals.es,
  ...trustedContactRefusals.es,
  ...settingsRefusals.es,
  ...supportRefusals.es,
  ...budgetRefusals.es,
  ...goalRefusals.es,
  ...alertRefusals.es,
  ...moneyRequestRefusals.es,
  ...receiptRefusals.es,
  ...peopleRefusals.es,
  ...productRefusals.es,
  ...loanRefusals.es,

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

const es: typeof en = { byCode: byCodeInSpanish, whereToLook: lostAnswers.es };

export const refusals = { en, es };
