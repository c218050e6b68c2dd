import type { Brand } from '#contract/brand/brand.ts';
import type { VisitId } from '#contract/text/ids.ts';
import {
  closedBecause,
  type OpeningHours,
  readOpeningHours,
} from '#contract/time/opening-hours.ts';
import {
  type Visit,
  type VisitDay,
  safeDeposit as contract,
} from '#contract/safe-deposit/safe-deposit.ts';
import type { EpochMs, LocalDate } from '#contract/time/time.ts';
import type { BankContext } from '../bank-context.ts';
import { addDays, localMoment, startOfDay } from '../calendar/local-time.ts';
import type { Gate, SignedIn } from '../gate.ts';
import { answerOnce } from '../idempotency/answer-once.ts';
import { type Intent } from '../idempotency/intent-records.ts';
import { requestHash } from '../formats/sha-256.ts';
import { type Executed, type Once, once } from '../idempotency/once.ts';
import { appendToMemberLogs } from '../member-log/append-to-member-logs.ts';
import type { BoxVisitRow } from './safe-deposit-tables.ts';
import type { DatabaseTransaction } from '../database/database-transaction.ts';
import {
  type Box,
  chargesOf,
  findBox,
  findVisit,
  insertVisit,
  lockBoxOf,
  recordVisitCancelled,
  takenTimes,
  visitsAhead,
  presentBox,
  presentCharge,
  presentVisit,
} from './box-records.ts';
import {
  firstVisitDay,
  refuseVisit,
  visitDays,
  type VisitRefusal,
  type VisitTerms,
  visitTimes,
} from './visit-rules.ts';

/** The member's safe deposit box, its visits and its fee (R-D11). */
export function safeDepositHandlers(gate: Gate, bank: BankContext) {
  const { store, clock, timeZone, policy } = bank;
  const safeDeposit = gate.gated(contract);
  const terms: VisitTerms = { timeZone, policy, openingHours: openingHoursOf(bank.brand) };

  return {
    box: safeDeposit.box.handler(async ({ context }) => {
      const box = await findBox(store.db, context.signedIn.membershipId);
      return { box: box ? presentBox(box, policy) : null };
    }),

    slots: safeDeposit.slots.handler(async ({ input, context, errors }) => {
      const box = await findBox(store.db, context.signedIn.membershipId);
      if (!box) {
        throw errors.NOT_FOUND();
      }
      return await slotsOf(bank, terms, box, input.day);
    }),

    visits: safeDeposit.visits.handler(async ({ context }) => {
      const visits = await visitsAhead(store.db, context.signedIn.membershipId, clock.now());
      return { visits: visits.map((visit) => presentVisit(visit, timeZone)) };
    }),

    billing: safeDeposit.billing.handler(async ({ context, errors }) => {
      const box = await findBox(store.db, context.signedIn.membershipId);
      if (!box) {
        throw errors.NOT_FOUND();
      }
      const charges = await chargesOf(store.db, box.id);
      return { charges: charges.map(presentCharge), accountName: box.accountShown };
    }),

    scheduleVisit: safeDeposit.scheduleVisit.handler(async ({ input, context, errors }) => {
      const { membershipId } = context.signedIn;
      const { intentKey: key, startsAt } = input;
      const intent = {
        membershipId,
        key,
        requestHash: requestHash('safeDeposit.scheduleVisit', { startsAt }),
      };
      const result = await store.transact((scope) =>
        schedule(scope, bank, terms, intent, startsAt, context.signedIn.personId),
      );
      return await answerOnce(bank, context.signedIn, errors, result);
    }),

    cancelVisit: safeDeposit.cancelVisit.handler(async ({ input, context, errors }) => {
      const { membershipId } = context.signedIn;
      const outcome = await store.transact((scope) =>
        cancel(scope, bank, context.signedIn, input.id),
      );
      if (outcome === 'not-found') {
        throw errors.NOT_FOUND();
      }
      if (outcome === 'begun') {
        throw errors.VISIT_BEGUN();
      }
      bank.bell.ring(membershipId);
      return {};
    }),
  };
}

function openingHoursOf({ hours }: Brand): OpeningHours {
  const read = readOpeningHours(hours);
  if (!read) {
    throw new Error(`Opening hours cannot be read: ${hours}`);
  }
  return read;
}

