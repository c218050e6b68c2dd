import { type Cents, cents } from '#contract/money/cents.ts';
import type { StatementLanguage } from '#contract/statements/statements.ts';
import { ownNameIn } from '#contract/transactions/transaction-wording.ts';
import type { BankDependencies } from '../../bank-context.ts';
import type { KeptTaxForm } from '../tax-form.ts';
import { statementWords, printedMoney } from '../words/statement-words.ts';
import { Paper, heading, margin, paletteOf, rightEnd, lettersFor } from './paper.ts';
import { writePdf } from './pdf-document.ts';
import { pageWidth, type TextStyle } from './pdf-page.ts';

/** The content of a year's form, and the language of its print. */
interface PrintedTaxForm extends KeptTaxForm {
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

const en = {
  languageTag: 'en-US',
  title: 'Interest income for taxes',
  documentTitle: (year: string) => `Interest income for taxes, ${year}`,
  form: 'The information of Form 1099-INT (OMB No. 1545-0112), Copy B, for the recipient',
  recipient: 'Recipient',
  payer: 'Payer',
  calendarYear: 'Calendar year',
  boxes: 'What we report',
  interest: 'Box 1: Interest income',
  penalty: 'Box 2: Early withdrawal penalty',
  bonds: 'Box 3: Interest on U.S. savings bonds and Treasury obligations',
  withheld: 'Box 4: Federal income tax withheld',
  accounts: 'By account',
  account: (name: string, number: string) => `${name} ${number}`,
  paid: (amount: string) => `Dividends paid: ${amount}`,
  charged: (amount: string) => `Early withdrawal penalty: ${amount}`,
  joint: (recipient: string, others: string) =>
    `These accounts are joint accounts. Their interest is reported under the taxpayer identification number of the primary owner, ${recipient}. Other owners: ${others}.`,
  notes: [
    'This is important tax information and is being furnished to the IRS. If you are required to file a return, a negligence penalty or other sanction may be imposed on you if this income is taxable and the IRS determines that it has not been reported.',
    'The dividends of a credit union are interest for taxes. They count in the year in which they were paid to your account: those earned in December are paid in January.',
    'Taxpayer identification numbers are not printed here. Amounts below $10 in a year are not reported, but may be taxable.',
  ],
};

type TaxFormWords = typeof en;

const es: TaxFormWords = {
  languageTag: 'es-US',
  title: 'Ingresos por intereses para impuestos',
  documentTitle: (year) => `Ingresos por intereses para impuestos, ${year}`,
  form: 'La información del Formulario 1099-INT (OMB No. 1545-0112), Copia B, para el beneficiario',
  recipient: 'Beneficiario',
  payer: 'Pagador',
  calendarYear: 'Año calendario',
  boxes: 'Lo que informamos',
  interest: 'Casilla 1: Ingresos por intereses',
  penalty: 'Casilla 2: Penalización por retiro anticipado',
  bonds: 'Casilla 3: Intereses de bonos de ahorro y obligaciones del Tesoro de EE. UU.',
  withheld: 'Casilla 4: Impuesto federal retenido',
  accounts: 'Por cuenta',
  account: (name, number) => `${name} ${number}`,
  paid: (amount) => `Dividendos pagados: ${amount}`,
  charged: (amount) => `Penalización por retiro anticipado: ${amount}`,
  joint: (recipient, others) =>
    `Estas cuentas son conjuntas. Sus intereses se informan con el número de identificación fiscal del titular principal, ${recipient}. Cotitulares: ${others}.`,
  notes: [
    'Esta es información fiscal importante y se entrega al IRS. Si usted debe presentar una declaración, se le puede imponer una multa por negligencia u otra sanción si estos ingresos están sujetos a impuestos y el IRS determina que no se declararon.',
    'Los dividendos de una cooperativa de crédito son intereses para los impuestos. Cuentan en el año en que se pagaron a su cuenta: los ganados en diciembre se pagan en enero.',
    'Los números de identificación fiscal no se imprimen aquí. Los montos menores de $10 en un año no se informan, pero pueden estar sujetos a impuestos.',
  ],
};

/** The words of a year's form besides figures and names. */
const taxFormWords: Readonly<Record<StatementLanguage, TaxFormWords>> = { en, es };
