import { foldText } from '#contract/text/typed-signs.ts';
import { isNickname } from './nicknames.ts';

/** How far two names are the same. */
export type NameLikeness = 'match' | 'close' | 'other';

/**
 * How far a name that was typed is the one that a member has. Who compares with whom makes no difference.
 *
 * `match`: the same words in whatever order, with or without accents, capitals, punctuation, titles and the legal form of a
 * business; initials of middle names may be left out or stand for them. `close`: one word is the same, and each of the shorter
 * name is one of the other, as its initial, its short form, or with a slip of the pen. Since `close` tells the real name, one
 * word alone is never close to several.
 */
export function compareNames(one: string, other: string): NameLikeness {
  const [left, right] = [readName(one), readName(other)];
  if (left.words.length === 0 || right.words.length === 0) {
    return fold(one).trim() === fold(other).trim() ? 'match' : 'other';
  }
  if (isMatch(left.words, right.words)) {
    // A father and a son of one name are two people.
    return left.generation === right.generation ? 'match' : 'close';
  }
  return isClose(left.words, right.words) ? 'close' : 'other';
}

/** The best likeness among the names of all receivers of the money; `other` where there is none. */
export function bestLikeness(
  typed: string,
  names: readonly string[],
): { readonly likeness: NameLikeness; readonly name: string | null } {
  const compared = names.map((name) => ({ likeness: compareNames(typed, name), name }));
  const find = (likeness: NameLikeness) => compared.find((one) => one.likeness === likeness);
  return find('match') ?? find('close') ?? { likeness: 'other', name: null };
}

interface ReadName {
  readonly words: readonly string[];
  /** `jr`, `sr`, `ii` and the like; empty where it is not said. */
  readonly generation: string;
}

function readName(name: string): ReadName {
  const words = fold(name)
    .replaceAll('&', ' ')
    .split(/[^\p{L}\p{N}]+/u)
    .filter((word) => word !== '' && word !== 'and');
  return {
    words: withoutForms(words.filter((word, index) => !isGeneration(word, index))),
    generation: words.filter(isGeneration).join(' '),
  };
}

function isGeneration(word: string, index: number): boolean {
  return index > 0 && generations.has(word);
}

