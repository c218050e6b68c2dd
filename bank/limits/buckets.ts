import { sha256OfText } from '../formats/sha-256.ts';
import type { LimitRule } from './limit-rules.ts';

/** A counter of tries, and the rule for their frequency. */
export interface Bucket {
  /** SHA-256, so that no name or address stands in the store. */
  readonly key: string;
  readonly rule: LimitRule;
}

/** The limited acts. Each is counted for itself. */
type Limited = 'sign-in' | 'passkey-sign-in' | 'password-reset' | 'enrolment';

const second = 1_000;
const minute = 60 * second;
const hour = 60 * minute;
const day = 24 * hour;

/**
 * Of one name or one browser: waits that grow from five seconds to a quarter of an hour, a day after a hundred, and from
 * then on one try a day (NIST SP 800-63B-4, section 3.2.2: no more than 100 in a row).
 */
const ofOne: LimitRule = {
  freeTries: 5,
  firstWaitMs: 5 * second,
  longestWaitMs: 15 * minute,
  lockAfter: 100,
  lockMs: day,
  forgetsOneInMs: day,
};

/** A rule that locks nothing: waits of these milliseconds after so many free tries, each of which is forgotten in time. */
function unlocked(
  freeTries: number,
  { first, longest, forgetsOneIn }: Record<'first' | 'longest' | 'forgetsOneIn', number>,
): LimitRule {
  const waits = { firstWaitMs: first, longestWaitMs: longest, forgetsOneInMs: forgetsOneIn };
  return { freeTries, ...waits, lockAfter: null, lockMs: 0 };
}

/** Of a network address, which a whole office may share. */
const ofAddress = unlocked(50, { first: 5 * second, longest: 15 * minute, forgetsOneIn: minute });

/** Of all callers together: it slows down a guesser with many addresses, and stops no caller for long. */
const ofEverybody = unlocked(1_000, { first: second / 4, longest: second, forgetsOneIn: second });

/** Codes sent to one member: each costs money, and disturbs. */
const ofCodesSent = unlocked(10, { first: minute, longest: hour, forgetsOneIn: 15 * minute });

/** Links for a new password that are asked for from one place: six a day in the long run. */
const ofLinksAsked = unlocked(5, { first: hour / 2, longest: 6 * hour, forgetsOneIn: 4 * hour });

/**
 * Links for a new password that are sent to one member, wherever they are asked for. While none is sent, the newest one
 * is at most a quarter of an hour old: it lies in the mailbox and is good for as long again (`resetLinkMs`).
 */
const ofLinksSent = unlocked(5, {
  first: 15 * minute,
  longest: 15 * minute,
  forgetsOneIn: 15 * minute,
});

/** Activations of one member number: with five guesses at the code of each, a hundred guesses, then a day of none. */
const ofActivations: LimitRule = { ...ofOne, lockAfter: 20 };

/** User names that one new member asks for: the answer tells whether a name is taken. */
const ofUsernames = unlocked(10, { first: minute, longest: hour, forgetsOneIn: hour });

/** Requests that make the bank hash, in one session: new PINs, new passwords. */
const ofHashes = unlocked(10, { first: minute, longest: hour, forgetsOneIn: 15 * minute });

/** Photos of one person that were refused for their content: thirty in a day, then one each 48 minutes. */
const ofRefusedPhotos = unlocked(30, {
  first: day / 30,
  longest: day / 30,
  forgetsOneIn: day / 30,
});

/** Names of recipients that one person has compared: ten in a day, then one an hour. */
const ofNameChecks = unlocked(10, { first: hour, longest: hour, forgetsOneIn: day / 10 });

const ofFactorTries: LimitRule = { ...ofOne, freeTries: 15 };

/** The bucket of tries with a name, whether a member has it or not. */
export function nameBucket(limited: Limited, name: string): Bucket {
  return bucket(limited === 'enrolment' ? ofActivations : ofOne, limited, 'name', name);
}

/**
 * The bucket of tries with a name in a browser in which its member has signed in before: counted apart, so that no other
 * person can lock them out there (OWASP Authentication Cheat Sheet, device cookies).
 */
export function browserBucket(limited: Limited, name: string, browserTokenHash: string): Bucket {
  return bucket(ofOne, limited, 'browser', name, browserTokenHash);
}

/** Links for a new password for that name, asked for from that network address or that browser of its member. */
export function linksAskedBucket(name: string, from: string): Bucket {
  return bucket(ofLinksAsked, 'links-asked', name, networkOf(from));
}

/** Links that are sent to anyone who has that name, asked for by browsers that the bank does not know. */
export function linksSentBucket(name: string): Bucket {
  return bucket(ofLinksSent, 'links-sent', name);
}

/** The bucket of tries from one network address; of IPv6 from the 64 bits that one customer has. */
export function addressBucket(limited: Limited, address: string): Bucket {
  return bucket(ofAddress, limited, 'address', networkOf(address));
}

/** The bucket of all tries together. */
export function everybodyBucket(limited: Limited): Bucket {
  return bucket(ofEverybody, limited, 'everybody');
}

/**
 * A place where a member is known already: a session, or a browser that they have signed in with before. Tries there are
 * counted apart, so that no other person can lock the member out of it; null: anywhere else.
 */
export type KnownPlace = string | null;

export function codesSentBucket(personId: string, place: KnownPlace): Bucket {
  return bucket(ofCodesSent, 'codes-sent', personId, ...(place === null ? [] : [place]));
}

export function factorTriesBucket(personId: string, place: KnownPlace): Bucket {
  return bucket(ofFactorTries, 'proofs', personId, ...(place === null ? [] : [place]));
}

export function usernamesBucket(personId: string): Bucket {
  return bucket(ofUsernames, 'usernames', personId);
}

export function refusedPhotosBucket(personId: string): Bucket {
  return bucket(ofRefusedPhotos, 'refused-photos', personId);
}

export function nameChecksBucket(personId: string): Bucket {
  return bucket(ofNameChecks, 'name-checks', personId);
}

/** By session, so that anyone who has got hold of another one of the member holds up nobody here. */
export function hashesBucket(of: 'pin' | 'password', sessionId: string): Bucket {
  return bucket(ofHashes, 'hashes', of, sessionId);
}

/** The key of a row that counts nothing and stands beside those that do. */
export function markKey(...names: readonly string[]): string {
  return keyOf(['mark', ...names]);
}

/** The bucket under these names. */
export function bucket(rule: LimitRule, ...names: readonly string[]): Bucket {
  return { key: keyOf(names), rule };
}

function keyOf(names: readonly string[]): string {
  return sha256OfText(JSON.stringify(names));
}

/** The address, or of IPv6 the 64 bits that one customer has. */
export function networkOf(address: string): string {
  if (!address.includes(':') || address.includes('.')) {
    return address.replace(/^::ffff:/i, '');
  }
  const [before = [], after = []] = (address.toLowerCase().split('%')[0] ?? '')
    .split('::')
    .map((part) => part.split(':').filter((group) => group !== ''));
  const left = Math.max(0, 8 - before.length - after.length);
  const groups = [...before, ...Array.from({ length: left }, () => '0'), ...after];
  return groups.slice(0, 4).map(withoutZeros).join(':');
}

function withoutZeros(group: string): string {
  return group.replace(/^0+(?=.)/, '');
}
