/** A line of a CSV file: its cells, and where in the file it begins, counted from 1. */
export interface CsvLine {
  readonly number: number;
  readonly cells: readonly string[];
}

/**
 * Reads CSV (RFC 4180), with or without a byte order mark, its lines ended by CR LF or LF. Empty lines are left out.
 * Null where a quote is never closed or stands where none may.
 */
export function readCsv(text: string): readonly CsvLine[] | null {
  const whole = text.replace(/^\uFEFF/, '');
  const lines: CsvLine[] = [];
  let cells: string[] = [];
  let number = 1;
  let begins = 1;
  // Each cell with what ends it: a comma, a line end, or the end of the text.
  const cell = /("(?:[^"]|"")*"|[^",\r\n]*)(,|\r?\n|$)/y;
  while (cell.lastIndex < whole.length || cells.length > 0) {
    const found = cell.exec(whole);
    if (found === null) return null;
    const [, written = '', end = ''] = found;
    cells.push(written.startsWith('"') ? written.slice(1, -1).replaceAll('""', '"') : written);
    number += written.split('\n').length - 1;
    if (end !== ',') {
      if (cells.some((one) => one.trim() !== '')) lines.push({ number: begins, cells });
      cells = [];
      number += 1;
      begins = number;
    }
  }
  return lines;
}