/** The name in small letters without marks, and without the signs inside a word, as in O’Brien. */
function fold(name: string): string {
  const plain = foldText(name.replaceAll(/[´`]/g, '').normalize('NFKD'));
  return [...plain]
    .map((letter) => plainLetters[letter] ?? letter)
    .join('')
    .replaceAll(/['’‘ʼ"“”]/g, '');
}

/** Letters with a stroke or form that is no separate mark, as people write them without it. */
const plainLetters: Readonly<Record<string, string>> = {
  æ: 'ae',
  đ: 'd',
  ð: 'd',
  ħ: 'h',
  ı: 'i',
  ł: 'l',
  ø: 'o',
  œ: 'oe',
  ß: 'ss',
  þ: 'th',
};

const setOf = (words: string): ReadonlySet<string> => new Set(words.split(' '));
const generations = setOf('jr junior sr senior ii iii iv');
const titles = setOf('the mr mrs ms miss mx mister dr prof professor rev sir sr sra srta dona');
const legalForms = setOf('llc inc incorporated corp corporation ltd limited lp llp pllc plc');
/** Legal forms that may also be a person's name, such as Jane Co. */
const perhapsForms = setOf('co company');

/** The words without titles in front and the legal form of a business behind. A name is never left without a word. */
function withoutForms(words: readonly string[]): readonly string[] {
  let left = words;
  while (left.length > 1 && titles.has(left[0] ?? '')) left = left.slice(1);
  const spelt = left.length - lettersBehind(left);
  // `L.L.C.` comes in letters.
  if (spelt > 0 && left.length - spelt > 2 && legalForms.has(left.slice(spelt).join(''))) {
    left = left.slice(0, spelt);
  }
  while (left.length > 1 && legalForms.has(left.at(-1) ?? '')) left = left.slice(0, -1);
  return left.length > 2 && perhapsForms.has(left.at(-1) ?? '') ? left.slice(0, -1) : left;
}

function lettersBehind(words: readonly string[]): number {
  return words.length - 1 - words.findLastIndex(isWhole);
}

function isMatch(one: readonly string[], other: readonly string[]): boolean {
  if (one.join('') === other.join('')) return true;
  const { same, fewer, more } = apart(one, other);
  if (fewer.length + more.length === 0) return true;
  return (
    same.filter(isWhole).length >= 2 &&
    canPair(fewer, more, isInitial, (unpaired) => !unpaired.some(isWhole))
  );
}

function isClose(one: readonly string[], other: readonly string[]): boolean {
  const { same, fewer, more } = apart(one, other);
  const known = [...same, ...fewer];
  const mayBeLeft = (unpaired: readonly string[]): boolean => {
    if (unpaired.every((word) => perhapsForms.has(word))) return true;
    // The text may lack a second family name if it has two other words of the name.
    return known.length >= 2 && known.filter(isWhole).length > (unpaired.some(isWhole) ? 1 : 0);
  };
  return (
    (same.some(isWhole) && canPair(fewer, more, isNearly, mayBeLeft)) ||
    isSlip(one.join(''), other.join(''), wholeSlips)
  );
}

function apart(one: readonly string[], other: readonly string[]) {
  const [shorter, longer] = one.length <= other.length ? [one, other] : [other, one];
  const more = [...longer];
  const same: string[] = [];
  const fewer: string[] = [];
  for (const word of shorter) {
    const place = more.indexOf(word);
    if (place === -1) fewer.push(word);
    else same.push(...more.splice(place, 1));
  }
  return { same, fewer, more };
}

/** A mistyped name has no more words than these. */
const pairedMost = 6;

/**
 * Whether each of the words fits a different word of the others, so that only words that may be left out remain of those.
 */
function canPair(
  words: readonly string[],
  others: readonly string[],
  fits: (one: string, other: string) => boolean,
  mayBeLeft: (unpaired: readonly string[]) => boolean,
): boolean {
  if (others.length > pairedMost) return false;
  const [word, ...rest] = words;
  if (word === undefined) return mayBeLeft(others);
  return others.some(
    (other, place) =>
      fits(word, other) && canPair(rest, others.toSpliced(place, 1), fits, mayBeLeft),
  );
}

function isWhole(word: string): boolean {
  return [...word].length > 1;
}

function isInitial(one: string, other: string): boolean {
  return isWhole(one) ? !isWhole(other) && one.startsWith(other) : other.startsWith(one);
}

function isNearly(one: string, other: string): boolean {
  return isInitial(one, other) || isNickname(one, other) || isSlip(one, other, wordSlips);
}

type Slips = readonly [one: number, two: number];
const wordSlips: Slips = [4, 8];
const wholeSlips: Slips = [6, 12];

function isSlip(one: string, other: string, [forOne, forTwo]: Slips): boolean {
  const [left, right] = [[...one], [...other]];
  const shorter = Math.min(left.length, right.length);
  const most = shorter >= forTwo ? 2 : shorter >= forOne ? 1 : 0;
  return Math.abs(left.length - right.length) <= most && editDistance(left, right) <= most;
}

/**
 * How many letters have to be put in, left out, changed or swapped with their neighbour to make one text of the other: the
 * distance of Damerau and Levenshtein, in the form that edits no part twice (optimal string alignment).
 */
export function editDistance(one: readonly string[], other: readonly string[]): number {
  let before: number[] = [];
  let last = Array.from({ length: other.length + 1 }, (_, index) => index);
  for (const [row, letter] of one.entries()) {
    const now = [row + 1];
    for (const [column, against] of other.entries()) {
      const changed = at(last, column) + (letter === against ? 0 : 1);
      const isSwapped =
        row > 0 && column > 0 && letter === other[column - 1] && one[row - 1] === against;
      now.push(
        Math.min(
          changed,
          at(last, column + 1) + 1,
          at(now, column) + 1,
          isSwapped ? at(before, column - 1) + 1 : Infinity,
        ),
      );
    }
    [before, last] = [last, now];
  }
  return at(last, other.length);
}

function at(row: readonly number[], index: number): number {
  return row[index] ?? Infinity;
}
