import type { BankDependencies } from '../../bank-context.ts';
import type { StatementLanguage } from '#contract/statements/statements.ts';
import type { KeptStatement } from '../compose-statement.ts';
import {
  type StatementWords,
  statementWords,
  printedMoney,
  statementIn,
} from '../words/statement-words.ts';
import { dividendsAndFees } from './dividends-and-fees.ts';
import { entryTable } from './entry-table.ts';
import { Paper, heading, headingHeight, margin, paletteOf, rightEnd, lettersFor } from './paper.ts';
import { writePdf } from './pdf-document.ts';
import { pageHeight, pageWidth, type TextStyle } from './pdf-page.ts';

/** The content of a statement, and the language of its print. */
export interface PrintedStatement extends KeptStatement {
  readonly language: StatementLanguage;
}

interface Printing extends PrintedStatement {
  readonly words: StatementWords;
  /** `January 2024`, and `Everyday Checking ••••4821`. */
  readonly month: string;
  readonly account: string;
}

/**
 * The statement as a PDF, in ASCII alone: the letterhead, the sums of the month, every entry with the balance
 * after it, what was earned and charged, and how to report an error. The same statement has the same bytes.
 *
 * Fonts are asked for only where a name has letters that the standard fonts lack; without fonts such letters lose their accents or
 * are spelled. Others of the process have their turn between rows.
 */
export async function statementPdf(
  kept: PrintedStatement,
  host: Pick<BankDependencies, 'letterFonts' | 'letOthersRun'> = {},
): Promise<string> {
  const { brand, language } = kept;
  const statement = statementIn(language, kept.statement);
  const words = statementWords[language];
  const printing: Printing = {
    ...kept,
    statement,
    words,
    month: words.month(statement.from),
    account: `${statement.accountName} ${statement.number}`,
  };
  const letters = await lettersFor(kept, host.letterFonts);
  const embedFace = await host.letterFonts?.readFaces?.();
  const paper = new Paper(paletteOf(brand.hue), letters, (page) => beginPage(page, printing));
  letterhead(paper, printing);
  whoAndWhen(paper, printing);
  summary(paper, printing);
  heading(paper, words.entries);
  await entryTable(paper, statement, words, host.letOthersRun);
  dividendsAndFees(paper, statement, words);
  sayWhatIsNotPrinted(paper, printing);
  howToReportErrors(paper, printing);
  footPages(paper, printing);
  const facts = {
    title: words.documentTitle(printing.month, printing.account),
    author: brand.name,
    language: words.languageTag,
  };
  return writePdf(facts, paper.pages, paper.document, letters?.font, embedFace);
}

/** The first page has the letterhead; the others name the statement that they continue. */
function beginPage(paper: Paper, { brand, words, month, account }: Printing): void {
  const { palette, pages } = paper;
  paper.paint({ x: 0, top: 0, width: pageWidth, height: 9 }, palette.brand);
  if (pages.length === 1) {
    return;
  }
  const style: TextStyle = { font: 'Helvetica', size: 8.5, colour: palette.muted };
  const bold: TextStyle = { ...style, font: 'Helvetica-Bold' };
  const goesOn = words.continued(month, account);
  paper.writeFurniture(goesOn, rightEnd, 40, { ...style, align: 'right' });
  if (paper.widthOf(brand.name, bold) + paper.widthOf(goesOn, style) < rightEnd - margin - 18) {
    paper.writeFurniture(brand.name, margin, 40, bold);
  }
  paper.top = 56;
}

function letterhead(paper: Paper, { brand, words, month }: Printing): void {
  const { palette, document } = paper;
  const big: TextStyle = { font: 'Helvetica-Bold', size: 16, colour: palette.brand };
  const small: TextStyle = { font: 'Helvetica', size: 8.5, colour: palette.muted };
  const title: TextStyle = {
    font: 'Helvetica-Bold',
    size: 13,
    colour: palette.ink,
    align: 'right',
  };
  const name = document.add('P');
  paper.top = 42;
  paper.writeLines(name, brand.name, { x: margin, width: 330, leading: 19 }, big);
  paper.top += 4;
  const address = document.add('P');
  const contact = [...brand.address, `${brand.phone}  \u00B7  ${brand.email}`];
  for (const line of contact) {
    paper.writeLines(address, line, { x: margin, width: 330, leading: 11.5 }, small);
  }
  const whatAndWhen = document.add('H1');
  paper.write(whatAndWhen, words.title, rightEnd, 57, title);
  paper.write(whatAndWhen, firstUpper(month), rightEnd, 75, {
    ...title,
    font: 'Helvetica',
    size: 11,
  });
  paper.top += 11;
}

