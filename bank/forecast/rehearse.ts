import type { ComingItem, Forecast } from '#contract/forecast/forecast.ts';
import { forecastDays } from '#contract/forecast/forecast-terms.ts';
import { type Cents, cents } from '#contract/money/cents.ts';
import type { AccountId } from '#contract/text/ids.ts';
import type { EpochMs, LocalDate } from '#contract/time/time.ts';
import { listAccounts } from '../accounts/account-records.ts';
import { addDays, localMoment, startOfDay } from '../calendar/local-time.ts';
import type { BankContext } from '../database/bank-context.ts';
import type { DatabaseTransaction } from '../database/database-transaction.ts';
import { lockMemberships } from '../database/lock-memberships.ts';
import { clearing } from '../ledger/chart-of-accounts.ts';
import { availableOf } from '../ledger/ledger-rules.ts';
import { post } from '../ledger/post.ts';
import type { Clock } from '../ports.ts';
import { type Coming, nextComing } from './coming.ts';
import { listPastPayments } from './past-payments.ts';
import { likelyPayments } from './recurring-rules.ts';

/** What rehearsing needs of the bank. */
export type RehearsingBank = Pick<
  BankContext,
  'store' | 'clock' | 'newId' | 'timeZone' | 'policy' | 'random'
>;

/** Money that leaves an account before everything else, to another of the member's accounts or to somebody else. */
export interface PaymentOfNow {
  readonly from: AccountId;
  readonly to?: AccountId | undefined;
  readonly amount: Cents;
}

/** Ends a rehearsal's transaction, so that nothing of it is kept. */
class Rehearsed extends Error {
  readonly result: Forecast;

  constructor(result: Forecast) {
    super('A rehearsal is not kept');
    this.result = result;
  }
}

/**
 * What the next 30 days bring to a membership if nothing new is asked for: what is due is carried out in a transaction that
 * is rolled back, on its days and in its order, by the code that will carry it out. Where `first` cannot be paid, it is left out.
 */
export async function rehearse(
  bank: RehearsingBank,
  membershipId: string,
  first?: PaymentOfNow,
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

async function executeMonth(
  scope: DatabaseTransaction,
  bank: RehearsingBank,
  membershipId: string,
  first: PaymentOfNow | undefined,
): Promise<Forecast> {
  await lockMemberships(scope, [membershipId]);
  const { timeZone } = bank;
  const now = bank.clock.now();
  const today = localMoment(now, timeZone).date;
  const until = startOfDay(addDays(today, forecastDays + 1), timeZone);
  if (first !== undefined) await payNow(scope, bank, membershipId, first, now);
  const past = await listPastPayments(scope.trx, membershipId, today);
  const likely = likelyPayments(past, now, until, timeZone);
  const accounts = new Accounts(await listAccounts(scope.trx, membershipId), today);
  const items = new Map<string, ComingItem>();
  for (;;) {
    const next = await nextComing(scope, membershipId, likely);
    if (next === undefined || next.dueAt >= until) break;
    const at = Math.max(next.dueAt, now) as EpochMs;
    const { date } = localMoment(at, timeZone);
    accounts.reach(date);
    const moved = await next.execute(scope, { ...bank, clock: stopped(at) }, at);
    const item = itemOf(next, at, date, moved);
    // What is tried again day after day is told once.
    if (item !== null && !items.has(item.key)) items.set(item.key, item);
    accounts.take(await listAccounts(scope.trx, membershipId), date);
  }
  return { today, accounts: accounts.forecasts(), items: [...items.values()] };
}

/** A clock that shows the rehearsed moment; nothing is woken in a rehearsal. */
function stopped(at: EpochMs): Clock {
  return { now: () => at, wakeAt: () => () => {} };
}

async function payNow(
  scope: DatabaseTransaction,
  bank: RehearsingBank,
  membershipId: string,
  { from, to, amount }: PaymentOfNow,
  at: EpochMs,
): Promise<void> {
  const accounts = await listAccounts(scope.trx, membershipId);
  const idOf = (handle: AccountId) => accounts.find((one) => one.handle === handle)?.id;
  const source = idOf(from);
  if (source === undefined) return;
  const destination = (to !== undefined && idOf(to)) || clearing('ach');
  await post(scope, [
    {
      head: { id: bank.newId(), kind: 'payment-out', at, transferId: null, reverses: null },
      legs: [
        { account: source, amount: cents(-amount) },
        { account: destination, amount },
      ],
    },
  ]);
}

function itemOf(
  { item, key }: Coming,
  at: EpochMs,
  date: LocalDate,
  happens: boolean,
): ComingItem | null {
  return item && { ...item, key, at, date, happens };
}

type AccountNow = Awaited<ReturnType<typeof listAccounts>>[number];

/** The accounts of a membership while a rehearsal goes through its days. */
class Accounts {
  readonly #today: LocalDate;
  readonly #courses: { readonly handle: AccountId; readonly balances: Cents[]; lowest: Lowest }[];
  #now: readonly AccountNow[];

  constructor(accounts: readonly AccountNow[], today: LocalDate) {
    this.#today = today;
    this.#now = accounts;
    this.#courses = accounts.map((account) => ({
      handle: account.handle as AccountId,
      balances: [],
      lowest: { available: availableNow(account), date: today },
    }));
  }

  /** Ends the days before this one. */
  reach(day: LocalDate): void {
    for (const [index, { balances }] of this.#courses.entries()) {
      while (addDays(this.#today, balances.length) < day) balances.push(this.#balance(index));
    }
  }

  /** Takes the balances after something has happened on that day. */
  take(accounts: readonly AccountNow[], date: LocalDate): void {
    this.#now = accounts;
    for (const [index, course] of this.#courses.entries()) {
      const available = availableNow(accounts[index] as AccountNow);
      if (available < course.lowest.available) course.lowest = { available, date };
    }
  }

  forecasts(): Forecast['accounts'] {
    this.reach(addDays(this.#today, forecastDays + 1));
    return this.#courses.map(({ handle, balances, lowest }) => ({
      account: handle,
      balances,
      lowest,
    }));
  }

  #balance(index: number): Cents {
    return cents((this.#now[index] as AccountNow).balance);
  }
}

interface Lowest {
  readonly available: Cents;
  readonly date: LocalDate;
}

function availableNow({ balance, held, floor }: AccountNow): Cents {
  return availableOf({ balance: cents(balance), held: cents(held), floor: cents(floor) });
}
