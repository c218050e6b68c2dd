import type { ComingItem, Forecast } from '#contract/forecast/forecast.ts';
import { forecastDays } from '#contract/forecast/forecast-terms.ts';
import type { EpochMs } from '#contract/time/time.ts';
import { sql } from 'kysely';
import { listAccounts } from '../accounts/account-records.ts';
import { addDays, localMoment, startOfDay } from '../calendar/local-time.ts';
import type { BankContext } from '../database/bank-context.ts';
import type { DatabaseTransaction } from '../database/database-transaction.ts';
import { lockMemberships } from '../database/lock-memberships.ts';
import type { Clock } from '../ports.ts';
import { TransferBatch, type TransferItem } from '../transfers/batch-terms.ts';
import { AccountCourses } from './account-courses.ts';
import type { Coming } from './coming.ts';
import { ComingWork } from './coming-work.ts';
import { listPastPayments } from './past-payments.ts';
import { likelyPayments } from './recurring-rules.ts';

/** The parts of the bank that a rehearsal uses. */
export type RehearsingBank = Pick<
  BankContext,
  'store' | 'clock' | 'newId' | 'timeZone' | 'policy' | 'random'
>;

/** A transfer that the rehearsal sends first. */
export type TransferOfNow = Pick<TransferItem, 'by' | 'request'>;

/** Thrown to roll back the rehearsal's transaction. */
class Rehearsed extends Error {
  readonly result: Forecast;

  constructor(result: Forecast) {
    super('A rehearsal is not kept');
    this.result = result;
  }
}

/**
 * What happens to a membership in the next 30 days if nothing new is requested. Due work is carried out on its days and
 * in its order, by the code of the real work, in a transaction that is rolled back. If `first` is refused, it is left
 * out.
 */
export async function rehearse(
  bank: RehearsingBank,
  membershipId: string,
  first?: TransferOfNow,
): Promise<Forecast> {
  try {
    await bank.store.transact<never>(async (scope) => {
      throw new Rehearsed(await executeMonth(scope, bank, membershipId, first));
    });
  } catch (error) {
    if (error instanceof Rehearsed) return error.result;
    throw error;
  }
  throw new Error('A rehearsal was kept');
}

/** The same within a transaction, which keeps nothing of the rehearsal and stays open; nothing else may run in it meanwhile. */
export async function rehearseWithin(
  scope: DatabaseTransaction,
  bank: Omit<RehearsingBank, 'store'>,
  membershipId: string,
): Promise<Forecast> {
  await sql`savepoint rehearsal`.execute(scope.trx);
  const forecast = await executeMonth(scope, bank, membershipId, undefined);
  await sql`rollback to savepoint rehearsal`.execute(scope.trx);
  await sql`release savepoint rehearsal`.execute(scope.trx);
  return forecast;
}

async function executeMonth(
  scope: DatabaseTransaction,
  bank: Omit<RehearsingBank, 'store'>,
  membershipId: string,
  first: TransferOfNow | undefined,
): Promise<Forecast> {
  await lockMemberships(scope, [membershipId]);
  const { timeZone } = bank;
  const now = bank.clock.now();
  const today = localMoment(now, timeZone).date;
  const until = startOfDay(addDays(today, forecastDays + 1), timeZone);
  if (first !== undefined) await sendNow(scope, bank, membershipId, first);
  const past = await listPastPayments(scope.trx, membershipId, today);
  const due = await ComingWork.of(
    scope,
    bank,
    membershipId,
    likelyPayments(past, now, until, timeZone),
  );
  const accounts = new AccountCourses(await listAccounts(scope.trx, membershipId), today);
  const items = new Map<string, ComingItem>();
  for (;;) {
    const next = await due.next();
    if (next === undefined || next.dueAt >= until) break;
    const at = Math.max(next.dueAt, now) as EpochMs;
    const { date } = localMoment(at, timeZone);
    accounts.reach(date);
    const happened = await next.execute(scope, { ...bank, clock: stopped(at) }, at);
    for (const [index, { key = keyOf(next, index), ...one }] of happened.entries()) {
      const short = one.happens ? null : accounts.shortOf(one.account, one.amount);
      keep(items, { ...one, key, at, date, short });
    }
    accounts.take(await listAccounts(scope.trx, membershipId), date);
  }
  return { today, accounts: accounts.forecasts(), items: [...items.values()] };
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

/** Sends the transfer as the bank would. If it is refused, nothing moves. */
async function sendNow(
  scope: DatabaseTransaction,
  bank: Omit<RehearsingBank, 'store'>,
  membershipId: string,
  transfer: TransferOfNow,
): Promise<void> {
  const item = { membershipId, ...transfer };
  const sending = await TransferBatch.open(scope, bank, [item]);
  const decision = sending.decide(item);
  if (decision.kind === 'refused') return;
  sending.send(decision, { waitsUntil: null, isConfirmed: true });
  await sending.record();
}
