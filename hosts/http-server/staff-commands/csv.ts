/** A line of a CSV file: its cells, and where in the file it begins, counted from 1. */
export interface CsvLine {
  readonly number: number;
  readonly cells: readonly string[];
}

/** The file is no CSV: a quote is never closed, or stands where none may. */
export class NotCsv extends Error {}

const lineEnd = 0x0a;
const quote = 0x22;

/**
 * Reads CSV (RFC 4180) in UTF-8, with or without a byte order mark, its lines ended by CR LF or LF, a piece of about so
 * many bytes at a time, so that a long file is never whole in memory as text. Empty lines are left out. Throws `NotCsv`.
 */
export function* csvLines(bytes: Uint8Array, pieceBytes = 1 << 20): Generator<CsvLine> {
  let number = 1;
  for (let begin = 0; begin < bytes.length;) {
    const end = endOfPiece(bytes, begin, pieceBytes);
    // A byte order mark is no part of the text that it stands before.
    const text = new TextDecoder('utf-8', { ignoreBOM: begin > 0 }).decode(
      bytes.subarray(begin, end),
    );
    number = yield* linesIn(text, number);
    begin = end;
  }
}

/** The place behind a line end outside a cell, at least so many bytes on; without such a line end, the end of the file. */
function endOfPiece(bytes: Uint8Array, begin: number, pieceBytes: number): number {
  let isInQuotes = false;
  for (let place = begin; place < bytes.length; place += 1) {
    if (bytes[place] === quote) isInQuotes = !isInQuotes;
    const isEnd = bytes[place] === lineEnd && !isInQuotes;
    if (isEnd && place + 1 - begin >= pieceBytes) return place + 1;
  }
  return bytes.length;
}

/** Returns the number of the line behind the last line. */
function* linesIn(text: string, first: number): Generator<CsvLine, number> {
  let cells: string[] = [];
  let number = first;
  let begins = first;
  // Each cell with its end: a comma, a line end, or the end of the text.
  const cell = /("(?:[^"]|"")*"|[^",\r\n]*)(,|\r?\n|$)/y;
  while (cell.lastIndex < text.length || cells.length > 0) {
    const found = cell.exec(text);
    if (found === null) throw new NotCsv(`Line ${begins} is no CSV`);
    const [, written = '', end = ''] = found;
    cells.push(written.startsWith('"') ? written.slice(1, -1).replaceAll('""', '"') : written);
    number += written.split('\n').length - 1;
    if (end !== ',') {
      if (cells.some((one) => one.trim() !== '')) yield { number: begins, cells };
      cells = [];
      number += 1;
      begins = number;
    }
  }
  return number;
}
