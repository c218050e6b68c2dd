import { networkOf } from '../../limits/buckets.ts';
import type { Caller } from '../../ports.ts';

/** The name under which a member waits for the hasher, in any session. */
export function memberAsker(personId: string): string {
  return `member ${personId}`;
}

/** The name under which a person without a session waits for the hasher: all of one network address wait as one. */
export function addressAsker({ address }: Pick<Caller, 'address'>): string {
  return `address ${networkOf(address)}`;
}

/** The name under which the bank itself waits for the hasher. */
export const bankAsker = 'bank';
