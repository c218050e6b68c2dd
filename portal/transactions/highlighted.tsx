import { searchHits } from './search-hits.ts';

interface HighlightedProps {
  text: string;
  /** What was searched for. */
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
