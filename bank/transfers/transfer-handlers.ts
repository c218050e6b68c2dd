import { cents } from '#contract/cents.ts';
import type { Transfer, TransferRequest } from '#contract/transfers.ts';
import type { EpochMs } from '#contract/time.ts';
import { addDays, localMoment, startOfDay } from '../calendar/local-time.ts';
import type { Gate } from '../gate.ts';
import { historyOf, page, presentPage } from '../history-page.ts';
import { readIntent, recordIntent, requestHash, type Intent } from '../intent-records.ts';
import type { BankInside } from '../bank-inside.ts';
import { transact, type Scope } from '../transact.ts';
import { describeRecipient, presentTransfer } from './present-transfer.ts';
import { refusalError } from './refusal-error.ts';
import { sendTransfer } from './send-transfer.ts';
import { cancelTransfer, finishProcessing } from './transfer-outcomes.ts';
import { countTiles, findTransfer, loadFacts, madeByTransfers } from './transfer-records.ts';
import { decideTransfer, endOfProcessing, type TransferRefusal } from './transfer-rules.ts';

/** Sending money, and what became of it. */
export function transferHandlers(gate: Gate, bank: BankInside) {
  const { store, clock, timeZone, policy } = bank;
  const { transfers } = gate.gated;

  return {
    quote: transfers.quote.handler(async ({ input: { transfer: request }, context, errors }) => {
      const decision = await transact(store, async (scope) =>
        decideTransfer(request, await loadFacts(scope, context.signedIn.memberId, request)),
      );
      if (decision.kind === 'refused') {
        throw refusalError(errors, decision.refusal);
      }
      const { from, destination, balanceAfter } = decision;
      return {
        amount: request.amount,
        fromName: from.name,
        toName: destination.name,
        toDetail: describeRecipient(destination),
        balance: from.balance,
        balanceAfter,
        endsAs: endOfProcessing(request.kind, cents(request.amount), policy),
      };
    }),

    create: transfers.create.handler(async ({ input, context, errors }) => {
      const { memberId } = context.signedIn;
      const intent = {
        memberId,
        key: input.intentKey,
        requestHash: requestHash('transfers.create', input.transfer),
      };
      const result = await transact(store, (scope) => create(scope, bank, intent, input.transfer));
      switch (result.kind) {
        case 'refused':
          throw refusalError(errors, result.refusal);
        case 'reused':
          throw errors.INTENT_KEY_REUSED();
        case 'answered':
          return result.answer;
        case 'created':
          bank.bell.ring(memberId);
          if (result.dueAt !== null) {
            bank.expectWork(result.dueAt);
          }
          return result.answer;
      }
    }),

    get: transfers.get.handler(async ({ input, context, errors }) => {
      const transfer = await findTransfer(store.db, context.signedIn.memberId, input.id);
      if (!transfer) {
        throw errors.NOT_FOUND();
      }
      return presentTransfer(transfer, timeZone);
    }),

    cancel: transfers.cancel.handler(async ({ input, context, errors }) => {
      const { memberId } = context.signedIn;
      if (!(await findTransfer(store.db, memberId, input.id))) {
        throw errors.NOT_FOUND();
      }
      const outcome = await cancelTransfer(bank, input.id);
      const transfer = await findTransfer(store.db, memberId, input.id);
      if (!transfer) {
        throw errors.NOT_FOUND();
      }
      if (outcome.kind === 'not-pending') {
        throw errors.NOT_PENDING({ data: { status: transfer.status } });
      }
      return presentTransfer(transfer, timeZone);
    }),

    history: transfers.history.handler(async ({ input, context }) => {
      const history = madeByTransfers(historyOf(store.db, context.signedIn.memberId));
      return presentPage(await page(history, input), timeZone);
    }),

    tiles: transfers.tiles.handler(async ({ context }) => {
      const today = localMoment(clock.now(), timeZone).date;
      const tiles = await countTiles(store.db, context.signedIn.memberId, {
        from: startOfDay(today, timeZone),
        to: startOfDay(addDays(today, 1), timeZone),
      });
      return { ...tiles, amountSent: cents(tiles.amountSent) };
    }),
  };
}

type Created =
  | { readonly kind: 'refused'; readonly refusal: TransferRefusal }
  | { readonly kind: 'reused' }
  | { readonly kind: 'answered'; readonly answer: Transfer }
  | { readonly kind: 'created'; readonly answer: Transfer; readonly dueAt: EpochMs | null };

/** Load, decide, record: all in the transaction of the scope. A refusal records nothing. */
async function create(
  scope: Scope,
  bank: BankInside,
  intent: Intent,
  request: TransferRequest,
): Promise<Created> {
  const { memberId } = intent;
  // The account's lock is taken first, so that of two equal asks the second waits here and then
  // finds the answer of the first.
  const facts = await loadFacts(scope, memberId, request);
  const known = await readIntent(scope.trx, intent);
  if (known.kind === 'reused') {
    return known;
  }
  if (known.kind === 'answered') {
    return { kind: 'answered', answer: known.answer as Transfer };
  }
  const decision = decideTransfer(request, facts);
  if (decision.kind === 'refused') {
    return decision;
  }

  const at = bank.clock.now();
  const span = bank.policy.processing[request.kind];
  const dueAt = (at + (span ? bank.random.between(span.low, span.high) : 0)) as EpochMs;
  const { from, destination } = decision;
  const sent = await sendTransfer(scope, bank, { memberId, request, from, destination, at, dueAt });
  // Without a time of processing the rail is done at once (R-T8, live internal transfers).
  const finished = span ? undefined : await finishProcessing(scope, bank, sent, at);
  const answer = presentTransfer(
    { ...(finished ?? sent), fromHandle: request.from, fromName: from.name },
    bank.timeZone,
  );
  await recordIntent(scope.trx, intent, answer, at);
  return { kind: 'created', answer, dueAt: span ? dueAt : null };
}
