import { type Font, textWidth } from './helvetica.ts';

const space = 0x20;

/** A text broken into lines that are no wider than this many points: at spaces, and within a word that is wider. */
export function breakLines(
  codes: readonly number[],
  font: Font,
  size: number,
  width: number,
): number[][] {
  const lines: number[][] = [];
  let line: number[] = [];
  for (const word of wordsOf(codes)) {
    const longer = line.length === 0 ? word : [...line, space, ...word];
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

function wordsOf(codes: readonly number[]): number[][] {
  const words: number[][] = [[]];
  for (const code of codes) {
    if (code === space) {
      words.push([]);
    } else {
      words.at(-1)?.push(code);
    }
  }
  return words.filter((word) => word.length > 0);
}

function breakWord(word: readonly number[], font: Font, size: number, width: number): number[][] {
  const pieces: number[][] = [[]];
  for (const code of word) {
    const piece = pieces.at(-1) ?? [];
    if (piece.length > 0 && textWidth([...piece, code], font, size) > width) {
      pieces.push([code]);
    } else {
      piece.push(code);
    }
  }
  return pieces;
}
