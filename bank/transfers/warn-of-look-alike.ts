import type { PaymentAddress } from '#contract/payments/address-fields.ts';
import type { EpochMs } from '#contract/time/time.ts';
import type { TransferRequest } from '#contract/transfers/transfers.ts';
import type { BankContext } from '../database/bank-context.ts';
import { appendToMemberLogs } from '../member-log/append-to-member-logs.ts';
import type { SignedIn } from '../gate.ts';
import { findLookAlike } from '../rails/known-recipients.ts';

/**
 * The name of somebody known whom the recipient may be taken for; null where there is none. That the member was warned of it
 * is written down: later it may be asked what they could have known.
 */
export async function warnOfLookAlike(
  bank: Pick<BankContext, 'store'>,
  { membershipId, personId: by }: SignedIn,
  { kind, amount }: Pick<TransferRequest, 'kind' | 'amount'>,
  to: PaymentAddress,
  at: EpochMs,
): Promise<string | null> {
  if (kind === 'internal') {
    return null;
  }
  const looksLike = await findLookAlike(bank.store.db, membershipId, { kind, ...to });
  if (looksLike !== null) {
    const facts = { name: to.name, looksLike, amount };
    await bank.store.transact((scope) =>
      appendToMemberLogs(scope, [
        { membershipId, by, at, audit: { action: 'look-alike-shown', facts }, events: [] },
      ]),
    );
  }
  return looksLike;
}
