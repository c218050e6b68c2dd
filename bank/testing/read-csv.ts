/**
 * Reads CSV by the grammar of RFC 4180, character by character, and throws where it is not kept: lines end in
 * CR LF, a quote stands only around a cell or doubled within one.
 */
export function readCsv(text: string): string[][] {
  const rows: string[][] = [];
  let row: string[] = [];
  let place = 0;
  while (place < text.length) {
    const cell = text[place] === '"' ? readQuoted(text, place) : readPlain(text, place);
    row.push(cell.value);
    place = cell.end;
    if (text[place] === ',') {
      place += 1;
    } else if (text.startsWith('\r\n', place)) {
      place += 2;
      rows.push(row);
      row = [];
    } else {
      throw new Error(`Neither a comma nor a line end at ${place}`);
    }
  }
  if (row.length > 0) {
    throw new Error('The last line has no end');
  }
  return rows;
}

interface Cell {
  readonly value: string;
  /** The place after it. */
  readonly end: number;
}

function readPlain(text: string, start: number): Cell {
  let end = start;
  while (end < text.length && text[end] !== ',' && text[end] !== '\r') {
    if (text[end] === '"' || text[end] === '\n') {
      throw new Error(`A cell without quotes holds ${JSON.stringify(text[end])} at ${end}`);
    }
    end += 1;
  }
  return { value: text.slice(start, end), end };
}

function readQuoted(text: string, start: number): Cell {
  let value = '';
  let place = start + 1;
  for (;;) {
    const close = text.indexOf('"', place);
    if (close < 0) {
      throw new Error(`The quote at ${start} is never closed`);
    }
    value += text.slice(place, close);
    if (text[close + 1] !== '"') {
      return { value, end: close + 1 };
    }
    value += '"';
    place = close + 2;
  }
}

/** Descriptions as a member may write them, and as an XML file holds them. */
export const xmlTexts = [
  [`O'Neil's <b>Deli</b> & Co`, `O'Neil's &lt;b&gt;Deli&lt;/b&gt; &amp; Co`],
  [']]> &lt;', ']]&gt; &amp;lt;'],
  ['Café \u{1F955}', 'Café \u{1F955}'],
  ['bell \u0007', 'bell \u{FFFD}'],
  ['half \uD83E', 'half \u{FFFD}'],
] as const;
