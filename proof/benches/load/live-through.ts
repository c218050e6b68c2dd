import type { BankDependencies } from '#bank/index.ts';
import { addDays, atTimeOfDay, localMoment, startOfDay } from '#bank/calendar/local-time.ts';
import { updateRows } from '#bank/database/bulk-insert.ts';
import { sumsOf } from '#bank/history/daily-sums.ts';
import { completedPayment, transactionRow } from '#bank/history/record-transaction.ts';
import { phraseText } from '#bank/history/search-terms.ts';
import { opening } from '#bank/ledger/chart-of-accounts.ts';
import { cents } from '#contract/money/cents.ts';
import type { EpochMs, LocalDate } from '#contract/time/time.ts';
import type { Category } from '#contract/transactions/transactions.ts';
import { fillBeforeKeys } from '../late-indexes.ts';
import { type Day, type Habit, habits, payeeOf, paymentsOn } from './member-life.ts';
import type { GeneratedAccount, GeneratedMember } from './open-credit-union.ts';
import { openRowSink, type RowSink } from './row-sink.ts';

const filled = ['posting', 'entry', 'account_transaction', 'daily_sum', 'search_phrase'] as const;

/** The members' balance on their first day, in cents. */
const openingBalance = 1_500_00;

/** Purchases of one kind spread over this time: a card machine is never busy with all members at once. */
const spreadMs = 45 * 60_000;

interface LivingAccount extends GeneratedAccount {
  balance: number;
  version: number;
  /** The purposes and payers of the payments, as the search knows them. */
  readonly phrases: Set<number>;
}

interface LivingMember {
  readonly number: number;
  readonly membershipId: string;
  readonly accounts: Readonly<Record<Habit['account'], LivingAccount>>;
}

type Movement = Pick<Habit, 'account' | 'against' | 'category'> & {
  readonly description: string;
  readonly amount: number;
  readonly at: EpochMs;
};

/**
 * Writes what happened to the members on so many days until yesterday, day by day as a bank would: postings, entries,
 * history, sums and search phrases, of which `verify` finds nothing wrong. Resolves with how many lines of history it is.
 */
export async function liveThrough(
  bank: BankDependencies,
  members: readonly GeneratedMember[],
  days: number,
  databaseUrl: string | undefined,
): Promise<number> {
  const living = members.map(livingMember);
  let lines = 0;
  await fillBeforeKeys(bank.store, filled, async () => {
    const rows = openRowSink(bank.store, databaseUrl);
    const writer = new LifeWriter(rows, bank.timeZone);
    const today = localMoment(bank.clock.now(), bank.timeZone).date;
    for (let daysAgo = days; daysAgo > 0; daysAgo -= 1) {
      const date = addDays(today, -daysAgo);
      lines += await writeDay(writer, living, { date, daysAgo, isFirst: daysAgo === days });
    }
    await rows.end();
  });
  await writeBalances(bank, living);
  return lines;
}

async function writeDay(
  writer: LifeWriter,
  members: readonly LivingMember[],
  { date, daysAgo, isFirst }: { date: LocalDate; daysAgo: number; isFirst: boolean },
): Promise<number> {
  const day: Day = {
    daysAgo,
    dayOfMonth: Number(date.slice(8)),
    month: Number(date.slice(5, 7)),
  };
  const moments = habits.map(({ minutes }) => atTimeOfDay(date, minutes, writer.timeZone));
  const midnight = startOfDay(date, writer.timeZone);
  let lines = 0;
  for (const [place, member] of members.entries()) {
    const movements = isFirst ? openingMovements(midnight) : [];
    for (const { habit: number, amount } of paymentsOn(member.number, day)) {
      const habit = habits[number] as Habit;
      const { account, against, category } = habit;
      // Nobody spends what they do not have.
      if (member.accounts[account].balance + amount < 0) continue;
      const offset = Math.floor((spreadMs * ((member.number * 7_919) % 1_000)) / 1_000);
      const at = ((moments[number] ?? midnight) + offset) as EpochMs;
      const description = payeeOf(habit, member.number);
      movements.push({ account, against, category, description, amount, at });
    }
    if (movements.length > 0) writer.write(member, movements);
    lines += movements.length;
    if (place % 1_000 === 0) await writer.rows.drain();
  }
  await writer.rows.drain();
  return lines;
}

