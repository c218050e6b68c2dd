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

/** What a try to sign in is counted in. */
export interface SignInLimits {
  /** Of that name, or of that name in a browser of its member: forgotten once the sign-in is done. */
  readonly own: Bucket;
  /** Of others too: a try that was right is given back. */
  readonly shared: readonly Bucket[];
}

/**
 * In a browser that the member has signed in with before nothing counts but what is tried there: so nobody else can keep
 * them out of it, whatever they try elsewhere.
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
 * What asking for a link for a new password is counted in: for that name by where it is asked for, so that who asks too
 * often holds up nobody else, who may be its member.
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

/** Those of the network address, where there is one, and of everybody. */
export function sharedBuckets(
  limited: Parameters<typeof everybodyBucket>[0],
  { address }: Pick<Caller, 'address'>,
): Bucket[] {
  return [...(address === '' ? [] : [addressBucket(limited, address)]), everybodyBucket(limited)];
}
