import type { Card } from '#contract/cards/cards.ts';
import type { Gate } from '../gate.ts';
import { memberAsker } from '../passwords/hash-asker.ts';
import { requestHash } from '../idempotency/intent-records.ts';
import { countTry } from '../limits/attempts.ts';
import { hashesBucket } from '../limits/buckets.ts';
import { once } from '../idempotency/once.ts';
import type { BankContext } from '../database/bank-context.ts';
import type { StepUpNeeded } from '../step-up/check-step-up.ts';
import { stepUpError } from '../step-up/step-up-error.ts';
import {
  activateReplacement,
  lockCard,
  requestReplacement,
  setLimit,
  checkStepUpForPin,
  setPin,
  unlockCard,
  type OnItsWayRefusal,
} from './card-changes.ts';
import { cardAfter, type CardInHand, withCard } from './card-in-hand.ts';
import { findCardId, listCards } from './card-records.ts';
import { refusePin } from './card-rules.ts';
import { dayOf } from './day-span.ts';
import { presentCard } from './present-card.ts';
import { travelNoticeHandlers } from './travel-notice-handlers.ts';

/** The member's cards, and what can be done with them (R-D3, R-D4, R-D10). */
export function cardHandlers(gate: Gate, bank: BankContext) {
  const { store, clock, timeZone } = bank;
  const { cards } = gate.gated;

  return {
    ...travelNoticeHandlers(gate, bank),

    list: cards.list.handler(async ({ context }) => {
      const today = dayOf(clock.now(), timeZone);
      const found = await listCards(store.db, context.signedIn.memberId, today);
      return { cards: found.map(presentCard) };
    }),

    lock: cards.lock.handler(async ({ input, context, errors }) => {
      const result = await withCard(bank, context.signedIn.memberId, input.card, async (inHand) => {
        await lockCard(inHand);
        return answerOf(inHand);
      });
      if (!result) {
        throw errors.NOT_FOUND();
      }
      return result;
    }),

    unlock: cards.unlock.handler(async ({ input, context, errors }) => {
      const { signedIn } = context;
      const result = await withCard(bank, signedIn.memberId, input.card, async (inHand) =>
        answerUnless(await unlockCard({ ...inHand, signedIn }), inHand),
      );
      if (!result) {
        throw errors.NOT_FOUND();
      }
      if (result.kind === 'refused') {
        throw result.refusal.code === 'STEP_UP_NEEDED'
          ? await stepUpError(bank, errors, { signedIn, act: result.refusal.act })
          : errors.CARD_REPORTED({ data: result.refusal.data });
      }
      return result.answer;
    }),

    setLimit: cards.setLimit.handler(async ({ input, context, errors }) => {
      const { signedIn } = context;
      const result = await withCard(bank, signedIn.memberId, input.card, async (inHand) =>
        answerUnless(await setLimit({ ...inHand, signedIn }, input.limit), inHand),
      );
      if (!result) {
        throw errors.NOT_FOUND();
      }
      if (result.kind === 'refused') {
        switch (result.refusal.code) {
          case 'STEP_UP_NEEDED':
            throw await stepUpError(bank, errors, { signedIn, act: result.refusal.act });
          case 'LIMIT_OUT_OF_RANGE':
            throw errors.LIMIT_OUT_OF_RANGE({ data: result.refusal.data });
          case 'LIMIT_NOT_WHOLE_DOLLARS':
            throw errors.LIMIT_NOT_WHOLE_DOLLARS();
        }
      }
      return result.answer;
    }),

    setPin: cards.setPin.handler(async ({ input, context, errors }) => {
      const refusal = refusePin(input.pin);
      if (refusal) {
        throw refusal.code === 'PIN_TOO_EASY'
          ? errors.PIN_TOO_EASY({ data: refusal.data })
          : errors.PIN_NOT_FOUR_DIGITS();
      }
      const { signedIn } = context;
      const { memberId, sessionId } = signedIn;
      if ((await findCardId(store.db, memberId, input.card)) === undefined) {
        throw errors.NOT_FOUND();
      }
      const counted = await countTry(bank, [hashesBucket('pin', sessionId)]);
      if (counted.kind === 'blocked') {
        throw errors.TOO_MANY_TRIES({ data: { retryAfterMs: counted.retryAfterMs } });
      }
      // Before it is hashed: who is held up makes the bank hash nothing.
      const asked = await withCard(bank, memberId, input.card, async (inHand) => ({
        needed: await checkStepUpForPin({ ...inHand, signedIn }),
      }));
      if (asked?.needed) {
        throw await stepUpError(bank, errors, { signedIn, act: asked.needed.act });
      }
      // Hashed before the transaction, which waits for nothing but the store.
      const pinHash = await bank.passwords.hash(input.pin, memberAsker(memberId));
      const answer = await withCard(bank, memberId, input.card, async (inHand) => {
        await setPin(inHand, pinHash);
        return await answerOf(inHand);
      });
      if (!answer) {
        throw errors.NOT_FOUND();
      }
      return answer;
    }),

    requestReplacement: cards.requestReplacement.handler(async ({ input, context, errors }) => {
      const { signedIn } = context;
      const { memberId } = signedIn;
      const { intentKey: key, ...request } = input;
      const intent = {
        memberId,
        key,
        requestHash: requestHash('cards.requestReplacement', request),
      };
      const result = await withCard(bank, memberId, request.card, (inHand) =>
        once<Card, OnItsWayRefusal | StepUpNeeded>(inHand.scope, inHand.at, intent, async () =>
          answerUnless(await requestReplacement({ ...inHand, signedIn }, request.reason), inHand),
        ),
      );
      if (!result) {
        throw errors.NOT_FOUND();
      }
      switch (result.kind) {
        case 'refused':
          throw result.refusal.code === 'STEP_UP_NEEDED'
            ? await stepUpError(bank, errors, { signedIn, act: result.refusal.act })
            : errors.REPLACEMENT_ON_ITS_WAY({ data: result.refusal.data });
        case 'reused':
          throw errors.INTENT_KEY_REUSED();
        case 'done':
          return result.answer;
      }
    }),

    activateReplacement: cards.activateReplacement.handler(async ({ input, context, errors }) => {
      const result = await withCard(bank, context.signedIn.memberId, input.card, async (inHand) =>
        answerUnless(await activateReplacement(inHand), inHand),
      );
      if (!result) {
        throw errors.NOT_FOUND();
      }
      if (result.kind === 'refused') {
        throw errors.NO_REPLACEMENT();
      }
      return result.answer;
    }),
  };
}

type Result<Refusal> =
  | { readonly kind: 'refused'; readonly refusal: Refusal }
  | { readonly kind: 'done'; readonly answer: Card };

/** The refusal, or the card as the change leaves it. */
async function answerUnless<Refusal>(
  refusal: Refusal | null,
  inHand: CardInHand,
): Promise<Result<Refusal>> {
  return refusal === null
    ? { kind: 'done', answer: await answerOf(inHand) }
    : { kind: 'refused', refusal };
}

async function answerOf(inHand: CardInHand): Promise<Card> {
  return presentCard(await cardAfter(inHand));
}
