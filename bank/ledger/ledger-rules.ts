import { type Cents, cents } from '#contract/money/cents.ts';
import { isSystemAccount } from './chart-of-accounts.ts';

/** An account's part of a posting that is about to be made. */
export interface Leg {
  readonly account: string;
  /** Positive raises the account, negative lowers it; never zero. */
  readonly amount: Cents;
  /**
   * Whether the payment was promised, and is taken even below the floor. The caller has allowed the account to be that
   * far below.
   */
  readonly mayOverdraw?: true;
}

/** A member account's balance as it stands, read under a lock. */
export interface Balance {
  readonly account: string;
  readonly balance: Cents;
  /** How much of the balance cannot be used yet. */
  readonly held: Cents;
  readonly floor: Cents;
  readonly version: number;
}

/** The available balance of an account: the ledger balance less holds, down to the floor. */
export function availableOf(balance: Omit<Balance, 'account' | 'version'>): Cents {
  return cents(Math.max(0, remainingOf(balance)));
}

/** The same, below zero where the account is below its floor. */
export function remainingOf({
  balance,
  held,
  floor,
}: Pick<Balance, 'balance' | 'held' | 'floor'>): Cents {
  return cents(balance - held - floor);
}

/** The effect of a posting on an account. */
export interface DecidedEntry {
  readonly account: string;
  readonly amount: Cents;
  /** Null for the bank's own accounts, which carry no balance row. */
  readonly after: { readonly balance: Cents; readonly version: number } | null;
}

/** The account with a floor that a posting would break, and its available balance. */
export interface Overdrawn {
  readonly kind: 'overdrawn';
  readonly account: string;
  readonly available: Cents;
}

export type PostingDecision =
  | { readonly kind: 'posted'; readonly entries: readonly DecidedEntry[] }
  | Overdrawn;

/**
 * Decides a posting: every leg is applied, or none because a member's account would go below its
 * floor, or would give what is held. A posting that does not sum to zero, names an account twice, has a leg of zero or names an
 * account without a balance is a bug of the caller, and thrown.
 */
export function decidePosting(
  legs: readonly Leg[],
  balances: ReadonlyMap<string, Balance>,
): PostingDecision {
  assertBalanced(legs);
  const entries: DecidedEntry[] = [];
  for (const { account, amount, mayOverdraw } of legs) {
    if (isSystemAccount(account)) {
      entries.push({ account, amount, after: null });
      continue;
    }
    const before = balances.get(account);
    if (!before) {
      throw new Error(`Account ${account} has no balance`);
    }
    const balance = cents(before.balance + amount);
    if (amount < 0 && mayOverdraw !== true && balance - before.held < before.floor) {
      return { kind: 'overdrawn', account, available: availableOf(before) };
    }
    entries.push({ account, amount, after: { balance, version: before.version + 1 } });
  }
  return { kind: 'posted', entries };
}

function assertBalanced(legs: readonly Leg[]): void {
  const sum = legs.reduce((total, leg) => cents(total + leg.amount), cents(0));
  if (legs.length < 2 || sum !== 0) {
    throw new Error(`A posting must have two legs or more that sum to zero, not ${sum}`);
  }
  if (legs.some((leg) => leg.amount === 0)) {
    throw new Error('A leg of a posting must move money');
  }
  if (new Set(legs.map((leg) => leg.account)).size !== legs.length) {
    throw new Error('A posting names each account once');
  }
}
