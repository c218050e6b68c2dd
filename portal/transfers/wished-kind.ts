import type { RecipientId } from '#contract/text/ids.ts';
import type { TransferKind } from '#contract/transfers/transfer-kind.ts';
import type { Detail } from '../navigation/tabs.ts';

/** The kind of transfer that the member came to make: `{ kind: 'external' }`. Null for any other wish. */
export function wishedKind(detail: Detail): TransferKind | null {
  if (typeof detail !== 'object' || detail === null || !('kind' in detail)) return null;
  const { kind } = detail;
  return kind === 'internal' || kind === 'zelle' || kind === 'external' ? kind : null;
}

/** The saved recipient whom the member came to send money to: `{ kind: 'zelle', recipient: id }`. */
export function wishedRecipient(detail: Detail): RecipientId | null {
  const asks = typeof detail === 'object' && detail !== null && 'recipient' in detail;
  return asks && typeof detail.recipient === 'string' ? (detail.recipient as RecipientId) : null;
}

/** The amount that the member came to send: `{ kind: 'zelle', recipient: id, amount: '50.00' }`; else none. */
export function wishedAmount(detail: Detail): string {
  const asks = typeof detail === 'object' && detail !== null && 'amount' in detail;
  return asks && typeof detail.amount === 'string' ? detail.amount : '';
}
