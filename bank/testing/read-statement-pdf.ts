import { readPdf, type ReadPdf, type ReadText } from './read-pdf.ts';

/** A statement as it stands on its pages. Amounts are in cents. */
export interface ReadStatement extends ReadPdf {
  /** Of the box above the entries: opening balance, money in, money out, closing balance. */
  readonly sums: readonly number[];
  /** The rows of the table, the first and the last of which are the opening and the closing balance. */
  readonly rows: readonly ReadRow[];
  /** The texts at the foot of each page. */
  readonly feet: readonly (readonly string[])[];
}

export interface ReadRow {
  readonly page: number;
  readonly date: string;
  readonly description: string;
  readonly amount: number | null;
  readonly balance: number | null;
}

/** Reads a statement by where things stand, as a person would. */
export async function readStatementPdf(pdf: string): Promise<ReadStatement> {
  const read = await readPdf(pdf);
  const lines = read.pages.flatMap((texts, page) =>
    linesOf(texts).map((texts) => ({ page, texts })),
  );
  const sums = lines
    .map(({ texts }) => texts.map(({ text }) => text))
    .find((texts) => texts.length === 4 && texts.every((text) => money.test(text)));
  return {
    ...read,
    sums: (sums ?? []).map(centsOf),
    rows: rowsOf(lines),
    feet: read.pages.map(
      (texts) =>
        linesOf(texts)
          .at(-1)
          ?.map(({ text }) => text) ?? [],
    ),
  };
}

/** The columns of the table, in points from the left. */
const dateLeft = 62;
const descriptionLeft = 120;
const amountRight = 462;
const balanceRight = 550;

const money = /^-?\$[\d,]+\.\d{2}$/;

function rowsOf(lines: readonly { page: number; texts: readonly ReadText[] }[]): ReadRow[] {
  const rows: ReadRow[] = [];
  for (const { page, texts } of lines) {
    const at = (place: (text: ReadText) => number, x: number) =>
      texts.find((text) => Math.abs(place(text) - x) < 0.5)?.text;
    const left = ({ left: place }: ReadText) => place;
    const right = ({ right: place }: ReadText) => place;
    const date = at(left, dateLeft);
    const description = at(left, descriptionLeft);
    const balance = at(right, balanceRight);
    if (date !== undefined && balance !== undefined && money.test(balance)) {
      const amount = at(right, amountRight);
      rows.push({
        page,
        date,
        description: description ?? '',
        amount: amount === undefined ? null : centsOf(amount),
        balance: centsOf(balance),
      });
    } else if (texts.length === 1 && description !== undefined) {
      const last = rows.pop();
      if (last) rows.push({ ...last, description: `${last.description} ${description}` });
    }
  }
  return rows;
}

/** The texts of a page, grouped by their line. */
function linesOf(texts: readonly ReadText[]): ReadText[][] {
  const lines: ReadText[][] = [];
  for (const text of texts) {
    const last = lines.at(-1);
    if (last?.[0] && Math.abs(last[0].baseline - text.baseline) < 0.2) {
      last.push(text);
    } else {
      lines.push([text]);
    }
  }
  return lines;
}

function centsOf(text: string): number {
  if (!money.test(text)) throw new Error(`${text} is no amount`);
  return Number(text.replaceAll(/[$,.]/g, ''));
}
