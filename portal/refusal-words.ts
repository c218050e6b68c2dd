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
import type { Explanations, Failures, FailureWords } from './language/explanation.ts';
import { generalRefusals } from './language/general-refusal-words.ts';
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
