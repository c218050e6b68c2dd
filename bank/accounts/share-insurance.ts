import type { ShareInsurance } from '#contract/accounts/accounts.ts';
import {
  beneficiariesMost,
  insuredMost,
  type OwnershipCategory,
  ownershipCategories,
  trustsTogetherFrom,
} from '#contract/accounts/account-terms.ts';
import { type Cents, cents } from '#contract/money/cents.ts';
import type { LocalDate } from '#contract/time/time.ts';

/**
 * The owners of an account and its beneficiaries, according to the records of the credit union. People are named by an id.
 */
export type Ownership =
  | { readonly kind: 'single' | 'ira' | 'keogh'; readonly owner: string }
  /** A corporation or partnership, which is a member itself and is insured apart from its owners (12 CFR 745.6). */
  | { readonly kind: 'business'; readonly owner: string }
  /** A qualifying joint account (12 CFR 745.8). */
  | { readonly kind: 'joint'; readonly owners: readonly string[] }
  /**
   * A trust, also an informal one such as a payable-on-death account. All beneficiaries are eligible, and the interest of
   * none is contingent (12 CFR 745.4, 745.9-1).
   */
  | {
      readonly kind: 'revocable-trust' | 'irrevocable-trust';
      readonly grantors: readonly string[];
      readonly beneficiaries: readonly string[];
    };

/** An account of shares: of savings, checking, money market or a certificate. Loans and investments are none. */
export interface ShareAccount {
  readonly balance: Cents;
  readonly ownership: Ownership;
}

interface Interest {
  readonly category: OwnershipCategory;
  readonly amount: Cents;
  /** The beneficiaries of a grantor's trust. */
  readonly beneficiaries: readonly string[];
}

/**
 * The insured part of a member's shares, by ownership category (12 CFR part 745, subpart A). Owners have equal interests,
 * and so have beneficiaries, as NCUA presumes where the records say nothing else. An overdrawn account holds no shares.
 * @param accounts All accounts at this credit union in which the member has an interest; other accounts are left out.
 */
export function shareInsurance(
  member: string,
  accounts: readonly ShareAccount[],
  day: LocalDate,
): ShareInsurance {
  const interests = accounts
    .filter(({ balance }) => balance > 0)
    .flatMap((account) => interestOf(member, account, day) ?? []);
  const categories = ownershipCategories.flatMap((category) => {
    const own = interests.filter((interest) => interest.category === category);
    if (own.length === 0) return [];
    const held = sum(own.map(({ amount }) => amount));
    return [{ category, held, insured: insuredIn(category, own, held) }];
  });
  const insured = sum(categories.map((one) => one.insured));
  const held = sum(categories.map((one) => one.held));
  return { day, insured, notInsured: cents(held - insured), categories };
}

function interestOf(
  member: string,
  { balance, ownership }: ShareAccount,
  day: LocalDate,
): Interest | null {
  const { kind } = ownership;
  switch (kind) {
    case 'single':
    case 'ira':
    case 'keogh':
    case 'business':
      return ownership.owner === member
        ? { category: kind, amount: balance, beneficiaries: [] }
        : null;
    case 'joint':
      return shared(member, balance, ownership.owners, { category: 'joint', beneficiaries: [] });
    case 'revocable-trust':
    case 'irrevocable-trust': {
      const { grantors } = ownership;
      // A grantor of a trust is not a beneficiary of it.
      const beneficiaries = ownership.beneficiaries.filter((one) => !grantors.includes(one));
      const category = beneficiaries.length > 0 ? trustCategory(kind, day) : ownCategory(grantors);
      return shared(member, balance, grantors, { category, beneficiaries });
    }
  }
}

/** Until the trust rules were merged, irrevocable trusts were insured apart (12 CFR 745.9-1 until then). */
function trustCategory(
  kind: 'revocable-trust' | 'irrevocable-trust',
  day: LocalDate,
): OwnershipCategory {
  return day >= trustsTogetherFrom ? 'trust' : kind;
}

/** A trust with no beneficiaries but its grantors is insured as their own account (12 CFR 745.4). */
function ownCategory(grantors: readonly string[]): OwnershipCategory {
  return grantors.length > 1 ? 'joint' : 'single';
}

/** An owner's part of an account; the cents that cannot be divided go to the first owners. */
function shared(
  member: string,
  balance: Cents,
  owners: readonly string[],
  interest: Omit<Interest, 'amount'>,
): Interest | null {
  const place = owners.indexOf(member);
  if (place < 0) return null;
  const left = balance % owners.length;
  const amount = cents((balance - left) / owners.length + (place < left ? 1 : 0));
  return { ...interest, amount };
}

function insuredIn(
  category: OwnershipCategory,
  interests: readonly Interest[],
  held: Cents,
): Cents {
  const beneficiaries = new Set(interests.flatMap((interest) => interest.beneficiaries));
  switch (category) {
    case 'single':
    case 'joint':
    case 'ira':
    case 'keogh':
    case 'business':
      return atMost(held, insuredMost);
    case 'trust':
      return atMost(held, insuredMost * Math.min(beneficiaries.size, beneficiariesMost));
    case 'revocable-trust':
      if (beneficiaries.size <= beneficiariesMost) {
        return atMost(held, insuredMost * beneficiaries.size);
      }
      // 12 CFR 745.4(e) until 2026-12-01: of six and more the greater of the two.
      return atMost(held, Math.max(insuredMost * beneficiariesMost, ofEachBeneficiary(interests)));
    case 'irrevocable-trust':
      return atMost(held, ofEachBeneficiary(interests));
  }
}

function ofEachBeneficiary(interests: readonly Interest[]): number {
  const held = new Map<string, number>();
  for (const { amount, beneficiaries } of interests) {
    for (const one of beneficiaries) {
      held.set(one, (held.get(one) ?? 0) + amount / beneficiaries.length);
    }
  }
  // A part of a cent that division leaves over is not lost.
  return Math.round(
    [...held.values()].reduce((total, amount) => total + Math.min(amount, insuredMost), 0),
  );
}

function atMost(held: Cents, most: number): Cents {
  return cents(Math.min(held, most));
}

function sum(amounts: readonly Cents[]): Cents {
  return cents(amounts.reduce((total, amount) => total + amount, 0));
}
