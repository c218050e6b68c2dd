import { type Cents, cents } from '#contract/money/cents.ts';
import type { StatementLanguage } from '#contract/statements/statements.ts';
import { ownNameIn } from '#contract/transactions/transaction-wording.ts';
import type { BankDependencies } from '../../bank-context.ts';
import type { KeptTaxForm } from '../tax-form.ts';
import { statementWords } from '../words/statement-words.ts';
import { taxFormWords } from '../words/tax-form-words.ts';
import { Paper, heading, margin, paletteOf, rightEnd } from './paper.ts';
import { lettersFor } from './letters-for.ts';
import { writePdf } from './pdf-document.ts';
import { pageWidth, type TextStyle } from './pdf-page.ts';
import { printedMoney } from './printed-money.ts';

/** The content of a year's form, and the language of its print. */
export interface PrintedTaxForm extends KeptTaxForm {
  readonly language: StatementLanguage;
}

const width = rightEnd - margin;

/** The form of a year as a PDF, in ASCII alone. The same form has the same bytes. */
export async function taxFormPdf(
  form: PrintedTaxForm,
  host: Pick<BankDependencies, 'letterFonts'> = {},
): Promise<string> {
  const { brand, language, year, holder, accounts } = form;
  const words = taxFormWords[language];
  const letters = await lettersFor(form, host.letterFonts);
  const embedFace = await host.letterFonts?.readFaces?.();
  const paper = new Paper(paletteOf(brand.hue), letters, (page) => {
    page.paint({ x: 0, top: 0, width: pageWidth, height: 9 }, page.palette.brand);
    page.top = 56;
  });
  paragraph(paper, 'H1', words.title, {
    font: 'Helvetica-Bold',
    size: 16,
    colour: paper.palette.brand,
  });
  paragraph(paper, 'P', words.form, small(paper));
  paper.top += 14;
  rows(paper, [
    [words.calendarYear, year],
    [words.payer, [brand.name, ...brand.address, brand.phone].join(', ')],
    [words.recipient, [holder.name, ...holder.address].join(', ')],
  ]);
  paper.top += 18;
  heading(paper, words.boxes);
  rows(paper, [
    [words.interest, printedMoney(sumOf(accounts.map(({ interest }) => interest)))],
    [words.penalty, printedMoney(sumOf(accounts.map(({ penalty }) => penalty)))],
    [words.bonds, printedMoney(cents(0))],
    [words.withheld, printedMoney(cents(0))],
  ]);
  paper.top += 18;
  heading(paper, words.accounts);
  rows(
    paper,
    accounts.map(({ accountName, number, interest, penalty }) => [
      words.account(ownNameIn(accountName, language), number),
      [
        words.paid(printedMoney(interest)),
        ...(penalty > 0 ? [words.charged(printedMoney(penalty))] : []),
      ].join(', '),
    ]),
  );
  paper.top += 18;
  const joint = holder.jointOwners && words.joint(holder.name, holder.jointOwners.join(', '));
  const spelling = letters?.isIncomplete === true ? [statementWords[language].notPrinted] : [];
  for (const note of [...(joint === undefined ? [] : [joint]), ...words.notes, ...spelling]) {
    paragraph(paper, 'P', note, small(paper));
    paper.top += 6;
  }
  const facts = {
    title: words.documentTitle(year),
    author: brand.name,
    language: words.languageTag,
  };
  return writePdf(facts, paper.pages, paper.document, letters?.font, embedFace);
}

function sumOf(amounts: readonly Cents[]): Cents {
  return cents(amounts.reduce((sum, amount) => sum + amount, 0));
}

function small({ palette }: Paper): TextStyle {
  return { font: 'Helvetica', size: 9, colour: palette.ink };
}

function paragraph(paper: Paper, element: 'H1' | 'P', text: string, style: TextStyle): void {
  const column = { x: margin, width, leading: style.size * 1.35 };
  paper.writeLines(paper.document.add(element), text, column, style);
}

/** Names on the left, their values on the right, as a table of two columns. */
function rows(paper: Paper, all: readonly (readonly [name: string, value: string])[]): void {
  const name = small(paper);
  const value: TextStyle = { ...name, font: 'Helvetica-Bold' };
  const [nameWidth, gap, leading] = [250, 18, 13];
  const valueWidth = width - nameWidth - gap;
  const table = paper.document.add('Table');
  for (const [label, text] of all) {
    const [left, right] = [
      paper.linesOf(label, name, nameWidth),
      paper.linesOf(text, value, valueWidth),
    ];
    const height = Math.max(left.length, right.length) * leading + 6;
    if (!paper.hasRoom(height)) paper.newPage();
    const row = table.add('TR');
    const [head, cell] = [row.add('TH'), row.add('TD')];
    const baseline = paper.top + 12;
    for (const [index, line] of left.entries()) {
      paper.page.text(head, line, margin, baseline + index * leading, name);
    }
    for (const [index, line] of right.entries()) {
      paper.page.text(cell, line, margin + nameWidth + gap, baseline + index * leading, value);
    }
    paper.top += height;
    paper.paint({ x: margin, top: paper.top - 0.5, width, height: 0.5 }, paper.palette.line);
  }
}
