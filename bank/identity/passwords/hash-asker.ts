import { networkOf } from '../../limits/buckets.ts';
import type { Caller } from '../../ports.ts';

/** As whom a member waits for the hasher, in whatever session. */
export function memberAsker(personId: string): string {
  return `member ${personId}`;
}

/** As whom somebody waits for the hasher who has not signed in: all of one network address wait as one. */
export function addressAsker({ address }: Pick<Caller, 'address'>): string {
  return `address ${networkOf(address)}`;
}

/** As whom the bank itself waits for the hasher. */
export const bankAsker = 'bank';
