import type { CardArt } from '#contract/cards/card-terms.ts';
import type { CardChange, ReplacementReason } from '#contract/cards/cards.ts';
import type { Cents } from '#contract/money/cents.ts';
import type { LocalDate } from '#contract/time/time.ts';
import { appendToMemberLogs } from '../member-log/append-to-member-logs.ts';
import type { StepUpNeeded } from '../identity/step-up/check-step-up.ts';
import {
  type MembersCard,
  activateIssue,
  askAboutCard,
  endLock,
  insertIssue,
  insertLock,
  savePin,
  updateArt,
  updateLimit,
} from './card-change-records.ts';
import { type CardInHand, cardEvent } from './card-in-hand.ts';
import { issueReplacement, type LimitRefusal, refuseLimit } from './card-rules.ts';
import { sealedPin } from './sealed-pins.ts';

/** Locks the card, if it is not locked already. */
export async function lockCard(inHand: CardInHand): Promise<void> {
  if (inHand.card.lockedAs === null) {
    await beginLock(inHand, 'by-member');
    await log(inHand, { reason: 'by-member' }, ['locked']);
  }
}

export interface ReportedRefusal {
  readonly code: 'CARD_REPORTED';
  readonly data: { readonly as: 'lost' | 'stolen' };
}

/** Ends the member's own lock, if there is one. */
export async function unlockCard(
  inHand: MembersCard,
): Promise<ReportedRefusal | StepUpNeeded | null> {
  const { scope, card, at } = inHand;
  if (card.lockedAs === 'lost' || card.lockedAs === 'stolen') {
    return { code: 'CARD_REPORTED', data: { as: card.lockedAs } };
  }
  if (card.lockedAs === null) {
    return null;
  }
  const needed = await askAboutCard(inHand, { kind: 'unlock-card' });
  if (!needed) {
    await endLock(scope.trx, card.id, at);
    await log(inHand, {}, ['unlocked']);
  }
  return needed;
}

/** Sets the daily or the spending limit; the same limit again changes nothing, and a higher one asks who is there. */
export async function setLimit(
  inHand: MembersCard,
  limit: Cents,
): Promise<LimitRefusal | StepUpNeeded | null> {
  const { scope, card } = inHand;
  const refusal = refuseLimit(limit, card);
  if (refusal) {
    return refusal;
  }
  if (limit > card.spendingLimit) {
    const needed = await askAboutCard(inHand, { kind: 'raise-card-limit', limit });
    if (needed) {
      return needed;
    }
  }
  if (limit !== card.spendingLimit) {
    await updateLimit(scope.trx, card.id, limit);
    await log(inHand, { before: card.spendingLimit, limit }, ['limit-set'], limit);
  }
  return null;
}

/** Puts another picture on the face of the card; nobody has to be told of it. */
export async function chooseArt({ scope, card, by, at }: CardInHand, art: CardArt): Promise<void> {
  if (art === card.art) return;
  await updateArt(scope.trx, card.id, art);
  const { id, membershipId } = card;
  const audit = { action: 'card-art-chosen', facts: { card: id, art } };
  await appendToMemberLogs(scope, [{ membershipId, by, at, audit, events: [] }]);
}

/** Keeps the hash of a PIN that the rules allow, sealed where the host has a key. */
export async function setPin(inHand: CardInHand, pinHash: string): Promise<void> {
  const { scope, bank, card, at } = inHand;
  await savePin(scope.trx, card.id, sealedPin(bank.factors, card.id, pinHash), at);
  await log(inHand, {}, ['pin-set']);
}

/** Whether the member has to show who they are before a PIN is set; null where they have, which is used up with it. */
export async function checkStepUpForPin(inHand: MembersCard): Promise<StepUpNeeded | null> {
  return await askAboutCard(inHand, { kind: 'set-pin' });
}

export interface OnItsWayRefusal {
  readonly code: 'REPLACEMENT_ON_ITS_WAY';
  readonly data: { readonly arrivesBy: LocalDate };
}

/** Issues another card, and locks one that was lost or stolen for good. */
export async function requestReplacement(
  inHand: MembersCard,
  reason: ReplacementReason,
): Promise<OnItsWayRefusal | StepUpNeeded | null> {
  const { scope, bank, card, at, today } = inHand;
  if (card.replacement) {
    const arrivesBy = card.replacement.arrives_by as LocalDate;
    return { code: 'REPLACEMENT_ON_ITS_WAY', data: { arrivesBy } };
  }
  const needed = await askAboutCard(inHand, { kind: 'replace-card' });
  if (needed) {
    return needed;
  }
  const draw = bank.random.between(0, 9_998);
  const issue = issueReplacement(card.issue.last_four, draw, today.date);
  await insertIssue(scope.trx, {
    ...issue,
    cardId: card.id,
    sequence: card.issue.sequence + 1,
    reason,
    at,
  });
  const facts = { reason, arrivesBy: issue.arrivesBy };
  if (reason === 'damaged') {
    await log(inHand, facts, ['replacement-ordered']);
  } else {
    await endLock(scope.trx, card.id, at);
    await beginLock(inHand, reason);
    await log(inHand, facts, ['locked', 'replacement-ordered']);
  }
  return null;
}

export interface NoReplacementRefusal {
  readonly code: 'NO_REPLACEMENT';
}

/**
 * Puts the new card in the place of the old one. The lock of a lost or stolen card ends with that card;
 * the member's own lock stays until they end it.
 */
export async function activateReplacement(
  inHand: CardInHand,
): Promise<NoReplacementRefusal | null> {
  const { scope, card, at } = inHand;
  if (!card.replacement) {
    return { code: 'NO_REPLACEMENT' };
  }
  await activateIssue(scope.trx, card.id, at);
  if (card.lockedAs !== 'by-member') {
    await endLock(scope.trx, card.id, at);
  }
  const renewed = { ...inHand, card: { ...card, issue: card.replacement } };
  await log(renewed, { issue: card.replacement.sequence }, ['replacement-activated']);
  return null;
}

async function beginLock(
  { scope, bank, card, at }: CardInHand,
  reason: 'by-member' | 'lost' | 'stolen',
): Promise<void> {
  await insertLock(scope.trx, { id: bank.newId(), card_id: card.id, reason, locked_at: at });
}

/** A single audit record, named after the last of the changes, and an event for each. */
async function log(
  { scope, card, by, at }: CardInHand,
  facts: Record<string, string | number>,
  changes: readonly CardChange[],
  amount: Cents | null = null,
): Promise<void> {
  await appendToMemberLogs(scope, [
    {
      membershipId: card.membershipId,
      by,
      at,
      audit: { action: `card-${changes.at(-1)}`, facts: { card: card.id, ...facts } },
      events: changes.map((change) => cardEvent(card, change, amount)),
    },
  ]);
}
