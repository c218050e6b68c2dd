import type { transferRefusals } from '#contract/transfers/transfer-refusals.ts';
import type { RefusalOf } from '#contract/procedures/procedure.ts';
import { type Cents, cents } from '#contract/money/cents.ts';
import { accountsMost, type ProductKind } from '#contract/products/product-terms.ts';
import type { openingRefusals, OpeningRequest } from '#contract/products/products.ts';
import type { LocalDate } from '#contract/time/time.ts';
import type { DatedTerms } from '../dividends/product-records.ts';
import { refuseNickname } from '../saved-names/saved-names.ts';

/** A product of the catalogue with the terms of a day. */
export interface OfferedProduct {
  readonly id: string;
  readonly name: string;
  readonly type: 'primary' | 'savings';
  readonly kind: ProductKind;
  /** Of a certificate. */
  readonly months: number | null;
  readonly terms: DatedTerms;
}

/** The facts for opening an account, read while the membership is locked. */
export interface OpeningFacts {
  /** Undefined where no such product is offered on the day. */
  readonly product: OfferedProduct | undefined;
  /** All names of the open accounts, nicknames and official ones. */
  readonly names: readonly string[];
  /** How many accounts are open. */
  readonly open: number;
  /** The account that the money comes from. */
  readonly source: OwnAccount | undefined;
}

/** An account of the membership that money may come from or go to. */
export interface OwnAccount {
  readonly id: string;
  readonly available: Cents;
  /** Of a certificate in its term. */
  readonly maturesOn: LocalDate | null;
}

/** Why an account is not opened. */
export type OpeningRefusal = RefusalOf<typeof openingRefusals>;

/** Why no money comes from an account, or goes to it. */
export type OwnAccountRefusal = RefusalOf<
  Pick<typeof transferRefusals, 'UNKNOWN_ACCOUNT' | 'CERTIFICATE_NOT_MATURE'>
>;

export type OpeningDecision =
  | { readonly kind: 'accepted'; readonly product: OfferedProduct }
  | { readonly kind: 'refused'; readonly refusal: OpeningRefusal };

/**
 * Decides whether an account is opened and funded. The refusals are checked in the order of `openingRefusals` in the
 * contract; the first that holds is the answer.
 * @param nickname Tidied; empty where the member gives none.
 */
export function decideOpening(
  { termsFrom, amount }: Pick<OpeningRequest, 'termsFrom' | 'amount'>,
  nickname: string,
  { product, names, open, source }: OpeningFacts,
): OpeningDecision {
  if (!product) {
    return refuse({ code: 'PRODUCT_NOT_OFFERED' });
  }
  const { terms } = product;
  if (terms.validFrom !== termsFrom) {
    return refuse({ code: 'PRODUCT_TERMS_CHANGED' });
  }
  if (amount < terms.openingMinimum) {
    return refuse({ code: 'OPENING_BELOW_MINIMUM', data: { least: cents(terms.openingMinimum) } });
  }
  if (open >= accountsMost) {
    return refuse({ code: 'TOO_MANY_ACCOUNTS', data: { most: accountsMost } });
  }
  const refusal = nickname === '' ? null : refuseNickname(nickname, names);
  if (refusal) {
    return refuse(refusal);
  }
  const wrongSource = refuseOwnAccount('from', source);
  if (wrongSource) {
    return refuse(wrongSource);
  }
  const available = source?.available ?? cents(0);
  return available < amount
    ? refuse({ code: 'INSUFFICIENT_FUNDS', data: { available } })
    : { kind: 'accepted', product };
}

/** Why no money comes from that account of the member, or goes to it; null where it may. */
export function refuseOwnAccount(
  field: 'from' | 'to',
  account: OwnAccount | undefined,
): OwnAccountRefusal | null {
  if (!account) {
    return { code: 'UNKNOWN_ACCOUNT', data: { field } };
  }
  const { maturesOn } = account;
  return maturesOn === null ? null : { code: 'CERTIFICATE_NOT_MATURE', data: { field, maturesOn } };
}

/** The handle of a new account: its kind, and a number where the membership has had one of that name, closed ones too. */
export function newHandle(kind: ProductKind, taken: readonly string[]): string {
  const base = { 'share-draft': 'checking', 'share-savings': 'savings' }[kind as string] ?? kind;
  let handle: string = base;
  for (let number = 2; taken.includes(handle); number += 1) handle = `${base}-${number}`;
  return handle;
}

/**
 * Whether a product can be opened under these terms; for a certificate they must state the penalty of an early withdrawal,
 * too.
 */
export function isOffered(terms: DatedTerms | null, months: number | null): terms is DatedTerms {
  return (
    terms?.offered === true &&
    (months === null || (terms.penaltyDays !== null && terms.graceDays !== null))
  );
}

function refuse(refusal: OpeningRefusal): OpeningDecision {
  return { kind: 'refused', refusal };
}
