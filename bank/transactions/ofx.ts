import type { Cents } from '#contract/money/cents.ts';
import type { EpochMs, LocalDate } from '#contract/time/time.ts';
import type { WordingLanguage } from '#contract/transactions/transaction-wording.ts';
import { decimal } from './export-facts.ts';

/** An account whose transactions go into the file. */
export interface OfxStatement {
  /** The member's own name for it and its last digits: at most 22 characters, the same in every file. */
  readonly accountId: string;
  readonly accountType: 'CHECKING' | 'SAVINGS' | 'MONEYMRKT' | 'CD';
  /** The booked balance at the end of the span. */
  readonly ledgerBalance: Cents;
  /** The available balance; null where the span ended in the past. */
  readonly available: Cents | null;
}

/** A movement that is booked. */
export interface OfxTransaction {
  /** Its permanent key: a program that has read it before leaves it out. */
  readonly id: string;
  /** The credit union's days on which it was booked, and made. */
  readonly day: LocalDate;
  readonly madeOn: LocalDate;
  /** Negative for a debit. */
  readonly amount: number;
  readonly description: string;
  readonly reference: string | null;
  readonly memo: string;
}

/** The days that were asked for, those of the credit union, and the moment of asking. */
export interface OfxSpan {
  readonly firstDay: LocalDate;
  readonly lastDay: LocalDate;
  readonly now: EpochMs;
  /** Of the descriptions. */
  readonly language: WordingLanguage;
}

/** The bank files no routing number of its own, and OFX demands one. */
const noRoutingNumber = '000000000';

/** OFX 1.6 §3.2: the most characters of a name. */
const nameMax = 32;

/** OFX 1.6 §3.2: the most characters of a memo. */
const memoMax = 255;

/** The codes of languages in OFX (ISO 639-2). */
const languages: Readonly<Record<WordingLanguage, string>> = { en: 'ENG', es: 'SPA' };

/**
 * The beginning of a file in the form of OFX 1.6; a statement for each account follows. Its header names the encoding where
 * programs look for it (docs/decisions/0101-ofx-is-read-by-old-programs.md), and each element has an end tag, as XML wants
 * it.
 */
export function ofxHead({ now, language }: OfxSpan): string {
  const asked = `${new Date(now).toISOString().replaceAll(/[-:TZ]/g, '')}[0:GMT]`;
  return lines([
    'OFXHEADER:100',
    'DATA:OFXSGML',
    'VERSION:160',
    'SECURITY:NONE',
    'ENCODING:UTF-8',
    'CHARSET:NONE',
    'COMPRESSION:NONE',
    'OLDFILEUID:NONE',
    'NEWFILEUID:NONE',
    '',
    '<OFX>',
    '<SIGNONMSGSRSV1><SONRS>',
    `${success}<DTSERVER>${asked}</DTSERVER><LANGUAGE>${languages[language]}</LANGUAGE>`,
    '</SONRS></SIGNONMSGSRSV1>',
    '<BANKMSGSRSV1>',
  ]);
}

/** How it ends. */
export const ofxFoot = lines(['</BANKMSGSRSV1>', '</OFX>']);

const success = '<STATUS><CODE>0</CODE><SEVERITY>INFO</SEVERITY></STATUS>';

/** How a statement begins; its transactions follow. */
export function ofxStatementHead(
  { accountId, accountType }: OfxStatement,
  { firstDay, lastDay }: OfxSpan,
): string {
  return lines([
    `<STMTTRNRS><TRNUID>0</TRNUID>${success}<STMTRS><CURDEF>USD</CURDEF>`,
    `<BANKACCTFROM><BANKID>${noRoutingNumber}</BANKID><ACCTID>${xmlText(accountId)}</ACCTID><ACCTTYPE>${accountType}</ACCTTYPE></BANKACCTFROM>`,
    `<BANKTRANLIST><DTSTART>${noonOf(firstDay)}</DTSTART><DTEND>${endOf(lastDay)}</DTEND>`,
  ]);
}

/** Some of the transactions of a statement. */
export function ofxTransactions(transactions: readonly OfxTransaction[]): string {
  return lines(transactions.map(transactionLine));
}

/** How a statement ends: with its balances. */
export function ofxStatementFoot(
  { ledgerBalance, available }: OfxStatement,
  { lastDay }: OfxSpan,
): string {
  const asOf = endOf(lastDay);
  return lines([
    '</BANKTRANLIST>',
    `<LEDGERBAL><BALAMT>${decimal(ledgerBalance)}</BALAMT><DTASOF>${asOf}</DTASOF></LEDGERBAL>`,
    ...(available === null
      ? []
      : [`<AVAILBAL><BALAMT>${decimal(available)}</BALAMT><DTASOF>${asOf}</DTASOF></AVAILBAL>`]),
    '</STMTRS></STMTTRNRS>',
  ]);
}

export function lines(texts: readonly string[]): string {
  return texts.map((text) => `${text}\r\n`).join('');
}

/** Noon in Greenwich is the same day on the clock of nearly every reader. */
function noonOf(day: LocalDate): string {
  return `${day.replaceAll('-', '')}120000.000[0:GMT]`;
}

/** The last second of a day, in the time to which programs convert their input. */
function endOf(day: LocalDate): string {
  return `${day.replaceAll('-', '')}235959.000[0:GMT]`;
}

function transactionLine(transaction: OfxTransaction): string {
  const { id, day, madeOn, amount, reference } = transaction;
  const description = inOneLine(transaction.description);
  const name = shortened(description, nameMax);
  const memo = [name === description ? '' : description, inOneLine(transaction.memo)].filter(
    Boolean,
  );
  const made = madeOn === day ? '' : `<DTUSER>${noonOf(madeOn)}</DTUSER>`;
  return [
    `<STMTTRN><TRNTYPE>${amount > 0 ? 'CREDIT' : 'DEBIT'}</TRNTYPE>`,
    `<DTPOSTED>${noonOf(day)}</DTPOSTED>${made}`,
    `<TRNAMT>${decimal(amount)}</TRNAMT><FITID>${id}</FITID>`,
    reference === null ? '' : `<REFNUM>${xmlText(reference)}</REFNUM>`,
    `<NAME>${xmlText(name)}</NAME>`,
    memo.length === 0 ? '' : `<MEMO>${xmlText(shortened(memo.join(' - '), memoMax))}</MEMO>`,
    '</STMTTRN>',
  ].join('');
}

function shortened(text: string, max: number): string {
  return [...text].slice(0, max).join('');
}

/** Replaces line breaks and tabs by spaces: libofx would join the parts without a space. */
export function inOneLine(text: string): string {
  return text.replaceAll(/\s+/g, ' ').trim();
}

/** Text in the form allowed within an element of XML 1.0; forbidden characters become U+FFFD. */
export function xmlText(text: string): string {
  return text
    .replaceAll(/[^\t\n\r\u{20}-\u{D7FF}\u{E000}-\u{FFFD}\u{10000}-\u{10FFFF}]/gu, '\u{FFFD}')
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;');
}
