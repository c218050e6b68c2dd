import type { ReturnReason } from '#contract/events/event-parts.ts';
import {
  type Deposit,
  type DepositRequest,
  type DepositTerms,
  deposits as contract,
} from '#contract/deposits/deposits.ts';
import type { EpochMs, LocalDate } from '#contract/time/time.ts';
import { addDays, atTimeOfDay, localMoment } from '../calendar/local-time.ts';
import type { Gate } from '../gate.ts';
import { answerOnce } from '../idempotency/answer-once.ts';
import type { Intent } from '../idempotency/intent-records.ts';
import { requestHash } from '../formats/sha-256.ts';
import { type Executed, type Once, once } from '../idempotency/once.ts';
import type { BankContext } from '../bank-context.ts';
import type { DatabaseTransaction } from '../database/database-transaction.ts';
import { countTry, waitOfTries } from '../limits/attempts.ts';
import { refusedPhotosBucket } from '../limits/buckets.ts';
import { availableAt, businessDayOf, tiersLeft, tiersOf } from './availability.ts';
import { checkPhotos, type PhotosReading } from './check-photos.ts';
import {
  findAlike,
  findPhoto,
  holdsOf,
  isKnownPicture,
  listDeposits,
  lockAccounts,
  sumDeposited,
  type DepositOfAccount,
} from './deposit-records.ts';
import {
  decideDeposit,
  leftToday,
  type DepositFacts,
  type DepositRefusal,
} from './deposit-rules.ts';
import { makeDeposit } from './make-deposit.ts';
import { cents } from '#contract/money/cents.ts';
import type { AccountId, DepositId } from '#contract/text/ids.ts';
import type { AccountHoldRow } from '../ledger/ledger-tables.ts';

/** Depositing checks by photo (R-D6). */
export function depositHandlers(gate: Gate, bank: BankContext) {
  const { store } = bank;
  const deposits = gate.gated(contract);

  return {
    create: deposits.create.handler(async ({ input, context, errors }) => {
      const { membershipId, personId } = context.signedIn;
      const { to, amount, isAnother, ...files } = input.deposit;
      const retryAfterMs = await waitOfTries(bank, refusedPhotosBucket(personId));
      if (retryAfterMs > 0) throw errors.TOO_MANY_PHOTOS_REFUSED({ data: { retryAfterMs } });
      const reading = await checkPhotos(files, (...given) =>
        bank.longTasks(membershipId, 'checkPicture', ...given),
      );
      if (reading.kind === 'refused') await countTry(bank, [refusedPhotosBucket(personId)]);
      const intent = {
        membershipId,
        key: input.intentKey,
        requestHash: requestHash('deposits.create', {
          to,
          amount,
          isAnother,
          photos: reading.kind === 'photos' ? reading.photos.map((photo) => photo.sha256) : null,
        }),
      };
      const result = await store.transact((scope) =>
        create(scope, bank, { intent, by: personId }, input.deposit, reading),
      );
      return await answerOnce(bank, context.signedIn, errors, result);
    }),

    list: deposits.list.handler(async ({ input, context }) => {
      const page = await listDeposits(store.db, context.signedIn.membershipId, input);
      const holds = await holdsOf(
        store.db,
        page.deposits.map(({ id }) => id),
      );
      return {
        deposits: page.deposits.map((deposit) => presentDeposit(deposit, holds)),
        next: page.next,
      };
    }),

    terms: deposits.terms.handler(({ context }) => termsFor(bank, context.signedIn.membershipId)),

    photo: deposits.photo.handler(async ({ input, context, errors }) => {
      const photo = await findPhoto(store.db, context.signedIn.membershipId, input.id, input.side);
      if (!photo) {
        throw errors.NOT_FOUND();
      }
      const { media_type: mediaType, width, height, content } = photo;
      return {
        mediaType: mediaType === 'image/png' ? 'image/png' : 'image/jpeg',
        width,
        height,
        content,
      };
    }),
  };
}