function whoAndWhen(paper: Paper, { statement, words }: Printing): void {
  const { palette, document } = paper;
  paper.paint({ x: margin, top: paper.top, width: rightEnd - margin, height: 0.75 }, palette.line);
  const label: TextStyle = { font: 'Helvetica', size: 8.5, colour: palette.muted };
  const value: TextStyle = { font: 'Helvetica-Bold', size: 10, colour: palette.ink };
  const { holder, accountName, number, from, to, days } = statement;
  const facts: readonly (readonly [name: string, text: string, below?: readonly string[]])[] = [
    [words.member, holder.name, holder.address],
    ...(holder.jointOwners ?? []).map((name) => [words.jointOwner, name] as const),
    [words.account, accountName],
    [words.accountNumber, number],
    [words.period, words.periodOf(from, to, days)],
  ];
  const labelWidth = Math.max(...facts.map(([name]) => paper.widthOf(name, label)));
  const x = margin + labelWidth + 18;
  paper.top += 11;
  for (const [name, text, below = []] of facts) {
    const fact = document.add('P');
    paper.write(fact, name, margin, paper.top + value.size, label);
    paper.writeLines(fact, text, { x, width: rightEnd - x, leading: 16 }, value);
    for (const line of below) {
      const column = { x, width: rightEnd - x, leading: 13 };
      paper.writeLines(fact, line, column, { ...value, font: 'Helvetica', size: 9.5 });
    }
    paper.top += below.length > 0 ? 4 : 0;
  }
  paper.top += 12;
}

function summary(paper: Paper, { statement, words }: Printing): void {
  const { palette, document } = paper;
  const height = 52;
  paper.paint({ x: margin, top: paper.top, width: rightEnd - margin, height }, palette.soft);
  paper.paint({ x: margin, top: paper.top, width: 3, height }, palette.brand);
  const label: TextStyle = { font: 'Helvetica', size: 8.5, colour: palette.muted };
  const sums = [
    [words.opening, statement.opening],
    [words.moneyIn, statement.moneyIn],
    [words.moneyOut, statement.moneyOut],
    [words.closing, statement.closing],
  ] as const;
  const width = (rightEnd - margin - 16) / sums.length;
  const big: TextStyle = { font: 'Helvetica-Bold', size: 13, colour: palette.ink };
  const widest = Math.max(...sums.map(([, amount]) => paper.widthOf(printedMoney(amount), big)));
  const value: TextStyle = { ...big, size: big.size * Math.min(1, (width - 10) / widest) };
  const table = document.add('Table');
  const [heads, values] = [table.add('TR'), table.add('TR')];
  for (const [index, [name, amount]] of sums.entries()) {
    const x = margin + 16 + index * width;
    paper.write(heads.add('TH'), name, x, paper.top + 20, label);
    paper.write(values.add('TD'), printedMoney(amount), x, paper.top + 38, value);
  }
  paper.top += height + 18;
  sayWhatCameBack(paper, { statement, words });
}

/** Where the sums differ from those of Transactions: below them, and by how much. */
function sayWhatCameBack(
  paper: Paper,
  { statement, words }: Pick<Printing, 'statement' | 'words'>,
): void {
  const { moneyIn, moneyOut } = statement.takenBack;
  if (moneyIn === 0 && moneyOut === 0) {
    return;
  }
  paper.top -= 10;
  paper.writeLines(
    paper.document.add('P'),
    words.takenBack(
      moneyIn === 0 ? null : printedMoney(moneyIn),
      moneyOut === 0 ? null : printedMoney(moneyOut),
    ),
    { x: margin, width: rightEnd - margin, leading: 11.5 },
    { font: 'Helvetica', size: 8.5, colour: paper.palette.muted },
  );
  paper.top += 10;
}

/** Explains the spelling of letters that no font has. */
function sayWhatIsNotPrinted(paper: Paper, { words }: Printing): void {
  if (paper.letters?.isIncomplete !== true) {
    return;
  }
  paper.top += 12;
  paper.writeLines(
    paper.document.add('P'),
    words.notPrinted,
    { x: margin, width: rightEnd - margin, leading: 11.5 },
    { font: 'Helvetica', size: 8.5, colour: paper.palette.muted },
  );
}

function howToReportErrors(paper: Paper, { brand, words }: Printing): void {
  const style: TextStyle = { font: 'Helvetica', size: 8.5, colour: paper.palette.ink };
  const column = { x: margin, width: rightEnd - margin, leading: 11.5 };
  const gap = 3;
  const paragraphs = words.errors(brand);
  const height = paragraphs.reduce(
    (sum, paragraph) =>
      sum + paper.linesOf(paragraph, style, column.width).length * column.leading + gap,
    headingHeight,
  );
  paper.top += 18;
  if (!paper.hasRoom(height)) {
    paper.newPage();
  }
  heading(paper, words.errorsHeading);
  for (const paragraph of paragraphs) {
    paper.writeLines(paper.document.add('P'), paragraph, column, style);
    paper.top += gap;
  }
}

/** The insurance notice and the page number on every page. The notice is read out once, at the end. */
function footPages(paper: Paper, { words }: Printing): void {
  const { palette, pages } = paper;
  const style: TextStyle = { font: 'Helvetica', size: 8.5, colour: palette.muted };
  const baseline = pageHeight - 36;
  const bold: TextStyle = { ...style, font: 'Helvetica-Bold' };
  for (const [index, page] of pages.entries()) {
    page.paint(
      { x: margin, top: pageHeight - 52, width: rightEnd - margin, height: 0.75 },
      palette.line,
    );
    if (index === pages.length - 1) {
      page.text(paper.document.add('P'), paper.cellsOf(words.insured), margin, baseline, bold);
    } else {
      page.furniture(paper.cellsOf(words.insured), margin, baseline, bold);
    }
    const number = paper.cellsOf(words.page(index + 1, pages.length));
    page.furniture(number, rightEnd, baseline, { ...style, align: 'right' });
  }
}

function firstUpper(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}
