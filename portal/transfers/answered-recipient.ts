import type { NewRecipientInput, Recipient } from '#contract/recipients/recipients.ts';
import { digitsOf } from '#contract/text/typed-signs.ts';
import { isReached } from '../recipients/routing-number-field.tsx';
import type { TransferChoices, TransferDraft } from './transfer-draft.ts';

interface AnsweredRecipient {
  readonly name: string;
  /** Email or phone; null where it is an account at a bank. */
  readonly contact: string | null;
  readonly account: { readonly number: string; readonly bank: string } | null;
}

/**
 * The recipient of the draft; null while a detail is missing, and between accounts of one's own. Whether what was typed is
 * right is for the bank to say.
 */
export function answeredRecipient(
  draft: TransferDraft,
  choices: TransferChoices,
): AnsweredRecipient | null {
  const { recipient, bankName } = choices;
  if (draft.kind === 'internal') return null;
  if (recipient !== null) return savedRecipient(recipient);
  if (!isReached(typedRecipient(draft, choices))) return null;
  const name = draft.name.trim();
  if (draft.kind === 'zelle') {
    return { name, contact: draft.email.trim() || draft.phone.trim(), account: null };
  }
  const number = `••••${digitsOf(draft.accountNumber).slice(-4)}`;
  return bankName.trim() === ''
    ? null
    : { name, contact: null, account: { number, bank: bankName.trim() } };
}

/** Of a saved recipient the bank tells no more than the last digits of the account. */
export function savedRecipient(recipient: Recipient): AnsweredRecipient {
  const { name, email, phone, bankName, accountNumber } = recipient;
  return accountNumber !== null && bankName !== null
    ? { name, contact: null, account: { number: accountNumber, bank: bankName } }
    : { name, contact: email ?? phone, account: null };
}

/** How they are reached, in a few words; null where nothing is known of it. */
export function howReached(
  { contact, account }: AnsweredRecipient,
  words: { readonly atBank: (accountNumber: string, bank: string) => string },
): string | null {
  return account === null ? contact : words.atBank(account.number, account.bank);
}

/** The recipient that the typed details make, as they would be saved. */
export function typedRecipient(draft: TransferDraft, choices: TransferChoices): NewRecipientInput {
  const { name, email, phone, accountNumber, routingNumber } = draft;
  return draft.kind === 'external'
    ? { kind: 'external', name, email, bankName: choices.bankName, accountNumber, routingNumber }
    : { kind: 'zelle', name, email, phone };
}
