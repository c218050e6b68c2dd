import type { ComingItem, Forecast } from '#contract/forecast/forecast.ts';
import { forecastDays, forecastItemsMost } from '#contract/forecast/forecast-terms.ts';
import type { EpochMs, LocalDate } from '#contract/time/time.ts';
import { listAccounts } from '../accounts/account-records.ts';
import { addDays, localMoment, startOfDay } from '../calendar/local-time.ts';
import type { BankContext } from '../bank-context.ts';
import type { DatabaseTransaction } from '../database/database-transaction.ts';
import { sql } from 'kysely';
import type { BankStore, Clock, RehearsalRequest } from '../ports.ts';
import { TransferBatch } from '../transfers/transfer-batch.ts';
import { AccountCourses } from './account-courses.ts';
import type { Coming } from './coming.ts';
import { ComingWork } from './coming-work.ts';
import { writeCopy } from './membership-copy.ts';
import { listPastPayments } from './past-payments.ts';
import { likelyPayments } from './recurring-rules.ts';

/** The parts of the bank that a rehearsal uses. */
export type RehearsingBank = Pick<
  BankContext,
  'newId' | 'timeZone' | 'policy' | 'random' | 'letOthersRun'
>;

class Rehearsed extends Error {
  readonly result: Forecast;

  constructor(result: Forecast) {
    super('A rehearsal is not kept');
    this.result = result;
  }
}

/**
 * The events of a membership in the next 30 days if nothing new is requested. Due work is carried out on its days and in
 * its order, by the code of the real work, on a copy. If `first` is refused, it is left out.
 * @param stage An SQLite database in memory with the tables of the bank. It is left as it was.
 */
export async function rehearse(
  stage: Pick<BankStore, 'db'>,
  bank: RehearsingBank,
  request: RehearsalRequest,
  signal: AbortSignal,
): Promise<Forecast> {
  // A copy has not all the rows that its rows name.
  await sql`pragma foreign_keys = off`.execute(stage.db);
  try {
    await stage.db.transaction().execute(async (trx) => {
      const scope = { trx, engine: 'sqlite' } as const;
      await writeCopy(scope, request.copy);
      throw new Rehearsed(await executeMonth(scope, bank, request, signal));
    });
  } catch (error) {
    if (error instanceof Rehearsed) return error.result;
    throw error;
  }
  throw new Error('A rehearsal was kept');
}

async function executeMonth(
  scope: DatabaseTransaction,
  bank: RehearsingBank,
  { membershipId, now, first }: RehearsalRequest,
  signal: AbortSignal,
): Promise<Forecast> {
  const { timeZone } = bank;
  const today = localMoment(now, timeZone).date;
  const end = addDays(today, forecastDays + 1);
  const until = startOfDay(end, timeZone);
  if (first !== undefined) await sendNow(scope, bank, membershipId, first, now);
  const past = await listPastPayments(scope.trx, membershipId, today);
  const likely = likelyPayments(past, now, until, timeZone);
  const due = await ComingWork.of(scope, bank, membershipId, likely);
  const accounts = new AccountCourses(await listAccounts(scope, { membershipId }), today);
  const items = new Map<string, ComingItem>();
  let reached = today;
  const finished = (day: LocalDate): Forecast => ({
    today,
    until: addDays(day, -1),
    accounts: accounts.forecasts(day),
    items: [...items.values()],
  });
  for (;;) {
    const next = await due.next();
    if (next === undefined || next.dueAt >= until) return finished(end);
    const at = Math.max(next.dueAt, now) as EpochMs;
    const { date } = localMoment(at, timeZone);
    if (date > reached) {
      const thatDay = 1 + due.countBefore(startOfDay(addDays(date, 1), timeZone));
      if (items.size + thatDay > forecastItemsMost) return finished(date);
      reached = date;
    }
    await bank.letOthersRun?.();
    signal.throwIfAborted();
    accounts.reach(date);
    const happened = await next.execute(scope, { ...bank, clock: stopped(at) }, at);
    for (const [index, { key = keyOf(next, index), ...one }] of happened.entries()) {
      const short = one.happens ? null : accounts.shortOf(one.account, one.amount);
      keep(items, { ...one, key, at, date, short });
    }
    accounts.take(await listAccounts(scope, { membershipId }), date);
  }
}

function keyOf({ key }: Coming, index: number): string {
  return index === 0 ? key : `${key}:${index}`;
}

/** An item that is retried every day is listed once, and once more if it succeeds. */
function keep(items: Map<string, ComingItem>, item: ComingItem): void {
  const known = items.get(item.key);
  const key = known && !known.happens && item.happens ? `${item.key}:later` : item.key;
  if (!items.has(key)) items.set(key, { ...item, key });
}

/** A clock that shows the rehearsed moment and wakes nothing. */
function stopped(at: EpochMs): Clock {
  return { now: () => at, wakeAt: () => () => {} };
}

async function sendNow(
  scope: DatabaseTransaction,
  bank: RehearsingBank,
  membershipId: string,
  transfer: NonNullable<RehearsalRequest['first']>,
  now: EpochMs,
): Promise<void> {
  const item = { membershipId, ...transfer };
  const sending = await TransferBatch.open(scope, { ...bank, clock: stopped(now) }, [item]);
  const decision = sending.decide(item);
  if (decision.kind === 'refused') return;
  sending.send(decision, { waitsUntil: null, isConfirmed: true });
  await sending.record();
}
