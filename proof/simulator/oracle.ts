import type { BankRows } from './bank-rows.ts';
import {
  type Handle,
  type Model,
  type ModelMember,
  type ModelTransfer,
  endsHeld,
} from './model.ts';
import type { SimulatedMember } from './simulated-member.ts';
import { checkPurchases } from './card-purchases.ts';
import { BrokenClaim } from './trace.ts';
import { demoPolicy } from '#bank/index.ts';

/** No member has sent more to others in a day than a day's limit, also by requests at the same time. */
function checkDayLimits(transfers: BankRows['transfers'], dayOf: (moment: number) => string): void {
  const sums = new Map<string, number>();
  for (const { membership_id: member, kind, amount, status, at } of transfers) {
    if (kind === 'internal' || status === 'failed' || status === 'cancelled') continue;
    const key = `${member} by ${kind} on ${dayOf(at)}`;
    const sum = (sums.get(key) ?? 0) + amount;
    sums.set(key, sum);
    if (sum > demoPolicy.transferLimits[kind].aDay) {
      throw new BrokenClaim(`${sum} was sent by ${key}, more than the limit of a day`);
    }
  }
}

/** The time by which the bank must have done due work, in milliseconds. */
const lateMs = 10_000;

/** More payments of a series than fall due in any world. */
const mostInSeries = 60;

/**
 * Compares the bank's tables with the model when nothing is under way and all is known: acknowledged work is there exactly
 * once, nothing else is, and each account holds the model's balance. Throws a BrokenClaim.
 */
export class Oracle {
  readonly #members: readonly SimulatedMember[];
  readonly #model: Model;
  readonly #rows: BankRows;
  readonly #now: number;
  readonly #dayOf: (moment: number) => string;
  readonly #balances = new Map<string, number>();
  readonly #ahead = new Map<ModelMember, { low: number; high: number }>();

  constructor(
    members: readonly SimulatedMember[],
    model: Model,
    rows: BankRows,
    { now, dayOf }: { readonly now: number; readonly dayOf: (moment: number) => string },
  ) {
    this.#members = members;
    this.#model = model;
    this.#rows = rows;
    this.#now = now;
    this.#dayOf = dayOf;
  }

