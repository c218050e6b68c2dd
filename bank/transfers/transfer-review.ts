import type { Quote, TransferRequest } from '#contract/transfers/transfers.ts';
import type { EpochMs } from '#contract/time/time.ts';
import { cents } from '#contract/money/cents.ts';
import type { BankContext } from '../bank-context.ts';
import type { SignedIn } from '../gate.ts';
import { appendToMemberLogs } from '../member-log/append-to-member-logs.ts';
import { findLookAlike } from '../rails/known-recipients.ts';
import { describeAddress } from '../rails/payment-address.ts';
import { type FirstPayment, firstPaymentOf, isFirstPayment } from './first-payments.ts';
import { shownContact } from './tell-contact.ts';
import { type Destination, endOfProcessing, type TransferAccount } from './transfer-rules.ts';

type Shown = Omit<Quote, 'arrival' | 'balance' | 'balanceAfter' | 'waitsUntil' | 'sentBefore'>;

/**
 * The review of a transfer, which its member sees before it is ordered, to be sent at once or later; and whether it is the
 * first payment.
 */
export async function reviewOf(
  bank: Pick<BankContext, 'store' | 'policy'>,
  signedIn: SignedIn,
  request: TransferRequest,
  { from, destination }: { readonly from: TransferAccount; readonly destination: Destination },
  at: EpochMs,
): Promise<{ readonly shown: Shown; readonly first: FirstPayment }> {
  const { db } = bank.store;
  const { membershipId } = signedIn;
  const looksLike = await warnOfLookAlike(bank, signedIn, request, destination, at);
  const first = await firstPaymentOf(db, bank, membershipId, request, destination, at);
  const isFirst =
    first.isLargeFirst || (await isFirstPayment(db, membershipId, request, destination));
  const shown = {
    amount: request.amount,
    fromName: from.shownName,
    toName: destination.toAccount?.shownName ?? destination.name,
    toDetail: describeAddress(destination),
    endsAs: endOfProcessing(request.kind, cents(request.amount), bank.policy),
    ...(looksLike !== null && { looksLike }),
    ...(first.isLargeFirst && { asksPurpose: true }),
    ...(await shownContact(db, signedIn, first, at)),
    ...(isFirst && { isFirst }),
  };
  return { shown, first };
}

/**
 * The name of somebody known whom the recipient may be taken for; null where there is none, and of whoever asks for money, who is known
 * by the name that the credit union has of them. That the member was warned of it is written down: later it may be asked what they
 * could have known.
 */
async function warnOfLookAlike(
  bank: Pick<BankContext, 'store'>,
  { membershipId, personId: by }: SignedIn,
  { kind, amount }: Pick<TransferRequest, 'kind' | 'amount'>,
  to: Destination,
  at: EpochMs,
): Promise<string | null> {
  if (kind === 'internal' || to.requested !== null) {
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
