import type { TransactionId } from '#contract/text/ids.ts';
import type { TransactionDetail } from '#contract/transactions/transaction-detail.ts';
import { writeAmount } from '#contract/text/typed-amount.ts';
import type { Detail } from '../navigation/tabs.ts';
import { emptyDraft, type TransferDraft } from '../payments/transfer-draft.ts';

/** The transaction whose transfer the member came to repeat: `{ repeat: id }`. Null for any other wish. */
export function transactionToRepeat(detail: Detail): TransactionId | null {
  const asks = typeof detail === 'object' && detail !== null && 'repeat' in detail;
  return asks && typeof detail.repeat === 'string' ? (detail.repeat as TransactionId) : null;
}

/**
 * The form filled in as for the transfer of that transaction; empty where no transfer made it. Of a recipient
 * who is not saved the account number must be typed again: the portal has never seen it.
 */
export function draftLike({ amount, transfer }: TransactionDetail): TransferDraft {
  if (transfer === null) return emptyDraft;
  const { kind, from, to, recipient, memo } = transfer;
  const basis = { ...emptyDraft, kind, from, to, recipient, memo, amount: writeAmount(amount) };
  if (recipient !== null || kind === 'internal') return basis;
  const { toName: name, email, phone, bankName, routingNumber } = transfer;
  const typed = {
    name,
    email: email ?? '',
    phone: phone ?? '',
    routingNumber: routingNumber ?? '',
  };
  return { ...basis, ...typed, bankName };
}
