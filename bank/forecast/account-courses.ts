import type { Forecast } from '#contract/forecast/forecast.ts';
import { type Cents, cents } from '#contract/money/cents.ts';
import type { AccountId } from '#contract/text/ids.ts';
import type { LocalDate } from '#contract/time/time.ts';
import type { AccountWithBalance } from '../accounts/account-records.ts';
import { addDays } from '../calendar/local-time.ts';
import { availableOf } from '../ledger/ledger-rules.ts';

/** The balances of a membership's accounts over the rehearsed days. An account that closes has none from then on. */
export class AccountCourses {
  readonly #today: LocalDate;
  readonly #courses: readonly Course[];

  constructor(accounts: readonly AccountWithBalance[], today: LocalDate) {
    this.#today = today;
    this.#courses = accounts.map((account) => ({
      id: account.id,
      handle: account.handle as AccountId,
      isCertificate: account.matures_on !== null,
      now: figuresOf(account),
      balances: [],
      lowest: { available: figuresOf(account).available, date: today },
    }));
  }

  /** Completes the days before this one. */
  reach(day: LocalDate): void {
    for (const { balances, now } of this.#courses) {
      while (addDays(this.#today, balances.length) < day) balances.push(now.balance);
    }
  }

  /** Records the balances after something happened on that day. */
  take(accounts: readonly AccountWithBalance[], date: LocalDate): void {
    for (const course of this.#courses) {
      const account = accounts.find(({ id }) => id === course.id);
      course.now = figuresOf(account);
      const { available } = course.now;
      if (account && available < course.lowest.available) course.lowest = { available, date };
    }
  }

  /** How much the account lacks for this amount now; null if nothing is missing. */
  shortOf(handle: AccountId, amount: Cents): Cents | null {
    const available = this.#courses.find((course) => course.handle === handle)?.now.available ?? 0;
    const short = -amount - available;
    return short > 0 ? cents(short) : null;
  }

  /** @param end The day after the last one. */
  forecasts(end: LocalDate): Forecast['accounts'] {
    this.reach(end);
    return this.#courses.map(({ handle, isCertificate, balances, lowest }) => ({
      account: handle,
      balances,
      lowest: isCertificate ? null : lowest,
    }));
  }
}

interface Course {
  readonly id: string;
  readonly handle: AccountId;
  readonly isCertificate: boolean;
  readonly balances: Cents[];
  now: Figures;
  lowest: { readonly available: Cents; readonly date: LocalDate };
}

interface Figures {
  readonly balance: Cents;
  readonly available: Cents;
}

function figuresOf(account: AccountWithBalance | undefined): Figures {
  if (account === undefined) return { balance: cents(0), available: cents(0) };
  const [balance, held, floor] = [
    cents(account.balance),
    cents(account.held),
    cents(account.floor),
  ];
  return { balance, available: availableOf({ balance, held, floor }) };
}
