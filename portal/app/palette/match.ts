import { foldText } from '#contract/text/typed-signs.ts';

/** An item that can be found by its words. */
export interface Findable {
  /** The item's name; counts most. */
  readonly label: string;
  /** Further words for the search. */
  readonly also?: readonly string[];
}

/** The match of an item with the typed text; less is better. Null: no match. */
export type Rank = 0 | 1 | 2 | 3 | 4;

/** Fewer letters than this occur inside nearly any word. */
const insideFrom = 3;
/** The least length of a word for a wrong letter in it to be forgiven. */
const forgivenFrom = 4;

/**
 * Each typed word must begin a word of the item, be inside such a word, or be one letter away from the beginning of such a
 * word; accents and capitals make no difference. Letters that are scattered over the label mean nothing.
 */
export function rankOf(typed: string, { label, also = [] }: Findable): Rank | null {
  const asked = wordsOf(typed);
  if (asked.length === 0) return 0;
  const called = wordsOf(label);
  // A letter or two mean what is called so, not what may be looked for by it.
  const isVague = asked.every((word) => word.length < insideFrom);
  const all = isVague ? called : [...called, ...also.flatMap(wordsOf)];
  if (foldText(label).startsWith(foldText(typed).trim())) return 0;
  const each = (words: readonly string[], isMet: (word: string, typedWord: string) => boolean) =>
    asked.every((typedWord) => words.some((word) => isMet(word, typedWord)));
  if (each(called, begins)) return 1;
  if (each(all, begins)) return 2;
  if (each(all, contains)) return 3;
  return each(all, (word, typedWord) => begins(word, typedWord) || isAlmost(word, typedWord))
    ? 4
    : null;
}

/** The words of a text, without accents, capitals and signs. */
function wordsOf(text: string): string[] {
  return foldText(text)
    .split(/[^\p{L}\p{N}]+/u)
    .filter((word) => word !== '');
}

const begins = (word: string, typedWord: string) => word.startsWith(typedWord);
const contains = (word: string, typedWord: string) =>
  begins(word, typedWord) || (typedWord.length >= insideFrom && word.includes(typedWord));

/** Whether the word begins with the typed word but for a single letter: wrong, missing, too many, or changed places. */
function isAlmost(word: string, typedWord: string): boolean {
  if (typedWord.length < forgivenFrom) return false;
  const lengths = [typedWord.length - 1, typedWord.length, typedWord.length + 1];
  return lengths.some((length) => isOneAway(word.slice(0, length), typedWord));
}

function isOneAway(one: string, other: string): boolean {
  let start = 0;
  while (start < one.length && one[start] === other[start]) start += 1;
  const [restOfOne, restOfOther] = [one.slice(start), other.slice(start)];
  return (
    restOfOne.slice(1) === restOfOther.slice(1) ||
    restOfOne === restOfOther.slice(1) ||
    restOfOne.slice(1) === restOfOther ||
    (restOfOne.slice(2) === restOfOther.slice(2) &&
      restOfOne[0] === restOfOther[1] &&
      restOfOne[1] === restOfOther[0])
  );
}
