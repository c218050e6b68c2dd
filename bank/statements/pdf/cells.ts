/** A letter, or letters that are drawn as one, of the font that is embedded in the document. */
export interface LetterCell {
  readonly glyph: number;
  /** In thousandths of the font size. */
  readonly advance: number;
  /** Of the Unicode bidirectional algorithm: from right to left where it is odd. */
  readonly level: number;
  readonly isSpace: boolean;
}

/** The parts of a line, in reading order: codes of WinAnsi in a standard font, and other letters. */
export type Cell = number | LetterCell;

const space = 0x20;

export function isSpace(cell: Cell): boolean {
  return typeof cell === 'number' ? cell === space : cell.isSpace;
}

/** The cells of one line from left to right (Unicode Standard Annex #9, rule L2). */
export function fromLeftToRight(cells: readonly Cell[]): readonly Cell[] {
  const levelOf = (cell: Cell | undefined) => (typeof cell === 'object' ? cell.level : 0);
  const ordered = [...cells];
  for (let level = Math.max(0, ...cells.map(levelOf)); level > 0; level -= 1) {
    let start = 0;
    while (start < ordered.length) {
      let end = start;
      while (end < ordered.length && levelOf(ordered[end]) >= level) {
        end += 1;
      }
      ordered.splice(start, end - start, ...ordered.slice(start, end).toReversed());
      start = end + 1;
    }
  }
  return ordered;
}
