import { commonPasswords } from './common-passwords.ts';

/**
 * The rules for a good enough password (NIST SP 800-63B-4, 3.1.1), in one place for the bank, which decides, and for the
 * portal, which says the same during typing. This file imports no schema library.
 */

/** Fewer characters than this, with each easily guessed part counted as one, are too few. */
const unguessableLeast = 10;

/** Why a password is easier to guess than its length says. */
export type PasswordWeakness = 'common' | 'about-you' | 'repeats' | 'sequence';

/** The strength of a password. */
export interface PasswordMeasure {
  /** In characters as people count them. */
  readonly length: number;
  /** The same after each common password, each word about the member, and each run counts as one character. */
  readonly unguessable: number;
  readonly weaknesses: readonly PasswordWeakness[];
}

/**
 * Measures a password. `own` is what is known about the member and the bank: names, the username, the institution.
 * No mix of kinds of characters is asked for: it makes passwords harder to remember, not to guess.
 */
export function measurePassword(password: string, own: readonly string[]): PasswordMeasure {
  const weaknesses: PasswordWeakness[] = [];
  const steps: readonly (readonly [PasswordWeakness, (text: string) => string])[] = [
    ['about-you', (text) => withoutWords(text, wordsOf(own))],
    ['common', (text) => withoutWords(text, commonPasswords)],
    ['repeats', (text) => text.replaceAll(/(.{1,4}?)\1{2,}/gsu, replacement)],
    ['sequence', withoutSequences],
  ];
  let left = password.toLowerCase();
  for (const [weakness, shorten] of steps) {
    const shorter = shorten(left);
    if (shorter !== left) weaknesses.push(weakness);
    left = shorter;
  }
  return { length: [...password].length, unguessable: [...left].length, weaknesses };
}

/** Whether a password can be guessed too soon, whatever its length; the reason, or null. */
export function tooEasy({ unguessable, weaknesses }: PasswordMeasure): PasswordWeakness | null {
  return unguessable < unguessableLeast ? (weaknesses[0] ?? null) : null;
}

/** Replaces a part that a guesser tries as a whole. No later searched part holds this sign. */
const replacement = '\u2022';

/** Shorter words are part of too many others. */
const ownWordLengthLeast = 3;

function wordsOf(texts: readonly string[]): string[] {
  return texts
    .flatMap((text) => text.toLowerCase().split(/[^\p{L}\p{N}]+/u))
    .filter((word) => word.length >= ownWordLengthLeast)
    .toSorted((one, other) => other.length - one.length);
}

function withoutWords(text: string, words: readonly string[]): string {
  return words.reduce((left, word) => left.replaceAll(word, replacement), text);
}

const rows = ['abcdefghijklmnopqrstuvwxyz', '01234567890', 'qwertyuiop', 'asdfghjkl', 'zxcvbnm'];
const paths = rows.flatMap((row) => [row, [...row].toReversed().join('')]);
const sequenceLengthLeast = 4;

function withoutSequences(text: string): string {
  let left = '';
  for (let at = 0; at < text.length;) {
    const length = sequenceAt(text, at);
    left += length >= sequenceLengthLeast ? replacement : text.slice(at, at + 1);
    at += length >= sequenceLengthLeast ? length : 1;
  }
  return left;
}

function sequenceAt(text: string, at: number): number {
  let longest = 1;
  for (const path of paths) {
    const start = path.indexOf(text.charAt(at));
    let length = 0;
    while (
      start >= 0 &&
      at + length < text.length &&
      start + length < path.length &&
      text[at + length] === path[start + length]
    ) {
      length += 1;
    }
    longest = Math.max(longest, length);
  }
  return longest;
}
