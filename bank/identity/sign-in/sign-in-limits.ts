import {
  addressBucket,
  type Bucket,
  browserBucket,
  linksAskedBucket,
  everybodyBucket,
  nameBucket,
} from '../../limits/buckets.ts';
import type { Caller } from '../../ports.ts';
import type { KnownBrowser } from './known-browsers.ts';

/** The buckets in which a try to sign in is counted. */
export interface SignInLimits {
  /** Of that name, or of that name in a browser of its member: forgotten once the sign-in is done. */
  readonly own: Bucket;
  /** Of others too: a try that was right is given back. */
  readonly shared: readonly Bucket[];
}

/**
 * In a browser that the member has signed in with before only the tries in it count: so no other person can keep them out
 * of it by tries elsewhere.
 */
export function signInLimits(
  username: string,
  browser: KnownBrowser | null,
  caller: Pick<Caller, 'address'>,
): SignInLimits {
  return browser === null
    ? { own: nameBucket('sign-in', username), shared: sharedBuckets('sign-in', caller) }
    : { own: browserBucket('sign-in', username, browser.tokenHash), shared: [] };
}

/**
 * The buckets in which requests for a link for a new password are counted: for that name by their origin, so that too many
 * requests from one place hold up no request of the member from another.
 */
export function resetLimits(
  username: string,
  browser: KnownBrowser | null,
  caller: Pick<Caller, 'address'>,
): Bucket[] {
  return browser === null
    ? [linksAskedBucket(username, caller.address), ...sharedBuckets('password-reset', caller)]
    : [linksAskedBucket(username, browser.tokenHash)];
}

/** The buckets of the network address, if it is known, and of everybody. */
export function sharedBuckets(
  limited: Parameters<typeof everybodyBucket>[0],
  { address }: Pick<Caller, 'address'>,
): Bucket[] {
  return [...(address === '' ? [] : [addressBucket(limited, address)]), everybodyBucket(limited)];
}