async function slotsOf(
  bank: BankContext,
  terms: VisitTerms,
  { branch }: Box,
  wanted: LocalDate | undefined,
): Promise<VisitDay> {
  const { store, timeZone } = bank;
  const now = bank.clock.now();
  const day = wanted ?? firstVisitDay(now, terms);
  const { earliest, latest } = visitDays(now, terms);
  const closed = closedBecause(day, terms.openingHours);
  if (closed !== null || day < earliest || day > latest) {
    return { day, earliest, latest, closed, slots: [] };
  }
  const span = { from: startOfDay(day, timeZone), before: startOfDay(addDays(day, 1), timeZone) };
  const taken = await takenTimes(store.db, branch, span);
  const slots = visitTimes(day, terms).map((startsAt) => ({
    startsAt,
    time: localMoment(startsAt, timeZone).time,
    free: startsAt > now && !taken.has(startsAt),
  }));
  return { day, earliest, latest, closed, slots };
}

type ScheduleRefusal = VisitRefusal | { readonly code: 'NOT_FOUND' };

async function schedule(
  scope: DatabaseTransaction,
  bank: BankContext,
  terms: VisitTerms,
  intent: Intent,
  startsAt: EpochMs,
  by: string,
): Promise<Once<Visit, ScheduleRefusal>> {
  const box = await lockBoxOf(scope, intent.membershipId);
  if (!box) {
    return { kind: 'refused', refusal: { code: 'NOT_FOUND' } };
  }
  const at = bank.clock.now();
  return await once<Visit, ScheduleRefusal>(scope, at, intent, () =>
    decideAndRecord(scope, bank, terms, box, {
      membershipId: intent.membershipId,
      by,
      startsAt,
      at,
    }),
  );
}

async function decideAndRecord(
  scope: DatabaseTransaction,
  bank: BankContext,
  terms: VisitTerms,
  box: Box,
  {
    membershipId,
    by,
    startsAt,
    at,
  }: {
    readonly membershipId: string;
    readonly by: string;
    readonly startsAt: EpochMs;
    readonly at: EpochMs;
  },
): Promise<Executed<Visit, ScheduleRefusal>> {
  const { trx } = scope;
  const scheduled = (await visitsAhead(trx, membershipId, at)).length;
  const times = await takenTimes(trx, box.branch, { from: startsAt, before: startsAt + 1 });
  const refusal = refuseVisit(startsAt, at, { scheduled, taken: times.size > 0 }, terms);
  if (refusal) {
    return { kind: 'refused', refusal };
  }
  const visit: BoxVisitRow = {
    id: bank.newId(),
    box_id: box.id,
    membership_id: membershipId,
    branch: box.branch,
    starts_at: startsAt,
    created_at: at,
    cancelled_at: null,
  };
  await insertVisit(trx, visit);
  await log(scope, visit, 'scheduled', at, by);
  return { kind: 'done', answer: presentVisit(visit, bank.timeZone) };
}

async function cancel(
  scope: DatabaseTransaction,
  bank: BankContext,
  { membershipId, personId: by }: SignedIn,
  id: VisitId,
): Promise<'not-found' | 'begun' | 'cancelled'> {
  const box = await lockBoxOf(scope, membershipId);
  const visit = box && (await findVisit(scope.trx, box.id, id));
  if (!visit) {
    return 'not-found';
  }
  if (visit.cancelled_at !== null) {
    return 'cancelled';
  }
  const at = bank.clock.now();
  if (visit.starts_at <= at) {
    return 'begun';
  }
  await recordVisitCancelled(scope.trx, id, at);
  await log(scope, visit, 'cancelled', at, by);
  return 'cancelled';
}

async function log(
  scope: DatabaseTransaction,
  { id, membership_id: membershipId, starts_at: startsAt, branch }: BoxVisitRow,
  change: 'scheduled' | 'cancelled',
  at: EpochMs,
  by: string,
): Promise<void> {
  await appendToMemberLogs(scope, [
    {
      membershipId,
      by,
      at,
      audit: { action: `visit-${change}`, facts: { visit: id, startsAt, branch } },
      events: [
        { kind: 'visit', visitId: id as VisitId, change, startsAt: startsAt as EpochMs, branch },
      ],
    },
  ]);
}
