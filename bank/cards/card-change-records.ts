import type { ReplacementReason } from '#contract/cards/cards.ts';
import type { CardArt } from '#contract/cards/card-terms.ts';
import type { Cents } from '#contract/money/cents.ts';
import type { EpochMs, LocalDate } from '#contract/time/time.ts';
import type { Transaction } from 'kysely';
import type { CardLockRow } from './card-tables.ts';
import type { Tables } from '../tables.ts';
import type { PermittedAct } from '#contract/identity/step-up/permitted-act.ts';
import type { SignedIn } from '../gate.ts';
import { type StepUpNeeded, checkStepUp } from '../identity/step-up/check-step-up.ts';
import type { CardInHand } from './card-in-hand.ts';

/** Locks the card from now on. */
export async function insertLock(
  trx: Transaction<Tables>,
  lock: Omit<CardLockRow, 'until'>,
): Promise<void> {
  await trx
    .insertInto('card_lock')
    .values({ ...lock, until: null })
    .execute();
}

/** Ends the lock that is in force, if there is one. */
export async function endLock(
  trx: Transaction<Tables>,
  cardId: string,
  at: EpochMs,
): Promise<void> {
  await trx
    .updateTable('card_lock')
    .set({ until: at })
    .where('card_id', '=', cardId)
    .where('until', 'is', null)
    .execute();
}

export async function updateLimit(
  trx: Transaction<Tables>,
  cardId: string,
  limit: Cents,
): Promise<void> {
  await trx.updateTable('card').set({ spending_limit: limit }).where('id', '=', cardId).execute();
}

export async function updateArt(
  trx: Transaction<Tables>,
  cardId: string,
  art: CardArt,
): Promise<void> {
  await trx.updateTable('card').set({ art }).where('id', '=', cardId).execute();
}

/** Puts the hash in the place of the one before, which is kept nowhere. */
export async function savePin(
  trx: Transaction<Tables>,
  cardId: string,
  pinHash: string,
  at: EpochMs,
): Promise<void> {
  await trx
    .insertInto('card_pin')
    .values({ card_id: cardId, pin_hash: pinHash, set_at: at })
    .onConflict((conflict) =>
      conflict.column('card_id').doUpdateSet({ pin_hash: pinHash, set_at: at }),
    )
    .execute();
}

/** Issues a card that is on its way from now on. */
export async function insertIssue(
  trx: Transaction<Tables>,
  issue: {
    readonly cardId: string;
    readonly sequence: number;
    readonly lastFour: string;
    readonly expires: string;
    readonly reason: ReplacementReason;
    readonly at: EpochMs;
    readonly arrivesBy: LocalDate;
  },
): Promise<void> {
  await trx
    .insertInto('card_issue')
    .values({
      card_id: issue.cardId,
      sequence: issue.sequence,
      last_four: issue.lastFour,
      expires: issue.expires,
      reason: issue.reason,
      issued_at: issue.at,
      arrives_by: issue.arrivesBy,
      activated_at: null,
    })
    .execute();
}

/** The card on its way is in use from now on. */
export async function activateIssue(
  trx: Transaction<Tables>,
  cardId: string,
  at: EpochMs,
): Promise<void> {
  await trx
    .updateTable('card_issue')
    .set({ activated_at: at })
    .where('card_id', '=', cardId)
    .where('activated_at', 'is', null)
    .execute();
}

type CardAct = Extract<PermittedAct, { readonly cardEnding: string }>;

const procedures: Readonly<Record<CardAct['kind'], string>> = {
  'set-pin': 'cards.setPin',
  'unlock-card': 'cards.unlock',
  'raise-card-limit': 'cards.setLimit',
  'replace-card': 'cards.requestReplacement',
};

/** A card in the hand of a member who is signed in. */
export interface MembersCard extends CardInHand {
  readonly signedIn: SignedIn;
}

/**
 * Whether a step-up is needed, as a thief with an open session would make a stolen card worth more. The step-up binds the
 * card and the parts of the change that may be told: a PIN may not, as ten thousand are soon tried.
 */
export async function askAboutCard(
  { bank, scope, signedIn, card }: MembersCard,
  change:
    | Omit<Extract<CardAct, { kind: 'raise-card-limit' }>, 'cardEnding'>
    | {
        readonly kind: Exclude<CardAct['kind'], 'raise-card-limit'>;
      },
): Promise<StepUpNeeded | null> {
  const permits = { ...change, cardEnding: card.issue.last_four };
  return await checkStepUp(bank, scope, {
    signedIn,
    act: { procedure: procedures[change.kind], binds: { card: card.id, ...change }, permits },
  });
}
