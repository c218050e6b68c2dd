import { type Card, cards as contract } from '#contract/cards/cards.ts';
import type { Gate } from '../gate.ts';
import { memberAsker } from '../identity/passwords/hash-asker.ts';
import { declaredError } from '../errors/error-boundary.ts';
import { answerExecuted, answerOnce } from '../idempotency/answer-once.ts';
import { requestHash } from '../formats/sha-256.ts';
import { countTry } from '../limits/attempts.ts';
import { hashesBucket } from '../limits/buckets.ts';
import { type Executed, once } from '../idempotency/once.ts';
import type { BankContext } from '../bank-context.ts';
import type { StepUpNeeded } from '../identity/step-up/check-step-up.ts';
import {
  activateReplacement,
  chooseArt,
  lockCard,
  requestReplacement,
  setLimit,
  checkStepUpForPin,
  setPin,
  unlockCard,
  type OnItsWayRefusal,
} from './card-changes.ts';
import { cardAfter, type CardInHand, withCard } from './card-in-hand.ts';
import { findCardId } from './card-records.ts';
import { refusePin } from './card-rules.ts';
import { presentCard } from './present-card.ts';

/** The changes that a member can make to a card (R-D4, R-D10). */
export function cardChangeHandlers(gate: Gate, bank: BankContext) {
  const { store } = bank;
  const cards = gate.gated(contract);

  return {
    lock: cards.lock.handler(async ({ input, context: { signedIn }, errors }) => {
      const result = await withCard(bank, signedIn, input.card, async (inHand) => {
        await lockCard(inHand);
        return await doneWith(inHand);
      });
      return await answerExecuted(bank, signedIn, errors, result);
    }),

    unlock: cards.unlock.handler(async ({ input, context: { signedIn }, errors }) => {
      const result = await withCard(bank, signedIn, input.card, async (inHand) =>
        doneUnless(await unlockCard({ ...inHand, signedIn }), inHand),
      );
      return await answerExecuted(bank, signedIn, errors, result);
    }),

    setLimit: cards.setLimit.handler(async ({ input, context: { signedIn }, errors }) => {
      const result = await withCard(bank, signedIn, input.card, async (inHand) =>
        doneUnless(await setLimit({ ...inHand, signedIn }, input.limit), inHand),
      );
      return await answerExecuted(bank, signedIn, errors, result);
    }),

    chooseArt: cards.chooseArt.handler(async ({ input, context: { signedIn }, errors }) => {
      const result = await withCard(bank, signedIn, input.card, async (inHand) => {
        await chooseArt(inHand, input.art);
        return await doneWith(inHand);
      });
      return await answerExecuted(bank, signedIn, errors, result);
    }),

    setPin: cards.setPin.handler(async ({ input, context, errors }) => {
      const refusal = refusePin(input.pin);
      if (refusal) {
        throw declaredError(errors, refusal);
      }
      const { signedIn } = context;
      const { personId, membershipId, sessionId } = signedIn;
      if ((await findCardId(store.db, membershipId, input.card)) === undefined) {
        throw errors.NOT_FOUND();
      }
      // Hashed before the transaction, which waits for the store only.
      const pinHash = await bank.passwords.inTurn(memberAsker(personId), async ({ hash }) => {
        const counted = await countTry(bank, [hashesBucket('pin', sessionId)]);
        if (counted.kind === 'blocked') {
          throw errors.TOO_MANY_TRIES({ data: { retryAfterMs: counted.retryAfterMs } });
        }
        // Checked before hashing, so that a request that first needs a step-up costs no hash.
        const asked = await withCard(bank, signedIn, input.card, async (inHand) =>
          doneUnless(await checkStepUpForPin({ ...inHand, signedIn }), inHand),
        );
        await answerExecuted(bank, signedIn, errors, asked);
        return await hash(input.pin);
      });
      const result = await withCard(bank, signedIn, input.card, async (inHand) => {
        await setPin(inHand, pinHash);
        return await doneWith(inHand);
      });
      return await answerExecuted(bank, signedIn, errors, result);
    }),

    requestReplacement: cards.requestReplacement.handler(async ({ input, context, errors }) => {
      const { signedIn } = context;
      const { membershipId } = signedIn;
      const { intentKey: key, ...request } = input;
      const intent = {
        membershipId,
        key,
        requestHash: requestHash('cards.requestReplacement', request),
      };
      const result = await withCard(bank, context.signedIn, request.card, (inHand) =>
        once<Card, OnItsWayRefusal | StepUpNeeded>(inHand.scope, inHand.at, intent, async () =>
          doneUnless(await requestReplacement({ ...inHand, signedIn }, request.reason), inHand),
        ),
      );
      return await answerOnce(bank, context.signedIn, errors, result);
    }),

    activateReplacement: cards.activateReplacement.handler(
      async ({ input, context: { signedIn }, errors }) => {
        const result = await withCard(bank, signedIn, input.card, async (inHand) =>
          doneUnless(await activateReplacement(inHand), inHand),
        );
        return await answerExecuted(bank, signedIn, errors, result);
      },
    ),
  };
}

async function doneUnless<Refusal>(
  refusal: Refusal | null,
  inHand: CardInHand,
): Promise<Executed<Card, Refusal>> {
  return refusal === null ? await doneWith(inHand) : { kind: 'refused', refusal };
}

async function doneWith(inHand: CardInHand): Promise<Executed<Card, never>> {
  return { kind: 'done', answer: presentCard(await cardAfter(inHand), inHand.today.date) };
}
