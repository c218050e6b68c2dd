import { formatCount, formatMoney } from './format.ts';
import type { Explanations } from './explanation.ts';
import { accountRefusals } from '../accounts/refusals.en.ts';
import { alertRefusals } from '../alerts/refusals.en.ts';
import { approvalRefusals } from '../approvals/refusals.en.ts';
import { billRefusals } from '../bills/refusals.en.ts';
import { budgetRefusals } from '../budgets/refusals.en.ts';
import { cardRefusals } from '../cards/refusals.en.ts';
import { depositRefusals } from '../deposits/refusals.en.ts';
import { disputeRefusals } from '../disputes/refusals.en.ts';
import { goalRefusals } from '../goals/refusals.en.ts';
import { lostAnswers } from './lost-answers.en.ts';
import { loanRefusals } from '../loans/refusals.en.ts';
import { moneyRequestRefusals } from '../money-requests/refusals.en.ts';
import { peopleRefusals } from '../people/refusals.en.ts';
import { receiptRefusals } from '../receipts/refusals.en.ts';
import { refusalsInBrief } from './refusals-in-brief.en.ts';
import { productRefusals } from '../products/refusals.en.ts';
import { safeDepositRefusals } from '../safe-deposit/refusals.en.ts';
import { filingRefusals } from '../transactions/refusals.en.ts';
import { transferRefusals } from '../transfers/refusals.en.ts';
import { trustedContactRefusals } from '../trusted-contact/refusals.en.ts';
import { securityRefusals } from '../security/refusals.en.ts';
import { settingsRefusals } from '../settings/refusals.en.ts';
import { supportRefusals } from '../support/refusals.en.ts';

/** What each refusal of the bank says to a member. A new code in the contract fails to compile until it has words here. */
const byCode: Explanations = {
  ...refusalsInBrief.byCode,
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
export const refusals = { byCode, whereToLook: lostAnswers };
