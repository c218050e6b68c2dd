import type { Cents } from '#contract/money/cents.ts';
import type { EpochMs } from '#contract/time/time.ts';
import { ofxMoment } from './ofx-moment.ts';
import { decimal } from './decimal.ts';
import { xmlText } from './xml-text.ts';

/** An account whose transactions go into the file. */
export interface OfxStatement {
  /** The member's own name for it and its last digits: at most 22 characters, the same in every file. */
  readonly accountId: string;
  readonly accountType: 'CHECKING' | 'SAVINGS' | 'MONEYMRKT' | 'CD';
  /** What was booked by the end of the span. */
  readonly ledgerBalance: Cents;
  /** What can be spent; null where the span ended in the past. */
  readonly available: Cents | null;
}

/** A movement that is booked. */
export interface OfxTransaction {
  /** Its permanent key: a program that has read it before leaves it out. */
  readonly id: string;
  /** When it was booked, and when it was made. */
  readonly at: EpochMs;
  readonly madeAt: EpochMs;
  /** Negative for a debit. */
  readonly amount: number;
  readonly description: string;
  readonly reference: string | null;
  readonly memo: string;
}

/** The span of time that was asked for, and the moment of asking. */
export interface OfxSpan {
  readonly from: EpochMs;
  readonly to: EpochMs;
  readonly now: EpochMs;
  /** That of the credit union: a program takes the day from what is written, not from the offset. */
  readonly timeZone: string;
}

/** The bank files no routing number of its own, and OFX demands one. */
const noRoutingNumber = '000000000';

/** OFX 2.2 §3.2: a name has so many characters. */
const nameMax = 32;

/** OFX 2.2 §3.2: so has a memo. */
const memoMax = 255;

/** How a file in the form of OFX 2.2 begins; one statement for each account follows. */
export function ofxHead({ now, timeZone }: OfxSpan): string {
  return lines([
    '<?xml version="1.0" encoding="UTF-8" standalone="no"?>',
    '<?OFX OFXHEADER="200" VERSION="220" SECURITY="NONE" OLDFILEUID="NONE" NEWFILEUID="NONE"?>',
    '<OFX>',
    '<SIGNONMSGSRSV1><SONRS>',
    `${success}<DTSERVER>${ofxMoment(now, timeZone)}</DTSERVER><LANGUAGE>ENG</LANGUAGE>`,
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
  { from, to, timeZone }: OfxSpan,
): string {
  const moment = (at: EpochMs) => ofxMoment(at, timeZone);
  return lines([
    `<STMTTRNRS><TRNUID>0</TRNUID>${success}<STMTRS><CURDEF>USD</CURDEF>`,
    `<BANKACCTFROM><BANKID>${noRoutingNumber}</BANKID><ACCTID>${xmlText(accountId)}</ACCTID><ACCTTYPE>${accountType}</ACCTTYPE></BANKACCTFROM>`,
    `<BANKTRANLIST><DTSTART>${moment(from)}</DTSTART><DTEND>${moment(to)}</DTEND>`,
  ]);
}

/** Some of the transactions of a statement. */
export function ofxTransactions(
  transactions: readonly OfxTransaction[],
  { timeZone }: OfxSpan,
): string {
  return lines(transactions.map((transaction) => transactionLine(transaction, timeZone)));
}

/** How a statement ends: with its balances. */
export function ofxStatementFoot(
  { ledgerBalance, available }: OfxStatement,
  { to, timeZone }: OfxSpan,
): string {
  const moment = (at: EpochMs) => ofxMoment(at, timeZone);
  return lines([
    '</BANKTRANLIST>',
    `<LEDGERBAL><BALAMT>${decimal(ledgerBalance)}</BALAMT><DTASOF>${moment(to)}</DTASOF></LEDGERBAL>`,
    ...(available === null
      ? []
      : [
          `<AVAILBAL><BALAMT>${decimal(available)}</BALAMT><DTASOF>${moment(to)}</DTASOF></AVAILBAL>`,
        ]),
    '</STMTRS></STMTTRNRS>',
  ]);
}

function lines(texts: readonly string[]): string {
  return texts.map((text) => `${text}\r\n`).join('');
}

function transactionLine(transaction: OfxTransaction, timeZone: string): string {
  const { id, at, madeAt, amount, description, reference } = transaction;
  const name = shortened(description, nameMax);
  const memo = [name === description ? '' : description, transaction.memo].filter(Boolean);
  const made = madeAt === at ? '' : `<DTUSER>${ofxMoment(madeAt, timeZone)}</DTUSER>`;
  return [
    `<STMTTRN><TRNTYPE>${amount > 0 ? 'CREDIT' : 'DEBIT'}</TRNTYPE>`,
    `<DTPOSTED>${ofxMoment(at, timeZone)}</DTPOSTED>${made}`,
    `<TRNAMT>${decimal(amount)}</TRNAMT><FITID>${id}</FITID>`,
    reference === null ? '' : `<REFNUM>${xmlText(reference)}</REFNUM>`,
    `<NAME>${xmlText(name)}</NAME>`,
    memo.length === 0 ? '' : `<MEMO>${xmlText(shortened(memo.join(' · '), memoMax))}</MEMO>`,
    '</STMTTRN>',
  ].join('');
}

function shortened(text: string, max: number): string {
  return [...text].slice(0, max).join('');
}