  compare(): void {
    for (const { details, model } of this.#members) {
      for (const [handle, balance] of Object.entries(model.opening)) {
        this.#balances.set(details.accounts[handle]?.id ?? '', balance);
      }
      this.#ahead.set(model, { low: 0, high: 0 });
    }
    this.#compareKeys();
    this.#compareSeries();
    this.#compareTransfers();
    checkDayLimits(this.#rows.transfers, this.#dayOf);
    this.#compareDeposits();
    this.#compareDisputes();
    this.#comparePurchases();
    same('payees', keysOf(this.#rows.payees), this.#model.payees.keys());
    this.#compareBalances();
  }

  #compareKeys(): void {
    const sentences = new Map(
      this.#members.flatMap(({ details, model }) =>
        [...model.keys].map(([key, sentence]) => [
          `${details.membershipId} ${key}`,
          `"${sentence}"`,
        ]),
      ),
    );
    const kept = this.#rows.intents.map(({ membership_id: member, key }) => `${member} ${key}`);
    same('asks that were carried out', kept, sentences.keys(), sentences);
  }

  #compareSeries(): void {
    const { scheduled, bills } = this.#rows;
    const payments = [...scheduled, ...bills.map((bill) => ({ ...bill, transfer_id: undefined }))];
    same(
      'series of payments',
      new Set(payments.map((payment) => payment.series_id)),
      this.#model.series.keys(),
    );
    for (const { id, series_id: seriesId, status, due_at: dueAt, ...payment } of payments) {
      const series = found(this.#model.series, seriesId);
      if (dueAt !== null && dueAt < this.#now - lateMs) {
        throw new BrokenClaim(`Payment ${id} was due at ${dueAt} and has not been made`);
      }
      if (status === 'cancelled' && !series.wasCancelled) {
        throw new BrokenClaim(`Payment ${id} is cancelled, and nobody asked for it`);
      }
      if (id !== series.first && !series.repeats) {
        throw new BrokenClaim(`Payment ${id} of series ${seriesId} is one too many`);
      }
      if (status === 'scheduled') {
        this.#expect(series.member, -series.amount * (series.repeats ? mostInSeries : 1), 0);
      } else if (status === 'paid') {
        this.#move(series.member, series.from, -series.amount);
      } else if (status === 'sent' && !this.#model.transfers.has(payment.transfer_id ?? '')) {
        const { member, from, to, amount } = series;
        const kind = series.kind === 'bill' ? 'internal' : series.kind;
        const transfer = { member, kind, from, to, amount, tried: new Set<never>(), ended: null };
        this.#model.transfers.set(payment.transfer_id ?? '', transfer);
      }
    }
  }

  #compareTransfers(): void {
    const { transfers } = this.#rows;
    same('transfers', keysOf(transfers), this.#model.transfers.keys());
    for (const row of transfers) {
      const transfer = found(this.#model.transfers, row.id);
      const { member, from, to, amount } = transfer;
      const isAsAsked =
        row.kind === transfer.kind &&
        row.amount === amount &&
        row.from_account_id === this.#accountOf(member, from) &&
        row.to_account_id === (to === null ? null : this.#accountOf(member, to));
      if (!isAsAsked) throw new BrokenClaim(`Transfer ${row.id} is not what was asked for`);
      if (!canBe(transfer, row.status)) {
        throw new BrokenClaim(
          `Transfer ${row.id} is ${row.status}; asked for: ${[...transfer.tried].join(', ') || 'nothing'}; known: ${transfer.ended}`,
        );
      }
      if (row.status === 'cancelled' || row.status === 'failed') {
        transfer.ended = row.status;
        continue;
      }
      if (row.status === 'completed' && endsHeld(transfer)) transfer.ended = 'completed';
      this.#move(member, from, -amount);
      if (to !== null) this.#move(member, to, amount);
    }
  }

  #compareDeposits(): void {
    same('deposits', keysOf(this.#rows.deposits), this.#model.deposits.keys());
    for (const { id, amount, status } of this.#rows.deposits) {
      const deposit = found(this.#model.deposits, id);
      const isReturned = status === 'returned';
      if (
        amount !== deposit.amount ||
        (isReturned && !deposit.triedReturn) ||
        (!isReturned && deposit.returned)
      ) {
        throw new BrokenClaim(`Deposit ${id} of ${amount} is ${status}, which cannot be`);
      }
      if (isReturned) deposit.returned = true;
      else this.#move(deposit.member, deposit.to, amount);
    }
  }

  #compareDisputes(): void {
    same('disputes', keysOf(this.#rows.disputes), this.#model.disputes.keys());
    for (const row of this.#rows.disputes) {
      const dispute = found(this.#model.disputes, row.id);
      if (
        row.amount !== dispute.amount ||
        (row.status === 'withdrawn' && !dispute.triedWithdrawal)
      ) {
        throw new BrokenClaim(`Dispute ${row.id} of ${row.amount} is ${row.status}`);
      }
      const isCredited = row.credited_at !== null && row.taken_back_at === null;
      if (isCredited) this.#add(row.account_id, row.amount);
      if (row.due_at !== null) this.#expect(dispute.member, -row.amount, row.amount);
    }
  }

  #comparePurchases(): void {
    same('card purchases', keysOf(this.#rows.purchases), this.#model.purchases.keys());
    checkPurchases(this.#members, this.#model, this.#rows, this.#dayOf);
    for (const { account_id: account, amount, fee } of this.#rows.postings) {
      this.#add(account, amount + (fee ?? 0));
    }
  }

  #compareBalances(): void {
    for (const { id, handle, balance } of this.#rows.balances) {
      const expected = this.#balances.get(id);
      if (balance !== expected) {
        throw new BrokenClaim(
          `${handle} of ${this.#members.find(({ details }) => details.accounts[handle ?? '']?.id === id)?.name} holds ${balance}, and must hold ${expected}`,
        );
      }
    }
    for (const { details, model } of this.#members) {
      const total = Object.values(details.accounts).reduce(
        (sum, { id }) => sum + (this.#balances.get(id) ?? 0),
        0,
      );
      model.total.reset(total, this.#ahead.get(model) ?? { low: 0, high: 0 });
    }
  }

  #move(member: ModelMember, handle: Handle, amount: number): void {
    this.#add(this.#accountOf(member, handle), amount);
  }

  #add(account: string, amount: number): void {
    this.#balances.set(account, (this.#balances.get(account) ?? 0) + amount);
  }

  #expect(member: ModelMember, low: number, high: number): void {
    const ahead = this.#ahead.get(member);
    if (ahead) {
      ahead.low += low;
      ahead.high += high;
    }
  }

  #accountOf(member: ModelMember, handle: Handle): string {
    const owner = this.#members.find(({ model }) => model === member);
    return owner?.details.accounts[handle]?.id ?? '';
  }
}

function canBe(transfer: ModelTransfer, status: string): boolean {
  if (transfer.ended !== null) return status === transfer.ended;
  if (!endsHeld(transfer)) return status === 'completed';
  return status === 'pending' || transfer.tried.has(status as never);
}

/** The keys that are there must be the known keys; `names` gives their names in a trace. */
function same(
  what: string,
  there: Iterable<string>,
  known: Iterable<string>,
  names: ReadonlyMap<string, string> = new Map(),
): void {
  const thereOnce = new Set(there);
  const knownOnce = new Set(known);
  for (const id of knownOnce) {
    if (!thereOnce.has(id)) {
      throw new BrokenClaim(`Of the ${what}, ${names.get(id) ?? id} was acknowledged and is lost`);
    }
  }
  for (const id of thereOnce) {
    if (!knownOnce.has(id)) {
      throw new BrokenClaim(`Of the ${what}, ${id} is there, and nobody knows of it`);
    }
  }
}

function keysOf(rows: readonly { readonly id: string }[]): string[] {
  return rows.map(({ id }) => id);
}

function found<One>(among: ReadonlyMap<string, One>, id: string): One {
  const one = among.get(id);
  if (one === undefined) throw new BrokenClaim(`Nobody knows of ${id}`);
  return one;
}
