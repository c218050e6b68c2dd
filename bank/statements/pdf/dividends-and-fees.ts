import type { Statement } from '#contract/statements/statements.ts';
import { type StatementWords, printedMoney } from '../words/statement-words.ts';
import { type Paper, heading, headingHeight, margin, rightEnd } from './paper.ts';
import type { TextStyle } from './pdf-page.ts';

const gap = 24;
const width = (rightEnd - margin - gap) / 2;
const figureWidth = 78;
const size = 9;
const leading = 11.5;
const rowPadding = 4;

type Line = readonly [name: string, figure: string];

/**
 * The account's dividends and fees, each with its figure (12 CFR 1030.6(a)). They stand on one page, below them penalties
 * for early withdrawals where there were any in the year.
 */
export function dividendsAndFees(paper: Paper, statement: Statement, words: StatementWords): void {
  const { dividends, fees, penalties, from } = statement;
  const earned: Line[] = [
    [words.earned, printedMoney(dividends.earned)],
    [words.averageDailyBalance, printedMoney(dividends.averageDailyBalance)],
    [words.yieldEarned, printedPercent(dividends.yieldEarned)],
  ];
  const charged: Line[] = [
    ...fees.items.map(({ description, amount }): Line => [description, printedMoney(amount)]),
    [words.feesInMonth, printedMoney(fees.inMonth)],
    [words.feesInYear(from.slice(0, 4)), printedMoney(fees.inYear)],
  ];
  paper.top += 16;
  if (!paper.hasRoom(Math.max(heightOf(paper, earned), heightOf(paper, charged)))) {
    paper.newPage();
  }
  const { top } = paper;
  table(paper, margin, words.dividends, earned);
  const bottom = paper.top;
  paper.top = top;
  table(paper, margin + width + gap, words.fees, charged);
  paper.top = Math.max(paper.top, bottom);
  if (penalties === undefined || (penalties.inMonth === 0 && penalties.inYear === 0)) return;
  const lost: Line[] = [
    [words.penaltiesInMonth, printedMoney(penalties.inMonth)],
    [words.penaltiesInYear(from.slice(0, 4)), printedMoney(penalties.inYear)],
  ];
  paper.top += 16;
  if (!paper.hasRoom(heightOf(paper, lost))) paper.newPage();
  table(paper, margin, words.penalties, lost);
}

/** `0.61%`, from hundredths of a percent. */
function printedPercent(hundredths: number): string {
  const digits = String(Math.abs(hundredths)).padStart(3, '0');
  return `${hundredths < 0 ? '-' : ''}${digits.slice(0, -2)}.${digits.slice(-2)}%`;
}

function styleOf({ palette }: Paper): TextStyle {
  return { font: 'Helvetica', size, colour: palette.ink };
}

function piecesOf(paper: Paper, name: string) {
  return paper.linesOf(name, styleOf(paper), width - figureWidth);
}

function rowHeight(pieces: readonly unknown[]): number {
  return pieces.length * leading + 2 * rowPadding - 2;
}

function heightOf(paper: Paper, lines: readonly Line[]): number {
  return lines.reduce((sum, [name]) => sum + rowHeight(piecesOf(paper, name)), headingHeight);
}

function table(paper: Paper, x: number, title: string, lines: readonly Line[]): void {
  heading(paper, title, x);
  const style = styleOf(paper);
  const element = paper.document.add('Table');
  for (const [name, figure] of lines) {
    const pieces = piecesOf(paper, name);
    const row = element.add('TR');
    const baseline = paper.top + rowPadding + size - 1;
    const cell = row.add('TD');
    for (const [index, piece] of pieces.entries()) {
      paper.page.text(cell, piece, x, baseline + index * leading, style);
    }
    const right = { ...style, font: 'Helvetica-Bold', align: 'right' } as const;
    paper.write(row.add('TD'), figure, x + width, baseline, right);
    paper.top += rowHeight(pieces);
    paper.paint({ x, top: paper.top - 0.5, width, height: 0.5 }, paper.palette.line);
  }
}
