import type { Cents } from '#contract/money/cents.ts';
import type { Statement, StatementEntry } from '#contract/statements/statements.ts';
import { type StatementWords, printedMoney } from '../words/statement-words.ts';
import { margin, type Paper, rightEnd } from './paper.ts';
import type { TextStyle } from './pdf-page.ts';
import type { StructureElement } from './pdf-structure.ts';

const padding = 8;
const columns = {
  date: margin + padding,
  description: margin + 66,
  amount: rightEnd - 96,
  balance: rightEnd - padding,
};
const descriptionWidth = 260;
const size = 9.5;
const leading = 12;
const rowPadding = 5;
const headHeight = 20;

/** Rows drawn before other work has its turn. */
const rowsInTurn = 20;

/** A column without a text stays empty. */
interface Row {
  readonly date: string;
  readonly description: string;
  readonly amount: Cents | null;
  readonly balance: Cents | null;
  readonly strong: boolean;
}

/**
 * The opening balance, every entry with the balance after it, and the closing balance. The heads of the columns
 * stand on every page, but are read out once.
 *
 * @param letOthersRun Waited for between so many rows that they take some milliseconds.
 */
export async function entryTable(
  paper: Paper,
  statement: Statement,
  words: StatementWords,
  letOthersRun?: () => Promise<void>,
): Promise<void> {
  const table = paper.document.add('Table');
  writeHead(paper, words, table.add('TR'));
  for (const [index, row] of rowsOf(statement, words).entries()) {
    if (index % rowsInTurn === rowsInTurn - 1) {
      await letOthersRun?.();
    }
    writeRow(paper, words, table, row);
  }
}

function rowsOf(statement: Statement, words: StatementWords): Row[] {
  const { from, to, opening, closing, entries } = statement;
  const ends = (date: Statement['from'], description: string, balance: Cents): Row => ({
    date: words.day(date),
    description,
    amount: null,
    balance,
    strong: true,
  });
  const nothing: Row = {
    date: '',
    description: words.nothing,
    amount: null,
    balance: null,
    strong: false,
  };
  return [
    ends(from, words.opening, opening),
    ...(entries.length === 0 ? [nothing] : entries.map((entry) => entryRow(entry, words))),
    ends(to, words.closing, closing),
  ];
}

function entryRow(entry: StatementEntry, words: StatementWords): Row {
  const { date, description, reversal, amount, balance } = entry;
  const name = description ?? words.unnamed;
  return {
    date: words.day(date),
    description: reversal && description !== null ? words.returned(name) : name,
    amount,
    balance,
    strong: false,
  };
}

/** Undefined where the heads are drawn again: then nothing is read out. */
function writeHead(paper: Paper, words: StatementWords, row: StructureElement | undefined): void {
  const { top, palette } = paper;
  const style: TextStyle = { font: 'Helvetica-Bold', size: 8.5, colour: palette.white };
  const baseline = top + 13.5;
  paper.paint({ x: margin, top, width: rightEnd - margin, height: headHeight }, palette.brand);
  for (const [text, x, align] of [
    [words.date, columns.date, 'left'],
    [words.description, columns.description, 'left'],
    [words.amount, columns.amount, 'right'],
    [words.balance, columns.balance, 'right'],
  ] as const) {
    if (row) {
      paper.write(row.add('TH'), text, x, baseline, { ...style, align });
    } else {
      paper.writeFurniture(text, x, baseline, { ...style, align });
    }
  }
  paper.top = top + headHeight;
}

function writeRow(paper: Paper, words: StatementWords, table: StructureElement, row: Row): void {
  const { palette } = paper;
  const font = row.strong ? 'Helvetica-Bold' : 'Helvetica';
  const lines = paper.linesOf(row.description, { font, size }, descriptionWidth);
  const height = lines.length * leading + 2 * rowPadding - 2;
  if (!paper.hasRoom(height)) {
    paper.newPage();
    writeHead(paper, words, undefined);
  }
  const { top } = paper;
  const style: TextStyle = { font, size, colour: palette.ink };
  const baseline = top + rowPadding + size - 1;
  if (row.strong) {
    paper.paint({ x: margin, top, width: rightEnd - margin, height }, palette.soft);
  }
  const element = table.add('TR');
  paper.write(element.add('TD'), row.date, columns.date, baseline, style);
  const description = element.add('TD');
  for (const [index, line] of lines.entries()) {
    paper.page.text(description, line, columns.description, baseline + index * leading, style);
  }
  for (const [amount, x] of [
    [row.amount, columns.amount],
    [row.balance, columns.balance],
  ] as const) {
    const text = amount === null ? '' : printedMoney(amount);
    paper.write(element.add('TD'), text, x, baseline, { ...style, align: 'right' });
  }
  paper.top = top + height;
  paper.paint(
    { x: margin, top: paper.top - 0.5, width: rightEnd - margin, height: 0.5 },
    palette.line,
  );
}