/** Load, decide, record: all in the transaction of the scope. A refusal records nothing. */
async function create(
  scope: DatabaseTransaction,
  bank: BankContext,
  { intent, by }: { readonly intent: Intent; readonly by: string },
  request: DepositRequest,
  reading: PhotosReading,
): Promise<Once<Deposit, DepositRefusal>> {
  const { membershipId } = intent;
  const at = bank.clock.now();
  // The accounts' locks are taken first, so that of two equal asks the second waits here and then
  // finds the answer of the first.
  const facts = await loadFacts(scope, bank, membershipId, request, reading, at);
  return await once<Deposit, DepositRefusal>(scope, at, intent, () =>
    decideAndRecord(scope, bank, { membershipId, by, request, reading, facts, at }),
  );
}

interface ToDecide {
  readonly membershipId: string;
  /** The person who deposits it. */
  readonly by: string;
  readonly request: DepositRequest;
  readonly reading: PhotosReading;
  readonly facts: DepositFacts;
  readonly at: EpochMs;
}

async function decideAndRecord(
  scope: DatabaseTransaction,
  bank: BankContext,
  { membershipId, by, request, reading, facts, at }: ToDecide,
): Promise<Executed<Deposit, DepositRefusal>> {
  const decision = decideDeposit(request, reading, facts, bank.policy);
  if (decision.kind === 'refused') {
    return decision;
  }

  const { to, photos } = decision;
  const { amount } = request;
  const deposit = await makeDeposit(scope, bank, { membershipId, by, to, amount, photos, at });
  const answer = presentDeposit(deposit, await holdsOf(scope.trx, [deposit.id]));
  const [firstPart] = answer.parts;
  return { kind: 'done', answer, dueAt: firstPart?.availableAt ?? null };
}

async function loadFacts(
  scope: DatabaseTransaction,
  { timeZone, policy }: BankContext,
  membershipId: string,
  { to: handle, amount }: DepositRequest,
  reading: PhotosReading,
  at: EpochMs,
): Promise<DepositFacts> {
  const accounts = await lockAccounts(scope, membershipId);
  const to = accounts.find((account) => account.handle === handle);
  const today = localMoment(at, timeZone).date;
  const since = addDays(today, 1 - policy.depositLooksAlikeDays);
  return {
    to,
    isKnownCheck:
      reading.kind === 'photos' && (await isKnownPicture(scope.trx, membershipId, reading.photos)),
    depositedToday: await sumDeposited(scope.trx, membershipId, 'day', today),
    alike: to && (await findAlike(scope.trx, to.id, amount, since)),
  };
}

async function termsFor(bank: BankContext, membershipId: string): Promise<DepositTerms> {
  const { store, clock, policy, timeZone } = bank;
  const now = clock.now();
  const today = localMoment(now, timeZone).date;
  const businessDay = businessDayOf(now, policy, timeZone);
  const depositedToday = await sumDeposited(store.db, membershipId, 'day', today);
  const before = await sumDeposited(store.db, membershipId, 'business_day', businessDay);
  const timeOf = (moment: EpochMs) => localMoment(moment, timeZone).time;
  return {
    mostPerCheck: policy.depositMost,
    mostPerDay: policy.depositMostPerDay,
    leftToday: leftToday(depositedToday, policy.depositMostPerDay),
    businessDay,
    cutOff: timeOf(atTimeOfDay(today, policy.depositCutOffMinutes, timeZone)),
    availability: [...tiersLeft(tiersOf(businessDay, policy), before)],
    availableFrom: timeOf(availableAt(businessDay, policy, timeZone)),
    returnFee: policy.depositReturnFee,
  };
}

/** The deposit as the contract has it. A returned deposit has nothing available. */
export function presentDeposit(
  deposit: DepositOfAccount,
  holds: readonly AccountHoldRow[],
): Deposit {
  return {
    id: deposit.id as DepositId,
    to: deposit.handle as AccountId,
    toName: deposit.name,
    amount: cents(deposit.amount),
    at: deposit.at as EpochMs,
    status: deposit.status,
    label: deposit.label,
    parts: holds
      .filter((hold) => hold.deposit_id === deposit.id)
      .map((hold) => ({
        amount: cents(hold.amount),
        day: hold.release_day as LocalDate,
        availableAt: hold.release_at as EpochMs,
        isAvailable: hold.ended_at !== null && deposit.status !== 'returned',
      })),
    settledAt: deposit.settled_at as EpochMs | null,
    returnReason: deposit.return_reason as ReturnReason | null,
  };
}