function openingMovements(midnight: EpochMs): Movement[] {
  return (['checking', 'savings'] as const).map((account) => ({
    account,
    against: opening,
    category: 'Income' satisfies Category,
    description: 'Opening deposit',
    amount: openingBalance,
    at: midnight,
  }));
}

class LifeWriter {
  readonly rows: RowSink;
  readonly timeZone: string;
  #count = 0;
  #keysAt = 0;
  #keysBegin = '';

  constructor(rows: RowSink, timeZone: string) {
    this.rows = rows;
    this.timeZone = timeZone;
  }

  /** The movements of a member on one day. */
  write(member: LivingMember, movements: readonly Movement[]): void {
    const lines = movements.map((movement) => this.#writeOne(member, movement));
    for (const sum of sumsOf(lines)) this.rows.add('daily_sum', sum);
  }

  #writeOne({ membershipId, accounts }: LivingMember, movement: Movement) {
    const { description, amount, category, at, against } = movement;
    const account = accounts[movement.account];
    account.balance += amount;
    account.version += 1;
    const postingId = this.#newKey(at);
    this.#addPosting(postingId, movement, account);
    const line = transactionRow(
      completedPayment({
        id: this.#newKey(at),
        membershipId,
        account,
        postingId,
        description,
        amount: cents(amount),
        at,
        category,
      }),
      this.timeZone,
    );
    this.rows.add('entry', {
      posting_id: postingId,
      account_id: against,
      amount: -amount,
      balance_after: null,
      version: null,
    });
    this.rows.add('account_transaction', line);
    if (!account.phrases.has(line.phrase)) {
      account.phrases.add(line.phrase);
      const text = phraseText(description, category, account.name);
      const { membership_id, account_id, phrase } = line;
      this.rows.add('search_phrase', { membership_id, phrase, account_id, category, text });
    }
    return line;
  }

  #addPosting(id: string, { amount, at, against }: Movement, account: LivingAccount): void {
    const direction = amount > 0 ? 'payment-in' : 'payment-out';
    const kind = against === opening ? 'opening' : direction;
    this.rows.add('posting', { id, kind, at, transfer_id: null, reverses: null });
    this.rows.add('entry', {
      posting_id: id,
      account_id: account.id,
      amount,
      balance_after: account.balance,
      version: account.version,
    });
  }

  /** A UUIDv7 of that moment, which nobody has had before. */
  #newKey(at: EpochMs): string {
    this.#count += 1;
    if (at !== this.#keysAt) {
      const time = at.toString(16).padStart(12, '0');
      this.#keysAt = at;
      this.#keysBegin = `${time.slice(0, 8)}-${time.slice(8)}-7000-8000-`;
    }
    return this.#keysBegin + this.#count.toString(16).padStart(12, '0');
  }
}

function livingMember({ number, membershipId, checking, savings }: GeneratedMember): LivingMember {
  const accounts = { checking: livingAccount(checking), savings: livingAccount(savings) };
  return { number, membershipId, accounts };
}

function livingAccount(account: GeneratedAccount): LivingAccount {
  return { ...account, balance: 0, version: 0, phrases: new Set() };
}

const accountsTogether = 2_000;

async function writeBalances(
  { store }: BankDependencies,
  members: readonly LivingMember[],
): Promise<void> {
  const accounts = members.flatMap((member) => Object.values(member.accounts));
  for (let first = 0; first < accounts.length; first += accountsTogether) {
    const changes = accounts
      .slice(first, first + accountsTogether)
      .map(({ id, balance, version }) => ({
        where: { account_id: id, version: 0 },
        set: { balance, version },
      }));
    await store.transact((scope) => updateRows(scope, 'account_balance', changes));
  }
}
