import { foldText } from '#contract/text/typed-signs.ts';

/** The common features of similar transactions. */
export interface Alike {
  readonly membershipId: string;
  readonly accountId: string;
  readonly category: string;
  readonly description: string;
  /** The member's memo; empty where there is none. */
  readonly memo?: string;
}

/**
 * A number of 53 bits for transactions that are alike. It stands in the database: it may never come out otherwise. Two
 * that are not alike may have the same, which costs time and nothing else, since anyone who looks by it looks at the words
 * as well.
 */
export function phraseOf({
  membershipId,
  accountId,
  category,
  description,
  memo = '',
}: Alike): number {
  const text = [membershipId, accountId, category, description, ...written(memo)].join('\n');
  let high = 0xdeadbeef;
  let low = 0x41c6ce57;
  for (let index = 0; index < text.length; index += 1) {
    const unit = text.charCodeAt(index);
    high = Math.imul(high ^ unit, 0x9e3779b1);
    low = Math.imul(low ^ unit, 0x5f356495);
  }
  high = mixed(high, low);
  low = mixed(low, high);
  return (low & 0x1fffff) * 0x1_0000_0000 + (high >>> 0);
}

/** Spreads every bit over all of them (the last steps of MurmurHash3). */
function mixed(one: number, other: number): number {
  return Math.imul(one ^ (one >>> 16), 0x85ebca6b) ^ Math.imul(other ^ (other >>> 13), 0xc2b2ae35);
}

/** The words by which they are all found, as in `account_transaction.search_text`. */
export function phraseText(
  description: string,
  category: string,
  accountName: string,
  memo = '',
): string {
  return foldText([description, ...written(memo), category, accountName].join('\n'));
}

/** The line of a memo, where there is one: a row without it has the phrase that it always had. */
export function written(memo: string): string[] {
  return memo === '' ? [] : [memo];
}
