import { CannotStart } from '../process/why-not-started.ts';
import { type CsvLine, csvLines, NotCsv } from './csv.ts';

/** The columns of a CSV file (RFC 4180, UTF-8) that staff write, and the text for staff where the file has another form. */
export interface CsvColumns {
  readonly known: readonly string[];
  /** The columns that a file cannot do without. */
  readonly needed?: readonly string[];
  /** Such as `Nobody was opened.` */
  readonly nothingDone: string;
}

/** A line below the first one: its cells by the names of their columns. */
export interface CsvRow {
  /** Of the line in the file, counted from 1. */
  readonly number: number;
  readonly cells: Readonly<Record<string, string>>;
}

/** The names in the first line, which names each of its columns once. Throws `CannotStart` with the expected line. */
export function columnNames(bytes: Uint8Array, columns: CsvColumns): readonly string[] {
  const [header] = linesOf(bytes, columns);
  const names = header?.cells.map((cell) => cell.trim()) ?? [];
  const isKnown = names.every((name) => columns.known.includes(name));
  const isWhole = (columns.needed ?? []).every((name) => names.includes(name));
  if (names.length === 0 || !isKnown || !isWhole || new Set(names).size < names.length) {
    throw noSuchFile(columns);
  }
  return names;
}

/**
 * The lines below the first one. They are read from the bytes each time, so that a file of a million lines takes little
 * memory. Throws `CannotStart` where one of them has not these columns.
 */
export function* csvRows(
  bytes: Uint8Array,
  names: readonly string[],
  columns: CsvColumns,
): Generator<CsvRow> {
  let isFirst = true;
  for (const { number, cells } of linesOf(bytes, columns)) {
    if (isFirst) {
      isFirst = false;
      continue;
    }
    if (cells.length !== names.length) {
      throw new CannotStart(
        `Line ${number} has ${cells.length} cells, and the first line ${names.length}. ${columns.nothingDone}`,
      );
    }
    yield {
      number,
      cells: Object.fromEntries(names.map((name, index) => [name, cells[index] ?? ''])),
    };
  }
}

function* linesOf(bytes: Uint8Array, columns: CsvColumns): Generator<CsvLine, undefined> {
  try {
    yield* csvLines(bytes);
  } catch (error) {
    if (error instanceof NotCsv) throw noSuchFile(columns);
    throw error;
  }
}

function noSuchFile({ known, needed = [] }: CsvColumns): CannotStart {
  const isEachNeeded = known.every((name) => needed.includes(name));
  return new CannotStart(
    `The file should be CSV, and its first line should name each of its columns once, ${isEachNeeded ? 'which are' : 'of these'}: ${known.join(', ')}.`,
  );
}

/** So many faults are told; anyone who has more mends these first. */
export const toldMost = 20;

/** The first lines of a long list, and how many more there are. */
export function firstLines(lines: readonly string[], count = lines.length): string[] {
  const told = lines.slice(0, toldMost);
  const left = count - told.length;
  return left > 0 ? [...told, `And ${left} more.`] : told;
}
