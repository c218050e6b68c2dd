import type { Card, CardType, Replacement } from '#contract/cards/cards.ts';
import type { AccountId, CardId } from '#contract/text/ids.ts';
import type { EpochMs, LocalDate } from '#contract/time/time.ts';
import { maskNumber } from '../formats/labels.ts';
import type { CardIssueRow, CardRow } from './card-tables.ts';
import type { CardInUse } from './card-records.ts';
import { availableCredit, hasExpired, utilizationPercent } from './card-rules.ts';

/** The specification's name for each kind (§3). */
export const cardTypes = {
  debit: 'Debit Card',
  credit: 'Credit Card',
  business: 'Business Card',
} as const satisfies Record<CardRow['kind'], CardType>;

/** The card as the contract has it on that day. */
export function presentCard(card: CardInUse, today: LocalDate): Card {
  const { lockedAs, replacement } = card;
  const basis = {
    id: card.handle as CardId,
    cardNumber: maskedNumber(card.issue),
    holderName: card.holderName,
    expiryDate: expiryDate(card.issue),
    hasExpired: hasExpired(card, today),
    cardBrand: card.brand,
    status: lockedAs === null ? 'Active' : 'Locked',
    reportedAs: lockedAs === 'by-member' ? null : lockedAs,
    pinSetAt: card.pinSetAt,
    replacement: replacement && presentReplacement(replacement),
    art: card.art,
  } as const;
  if (card.kind === 'debit') {
    const { handle, name, number } = card.linkedAccount;
    return {
      ...basis,
      type: cardTypes.debit,
      dailyLimit: card.spendingLimit,
      usedToday: card.usedToday,
      linkedAccount: { id: handle as AccountId, name, number: maskNumber(number) },
    };
  }
  const { creditLimit, spendingLimit, balance } = card;
  return {
    ...basis,
    type: cardTypes[card.kind],
    creditLimit,
    spendingLimit,
    currentBalance: balance,
    availableCredit: availableCredit(balance, spendingLimit),
    utilization: utilizationPercent(balance, creditLimit),
  };
}

/** The number of a piece of plastic as it may be shown. */
export function maskedNumber(issue: CardIssueRow): string {
  return `••••${issue.last_four}`;
}

function presentReplacement(issue: CardIssueRow): Replacement {
  if (issue.reason === null) {
    throw new Error(`Issue ${issue.sequence} of card ${issue.card_id} replaces nothing`);
  }
  return {
    cardNumber: maskedNumber(issue),
    expiryDate: expiryDate(issue),
    reason: issue.reason,
    orderedAt: issue.issued_at as EpochMs,
    arrivesBy: issue.arrives_by as LocalDate,
  };
}

/** `2029-09` as it is embossed: `09/29`. */
function expiryDate({ expires }: CardIssueRow): string {
  return `${expires.slice(5, 7)}/${expires.slice(2, 4)}`;
}
