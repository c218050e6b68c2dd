import type { Cents } from '#contract/money/cents.ts';
import { requestHash } from '../formats/sha-256.ts';

/** A payment from another bank into a member's account, such as a salary. */
export interface IncomingCredit {
  /** The sender's name for it, such as its trace number: no other credit has the same. */
  readonly key: string;
  readonly accountNumber: string;
  /** More than zero. */
  readonly amount: Cents;
  /** The description in the member's history. */
  readonly description: string;
}

/** An account with the number of a credit. */
export interface CreditableAccount {
  readonly id: string;
  readonly membershipId: string;
  readonly name: string;
  readonly number: string;
  readonly isClosed: boolean;
  /** Of a certificate: its balance stays as it is until it matures. */
  readonly isInTerm: boolean;
}

export type CreditRefusal =
  | 'key-reused'
  | 'no-account'
  | 'several-accounts'
  | 'account-closed'
  | 'account-in-term';

export type CreditDecision =
  | { readonly kind: 'posted'; readonly account: CreditableAccount }
  | { readonly kind: 'posted-before' }
  | { readonly kind: 'refused'; readonly reason: CreditRefusal };

/** Why a credit is taken back: the credit union posted it wrongly, or its sender has reversed it. */
export const takeBackReasons = ['posted-wrongly', 'reversed-by-sender'] as const;
export type TakeBackReason = (typeof takeBackReasons)[number];

/** The facts that decide credits. */
export interface CreditFacts {
  readonly accounts: readonly CreditableAccount[];
  /** The hash of each credit that was posted, by its intent key. */
  readonly posted: ReadonlyMap<string, string>;
}

/**
 * Decides credits in their order, one decision each. A credit that was posted before is posted no more, also where its
 * account was closed since; another credit under its key is refused.
 */
export function decideCredits(
  credits: readonly IncomingCredit[],
  { accounts, posted }: CreditFacts,
): CreditDecision[] {
  const byNumber = Map.groupBy(accounts, ({ number }) => number);
  const known = new Map(posted);
  return credits.map((credit) => {
    const hash = creditHash(credit);
    const before = known.get(intentKeyOf(credit));
    if (before !== undefined) {
      return before === hash
        ? { kind: 'posted-before' }
        : { kind: 'refused', reason: 'key-reused' };
    }
    const decision = decideAccount(byNumber.get(credit.accountNumber) ?? []);
    if (decision.kind === 'posted') known.set(intentKeyOf(credit), hash);
    return decision;
  });
}

/** By which a credit is told from another under its key. */
export function creditHash({ accountNumber, amount, description }: IncomingCredit): string {
  return requestHash('incoming credit', { accountNumber, amount, description });
}

/** The key under which it is remembered that a credit was posted: no member's request has one like it. */
export function intentKeyOf({ key }: Pick<IncomingCredit, 'key'>): string {
  return `credit:${key}`;
}

function decideAccount(accounts: readonly CreditableAccount[]): CreditDecision {
  if (accounts.length === 0) return { kind: 'refused', reason: 'no-account' };
  const [account, ...others] = accounts.filter(({ isClosed }) => !isClosed);
  if (account === undefined) return { kind: 'refused', reason: 'account-closed' };
  if (others.length > 0) return { kind: 'refused', reason: 'several-accounts' };
  if (account.isInTerm) return { kind: 'refused', reason: 'account-in-term' };
  return { kind: 'posted', account };
}
