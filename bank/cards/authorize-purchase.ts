import type { CardType } from '#contract/cards/cards.ts';
import { type Cents, cents } from '#contract/money/cents.ts';
import type { Transaction } from 'kysely';
import { appendToMemberLogs } from '../member-log/append-to-member-logs.ts';
import type { Executed } from '../idempotency/once.ts';
import type { BankContext } from '../bank-context.ts';
import type { Tables } from '../tables.ts';
import type { EventBody } from '../member-log/member-log-tables.ts';
import { type CardInHand, cardEvent, withCard } from './card-in-hand.ts';
import { allowedOverdraft } from './overdraft-records.ts';
import { cardTypes, maskedNumber } from './present-card.ts';
import { lockRemaining } from '../ledger/below-floor.ts';
import { findCardOwner, findEntry, insertEntry } from './purchase-records.ts';
import {
  declineCredit,
  declineDebit,
  type DeclineReason,
  type Funds,
  isSamePurchase,
  overdraftOf,
} from './purchase-rules.ts';

/** A purchase that a merchant asks for through the card network. */
export interface Purchase {
  /** The network's key (UUID): the same purchase asked for again is counted once, and no other is approved under it. */
  readonly id: string;
  /** The bank's key of the card, by which the card processor knows it. */
  readonly card: string;
  readonly merchant: string;
  /** Above zero. */
  readonly amount: Cents;
}

export type PurchaseAnswer =
  | { readonly kind: 'approved' }
  | { readonly kind: 'declined'; readonly reason: DeclineReason };

type AlertsOfPurchase = (
  trx: Transaction<Tables>,
  purchase: {
    readonly membershipId: string;
    readonly cardId: string;
    readonly cardType: CardType;
    readonly cardNumber: string;
    readonly merchant: string;
    readonly amount: Cents;
  },
) => Promise<readonly EventBody[]>;

/**
 * Answers the card network: approves and counts the purchase, or declines it. The member is told either way, but of a key that
 * stands for another purchase, which is a fault of the network and records nothing.
 */
export async function authorizePurchase(
  bank: BankContext,
  purchase: Purchase,
  alertsOf: AlertsOfPurchase,
): Promise<PurchaseAnswer> {
  if (purchase.amount <= 0) {
    throw new Error(`Purchase ${purchase.id} of ${purchase.amount} cents buys nothing`);
  }
  const owner = await findCardOwner(bank.store.db, purchase.card);
  if (!owner) {
    return { kind: 'declined', reason: 'no-such-card' };
  }
  try {
    const result = await withCard(bank, { ...owner, personId: null }, owner.handle, (inHand) =>
      decide(inHand, purchase, alertsOf),
    );
    bank.bell.ring(owner.membershipId);
    return result.kind === 'done' ? result.answer : { kind: 'declined', reason: 'no-such-card' };
  } catch (error) {
    if (!bank.store.isUniqueViolation(error)) throw error;
    // Another card took the key at the same moment, and its purchase can be read now.
    return await authorizePurchase(bank, purchase, alertsOf);
  }
}

async function decide(
  inHand: CardInHand,
  purchase: Purchase,
  alertsOf: AlertsOfPurchase,
): Promise<Executed<PurchaseAnswer, never>> {
  const { scope, card, at } = inHand;
  const approved = await findEntry(scope.trx, purchase.id);
  if (approved) {
    return {
      kind: 'done',
      answer: isSamePurchase(approved, card.id, purchase)
        ? { kind: 'approved' }
        : { kind: 'declined', reason: 'key-reused' },
    };
  }
  const { merchant, amount } = purchase;
  const { reason, overdraft } = await consider(inHand, amount);
  if (reason !== null) {
    await log(inHand, purchase, 'purchase-declined', { reason });
    return { kind: 'done', answer: { kind: 'declined', reason } };
  }
  await insertEntry(scope.trx, {
    id: purchase.id,
    card_id: card.id,
    kind: 'purchase',
    description: merchant,
    amount,
    at,
    posting_id: null,
    overdraft,
  });
  const asked = await alertsOf(scope.trx, {
    membershipId: card.membershipId,
    cardId: card.id,
    cardType: cardTypes[card.kind],
    cardNumber: maskedNumber(card.issue),
    merchant,
    amount,
  });
  await log(inHand, purchase, 'purchase-approved', overdraft > 0 ? { overdraft } : {}, asked);
  return { kind: 'done', answer: { kind: 'approved' } };
}

async function consider(
  inHand: CardInHand,
  amount: Cents,
): Promise<{ readonly reason: DeclineReason | null; readonly overdraft: Cents }> {
  const {
    card,
    today: { date },
  } = inHand;
  if (card.kind !== 'debit') {
    return { reason: declineCredit(amount, card, date), overdraft: cents(0) };
  }
  const funds = await fundsOf(inHand, card.linkedAccount.id);
  return {
    reason: declineDebit(amount, card, funds, date),
    overdraft: overdraftOf(amount, card, funds),
  };
}

async function fundsOf({ scope, today }: CardInHand, account: string): Promise<Funds> {
  const available = await lockRemaining(scope, account);
  const terms = await allowedOverdraft(scope.trx, account, today.date);
  return {
    available,
    overdraft: terms?.most ?? cents(0),
  };
}

async function log(
  { scope, card, at }: CardInHand,
  { id, merchant, amount }: Purchase,
  change: 'purchase-approved' | 'purchase-declined',
  facts: Record<string, string | number>,
  asked: readonly EventBody[] = [],
): Promise<void> {
  await appendToMemberLogs(scope, [
    {
      membershipId: card.membershipId,
      by: null,
      at,
      audit: {
        action: `card-${change}`,
        facts: { card: card.id, purchase: id, merchant, amount, ...facts },
      },
      events: [cardEvent(card, change, amount, merchant), ...asked],
    },
  ]);
}
