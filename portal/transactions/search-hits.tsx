import { foldText } from '#contract/text/typed-signs.ts';

interface Piece {
  readonly text: string;
  readonly hit: boolean;
}

/**
 * The text in pieces, with those that the search means marked. The bank finds each word of a search
 * by itself, whatever its case; so does this. `skipped` are characters that people leave out, such
 * as the comma of an amount.
 */
export function searchHits(text: string, search: string, skipped = ''): readonly Piece[] {
  const words = wordsOf(search, skipped);
  if (!mayHold(text, words, skipped)) return [{ text, hit: false }];
  const characters = [...text].map((character) => ({ character, hit: false }));
  const counted = characters.flatMap(({ character }, place) =>
    skipped.includes(character) ? [] : [{ plain: foldText(character), place }],
  );
  for (const word of words) {
    for (const [first, last] of occurrences(word, counted)) {
      for (const character of characters.slice(first, last + 1)) character.hit = true;
    }
  }
  return joinPieces(characters);
}

/** Whether any of it is what was searched for. */
export function isHit(text: string, search: string, skipped = ''): boolean {
  return searchHits(text, search, skipped).some(({ hit }) => hit);
}

/** Most texts hold none of the words, and most are plain enough to see that at a glance. */
function mayHold(text: string, words: readonly string[], skipped: string): boolean {
  if (words.length === 0) return false;
  if (!plainText.test(text)) return true;
  const lower = [...text.toLowerCase()].filter((c) => !skipped.includes(c)).join('');
  return words.some((word) => lower.includes(word));
}

const plainText = /^[ -~]+$/u;

function wordsOf(search: string, skipped: string): string[] {
  if (search === '') return [];
  const words = foldText(search).split(/\s+/u);
  const bare = words.map((word) => [...word].filter((c) => !skipped.includes(c)).join(''));
  return bare.filter((word) => word !== '');
}

/** The places of the first and last character of each occurrence; these may overlap. */
function occurrences(
  word: string,
  characters: readonly { readonly plain: string; readonly place: number }[],
): [first: number, last: number][] {
  return characters.flatMap(({ place: first }, start): [number, number][] => {
    let reach = '';
    let last = first;
    for (const { plain, place } of characters.slice(start, start + word.length)) {
      if (reach.length >= word.length) break;
      reach += plain;
      last = place;
    }
    return reach === word ? [[first, last]] : [];
  });
}

function joinPieces(characters: readonly { character: string; hit: boolean }[]): Piece[] {
  const pieces: Piece[] = [];
  for (const { character, hit } of characters) {
    const last = pieces.at(-1);
    if (last?.hit === hit) pieces[pieces.length - 1] = { text: last.text + character, hit };
    else pieces.push({ text: character, hit });
  }
  return pieces;
}

interface HighlightedProps {
  text: string;
  search: string;
}

/** A text in which what was searched for is marked. */
export function Highlighted({ text, search }: HighlightedProps) {
  if (search === '') return text;
  return searchHits(text, search).map(({ text: piece, hit }, index) =>
    hit ? (
      // The pieces of one text never change places.
      // oxlint-disable-next-line react/no-array-index-key
      <mark key={index} className={markClass}>
        {piece}
      </mark>
    ) : (
      piece
    ),
  );
}

/** The look of a search hit; the underline says so without colour. */
export const markClass =
  'rounded-mark bg-accent-soft text-inherit underline decoration-accent-ink decoration-2 underline-offset-2';
