import { type Cents, cents } from '#contract/money/cents.ts';
import type { AccountId } from '#contract/text/ids.ts';
import { describe } from '#contract/transactions/transaction-wording.ts';
import { transactionLabel } from '../formats/labels.ts';
import type { BankContext } from '../bank-context.ts';
import { type NewTransaction, recordTransactions } from '../history/record-transaction.ts';
import type { Executed } from '../idempotency/once.ts';
import { clearing, fees } from '../ledger/chart-of-accounts.ts';
import { mustPost } from '../ledger/post.ts';
import { appendToMemberLogs } from '../member-log/append-to-member-logs.ts';
import type { EventBody } from '../member-log/member-log-tables.ts';
import { type CardInHand, cardEvent, withCard } from './card-in-hand.ts';
import type { DebitCard } from './card-records.ts';
import { letBelowFloor, lockRemaining } from '../ledger/below-floor.ts';
import { allowedOverdraft, countFees } from './overdraft-records.ts';
import {
  type CardEntry,
  findCardOwner,
  findEntry,
  insertPosting,
  isPosted,
} from './purchase-records.ts';
import { overdraftFee } from './purchase-rules.ts';

/** A purchase or cash withdrawal that the merchant or ATM has posted. */
export interface PurchaseToPost {
  /** The network's key, which the approval has too. */
  readonly id: string;
  /** Whether it was an ATM withdrawal. */
  readonly isCash?: boolean;
}

export type PostingAnswer =
  /** `left` is the balance that remains available: negative if the account is overdrawn. */
  | { readonly kind: 'posted'; readonly fee: Cents; readonly left: Cents }
  | { readonly kind: 'no-such-purchase' | 'posted-before' };

/**
 * Posts an approved debit card purchase to its account. The merchant has the bank's promise, so it is paid whatever the
 * balance is by then. A fee is charged only if `overdraftFee` says so. The member is notified.
 */
export async function postPurchase(
  bank: BankContext,
  purchase: PurchaseToPost,
): Promise<PostingAnswer> {
  const entry = await findEntry(bank.store.db, purchase.id);
  const owner = entry && (await findCardOwner(bank.store.db, entry.card_id));
  if (!owner || entry.kind !== 'purchase') {
    return { kind: 'no-such-purchase' };
  }
  const result = await withCard(bank, { ...owner, personId: null }, owner.handle, (inHand) =>
    postOnce(inHand, entry, purchase),
  );
  bank.bell.ring(owner.membershipId);
  return result.kind === 'done' ? result.answer : { kind: 'no-such-purchase' };
}

async function postOnce(
  inHand: CardInHand,
  entry: CardEntry,
  purchase: PurchaseToPost,
): Promise<Executed<PostingAnswer, never>> {
  const { scope, card } = inHand;
  if (card.kind !== 'debit') {
    return { kind: 'done', answer: { kind: 'no-such-purchase' } };
  }
  if (await isPosted(scope.trx, card.membershipId, entry.id)) {
    return { kind: 'done', answer: { kind: 'posted-before' } };
  }
  return { kind: 'done', answer: await record(inHand, card, entry, purchase) };
}

async function record(
  inHand: CardInHand,
  card: DebitCard,
  entry: CardEntry,
  { isCash = false }: PurchaseToPost,
): Promise<PostingAnswer> {
  const { scope, at, today } = inHand;
  const { membershipId, linkedAccount: account } = card;
  const amount = cents(entry.amount);
  const after = cents((await lockRemaining(scope, account.id)) - amount);
  const fee = overdraftFee({
    approvedBeyond: cents(entry.overdraft),
    left: after,
    terms: await allowedOverdraft(scope.trx, account.id, today.date),
    feesToday: await countFees(scope.trx, { id: account.id, membershipId }, today),
  });
  const left = cents(after - fee);
  if (left < 0) {
    await letBelowFloor(scope.trx, account.id, cents(-left));
  }
  const postingId = await take(inHand, card, amount, clearing('card'), {
    description: isCash ? describe({ kind: 'cash', name: entry.description }) : entry.description,
    category: isCash ? 'Cash' : 'Shopping',
  });
  const feePostingId =
    fee === 0
      ? null
      : await take(inHand, card, fee, fees, {
          description: describe({ kind: 'overdraft-fee' }),
          category: 'Cash',
        });
  await insertPosting(scope.trx, {
    membership_id: membershipId,
    entry_id: entry.id,
    account_id: account.id,
    posting_id: postingId,
    fee_posting_id: feePostingId,
    posted_at: at,
  });
  await appendToMemberLogs(scope, [
    {
      membershipId,
      by: null,
      at,
      audit: { action: 'card-purchase-posted', facts: { purchase: entry.id, amount, fee } },
      events: [left < 0 ? overdraftEvent(card, amount, fee) : postedEvent(card, entry, amount)],
    },
  ]);
  return { kind: 'posted', fee, left };
}

function overdraftEvent({ linkedAccount }: DebitCard, amount: Cents, fee: Cents): EventBody {
  const { handle, name } = linkedAccount;
  return { kind: 'overdraft', change: 'paid', account: handle as AccountId, name, amount, fee };
}

function postedEvent(card: DebitCard, { description }: CardEntry, amount: Cents): EventBody {
  return cardEvent(card, 'purchase-posted', amount, description);
}

async function take(
  { scope, bank, at }: CardInHand,
  { membershipId, linkedAccount: { id, name } }: DebitCard,
  amount: Cents,
  to: string,
  line: Pick<NewTransaction, 'description' | 'category'>,
): Promise<string> {
  const postingId = bank.newId();
  await mustPost(scope, [
    {
      head: { id: postingId, kind: 'payment-out', at, transferId: null, reverses: null },
      legs: [
        { account: id, amount: cents(-amount), mayOverdraw: true },
        { account: to, amount },
      ],
    },
  ]);
  await recordTransactions(
    scope,
    [
      {
        id: bank.newId(),
        membershipId,
        account: { id, name },
        postingId,
        type: 'debit',
        amount,
        at,
        status: 'completed',
        label: transactionLabel(at),
        reference: null,
        transferId: null,
        ...line,
      },
    ],
    bank.timeZone,
  );
  return postingId;
}
