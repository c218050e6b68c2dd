import { type Cell, isSpace } from './cells.ts';
import { type Font, textWidth } from './helvetica.ts';

interface Word {
  /** The space before it; none where it begins the text. */
  readonly space: Cell | undefined;
  readonly cells: readonly Cell[];
}

/** A text broken into lines that are no wider than this many points: at spaces, and within a word that is wider. */
export function breakLines(
  cells: readonly Cell[],
  font: Font,
  size: number,
  width: number,
): Cell[][] {
  const lines: Cell[][] = [];
  let line: Cell[] = [];
  for (const { space, cells: word } of wordsOf(cells)) {
    const longer =
      line.length === 0 || space === undefined ? [...line, ...word] : [...line, space, ...word];
    if (textWidth(longer, font, size) <= width) {
      line = longer;
    } else {
      if (line.length > 0) {
        lines.push(line);
      }
      const pieces = breakWord(word, font, size, width);
      lines.push(...pieces.slice(0, -1));
      line = pieces.at(-1) ?? [];
    }
  }
  return line.length > 0 || lines.length === 0 ? [...lines, line] : lines;
}

function wordsOf(cells: readonly Cell[]): Word[] {
  const words: { space: Cell | undefined; cells: Cell[] }[] = [{ space: undefined, cells: [] }];
  for (const cell of cells) {
    if (isSpace(cell)) {
      words.push({ space: cell, cells: [] });
    } else {
      words.at(-1)?.cells.push(cell);
    }
  }
  return words.filter((word) => word.cells.length > 0);
}

function breakWord(word: readonly Cell[], font: Font, size: number, width: number): Cell[][] {
  const pieces: Cell[][] = [[]];
  for (const cell of word) {
    const piece = pieces.at(-1) ?? [];
    if (piece.length > 0 && textWidth([...piece, cell], font, size) > width) {
      pieces.push([cell]);
    } else {
      piece.push(cell);
    }
  }
  return pieces;
}
