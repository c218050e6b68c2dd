import {
  passwordLengthLeast,
  passwordLengthMost,
} from '#contract/identity/passwords/password-length.ts';
import {
  type PasswordWeakness,
  measurePassword,
  tooEasy,
} from '#contract/identity/passwords/password-terms.ts';

export type PasswordRefusal =
  | { readonly code: 'PASSWORD_TOO_SHORT'; readonly data: { readonly least: number } }
  | { readonly code: 'PASSWORD_TOO_LONG'; readonly data: { readonly most: number } }
  | { readonly code: 'PASSWORD_UNCHANGED' }
  | { readonly code: 'PASSWORD_TOO_EASY'; readonly data: { readonly because: PasswordWeakness } };

/**
 * Why a new password is refused, in the order of `passwordRefusals` in the contract; null where it is not. `own` is
 * what is known about the member and the bank. The current password is as it was typed; null where none was asked for. `leaked` is the host's list, if it has one.
 */
export function refusePassword(
  next: string,
  current: string | null,
  own: readonly string[],
  leaked: ReadonlySet<string> | null = null,
): PasswordRefusal | null {
  const measure = measurePassword(next, own);
  if (measure.length < passwordLengthLeast) {
    return { code: 'PASSWORD_TOO_SHORT', data: { least: passwordLengthLeast } };
  }
  if (measure.length > passwordLengthMost) {
    return { code: 'PASSWORD_TOO_LONG', data: { most: passwordLengthMost } };
  }
  if (next === current?.normalize('NFKC')) {
    return { code: 'PASSWORD_UNCHANGED' };
  }
  const isLeaked = leaked !== null && isMadeOfLeaked(next, leaked);
  const because = tooEasy(measure) ?? (isLeaked ? 'common' : null);
  return because === null ? null : { code: 'PASSWORD_TOO_EASY', data: { because } };
}

/** A guesser tries so many leaked passwords in sequence, with so many digits and signs before, between and after. */
const wordsMost = 2;
const signsMost = 6;

/** Shorter words are part of too many others. */
const wordLengthLeast = 3;
const wordLengthMost = 32;

const templatesOf: Readonly<Record<string, string>> = {
  '0': 'o',
  '1': 'i',
  '3': 'e',
  '4': 'a',
  '5': 's',
  '7': 't',
  '@': 'a',
  $: 's',
};

/**
 * Whether a password is a leaked one, or two of them, with a few digits and signs: guessers try these after the list itself
 * (NIST SP 800-63B-4, 3.1.1.2). `leaked` is in lower case. Takes a time that grows with the length only.
 */
export function isMadeOfLeaked(password: string, leaked: ReadonlySet<string>): boolean {
  const typed = password.toLowerCase();
  const read = typed.replaceAll(/[^a-z]/g, (sign) => templatesOf[sign] ?? sign);
  return [typed, read].some((text) => isCovered([...text], leaked));
}

function isCovered(characters: readonly string[], leaked: ReadonlySet<string>): boolean {
  /** By words used, the fewest signs that the text up to each place takes; infinite where it cannot be made. */
  const fewest = Array.from({ length: wordsMost + 1 }, () =>
    Array.from({ length: characters.length + 1 }, () => Infinity),
  );
  const at = (words: number, place: number) => fewest[words]?.[place] ?? Infinity;
  const reach = (words: number, place: number, signs: number) => {
    const row = fewest[words];
    if (row !== undefined && signs < at(words, place)) row[place] = signs;
  };
  reach(0, 0, 0);
  for (let place = 0; place < characters.length; place += 1) {
    for (let words = 0; words <= wordsMost; words += 1) {
      const signs = at(words, place);
      if (signs > signsMost) continue;
      if (!/\p{L}/u.test(characters[place] ?? '')) reach(words, place + 1, signs + 1);
      for (let length = wordLengthLeast; length <= wordLengthMost; length += 1) {
        const word = characters.slice(place, place + length).join('');
        if (leaked.has(word)) reach(words + 1, place + length, signs);
      }
    }
  }
  return fewest.slice(1).some((row) => (row.at(-1) ?? Infinity) <= signsMost);
}
