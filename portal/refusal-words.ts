import { accountRefusals } from './accounts/refusal-words.ts';
import { alertRefusals } from './alerts/refusal-words.ts';
import { approvalRefusals } from './approvals/refusal-words.ts';
import { billRefusals } from './bills/refusal-words.ts';
import { budgetRefusals } from './budgets/refusal-words.ts';
import { cardRefusals } from './cards/refusal-words.ts';
import { depositRefusals } from './deposits/refusal-words.ts';
import { disputeRefusals } from './disputes/refusal-words.ts';
import { enrolmentRefusals } from './enrolment/refusal-words.ts';
import { goalRefusals } from './goals/refusal-words.ts';
import { identityRefusals } from './identity/refusal-words.ts';
import { briefWords } from './language/brief-refusal-words.ts';
import type { Explanations, Failures, FailureWords, Translated } from './language/explanation.ts';
import type { Language } from './language/language.ts';
import type { WhereToLook } from './language/where-to-look.ts';
import { loanRefusals } from './loans/refusal-words.ts';
import { moneyRequestRefusals } from './money-requests/refusal-words.ts';
import { noticeRefusals } from './notices/refusal-words.ts';
import { peopleRefusals } from './people/refusal-words.ts';
import { productRefusals } from './products/refusal-words.ts';
import { receiptRefusals } from './receipts/refusal-words.ts';
import { recipientRefusals } from './recipients/refusal-words.ts';
import { safeDepositRefusals } from './safe-deposit/refusal-words.ts';
import { settingsRefusals } from './settings/refusal-words.ts';
import { supportRefusals } from './support/refusal-words.ts';
import { transactionRefusals } from './transactions/refusal-words.ts';
import { transferRefusals } from './transfers/refusal-words.ts';
import { trustedContactRefusals } from './trusted-contact/refusal-words.ts';

const en = {
  INTENT_KEY_REUSED: {
    title: 'This was already sent with other details.',
    detail: 'Nothing was done now. Look at your history before you send it again.',
  },
  NOT_FOUND: { title: 'We could not find this.', detail: 'Nothing was changed.' },
  BAD_REQUEST: {
    title: 'The bank did not understand this request.',
    detail: 'Nothing was changed. Reload the page and try again.',
  },
} satisfies FailureWords;

const es: Translated<typeof en> = {
  INTENT_KEY_REUSED: {
    title: 'Esto ya se envió con otros datos.',
    detail: 'Ahora no se hizo nada. Revise su historial antes de enviarlo de nuevo.',
  },
  NOT_FOUND: { title: 'No pudimos encontrar esto.', detail: 'No se cambió nada.' },
  BAD_REQUEST: {
    title: 'El banco no entendió esta solicitud.',
    detail: 'No se cambió nada. Recargue la página e intente de nuevo.',
  },
};

const generalRefusals = { en, es };

/** What the capabilities say when the bank refuses, or when its answer is lost: loaded when the browser is idle. */
const all = [
  generalRefusals,
  accountRefusals,
  alertRefusals,
  approvalRefusals,
  billRefusals,
  budgetRefusals,
  cardRefusals,
  depositRefusals,
  disputeRefusals,
  enrolmentRefusals,
  goalRefusals,
  identityRefusals,
  loanRefusals,
  moneyRequestRefusals,
  noticeRefusals,
  peopleRefusals,
  productRefusals,
  receiptRefusals,
  recipientRefusals,
  safeDepositRefusals,
  settingsRefusals,
  supportRefusals,
  transactionRefusals,
  transferRefusals,
  trustedContactRefusals,
] as const;

type Words = (typeof all)[number]['en'];
type KeyOfEach<Table> = Table extends unknown ? keyof Table : never;
type Code = Exclude<KeyOfEach<Words | typeof briefWords.en.byCode>, 'whereToLook'>;
type Area = KeyOfEach<Extract<Words, { whereToLook: unknown }>['whereToLook']>;

/** The compiler names here a refusal, or a change, for which no capability has words. */
function failuresIn(language: Language): Failures {
  const words = all.map((capability): FailureWords => capability[language]);
  const places = words.map(({ whereToLook }) => whereToLook);
  return {
    byCode: Object.assign({}, briefWords[language].byCode, ...words) as Pick<Explanations, Code>,
    whereToLook: Object.assign({}, ...places) as Pick<WhereToLook, Area>,
  };
}

export const refusals: Readonly<Record<Language, Failures>> = {
  en: failuresIn('en'),
  es: failuresIn('es'),
};
