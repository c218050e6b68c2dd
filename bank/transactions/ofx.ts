import type { Cents } from '#contract/cents.ts';
import type { EpochMs } from '#contract/time.ts';
import { decimal } from './decimal.ts';
import { xmlText } from './xml-text.ts';

/** An account and the transactions of it that go into the file. */
export interface OfxStatement {
  /** The member's own name for it and its last digits: at most 22 characters, the same in every file. */
  readonly accountId: string;
  readonly accountType: 'CHECKING' | 'SAVINGS';
  /** What has been completed, and what of it can be spent. */
  readonly ledgerBalance: Cents;
  readonly available: Cents;
  readonly transactions: readonly OfxTransaction[];
}

/** A completed transaction. */
export interface OfxTransaction {
  /** Its permanent key: a program that has read it before leaves it out. */
  readonly id: string;
  readonly at: EpochMs;
  /** Negative for a debit. */
  readonly amount: number;
  readonly description: string;
  readonly reference: string | null;
}

/** The span of time that was asked for, and the moment of asking. */
export interface OfxSpan {
  readonly from: EpochMs;
  readonly to: EpochMs;
  readonly now: EpochMs;
}

/** The bank files no routing number of its own, and OFX demands one. */
const noRoutingNumber = '000000000';

/** OFX 2.2 §3.2: a name has so many characters. */
const nameMax = 32;

/** A file in the form of OFX 2.2: one statement for each account. */
export function ofxFile(statements: readonly OfxStatement[], span: OfxSpan): string {
  return [
    '<?xml version="1.0" encoding="UTF-8" standalone="no"?>',
    '<?OFX OFXHEADER="200" VERSION="220" SECURITY="NONE" OLDFILEUID="NONE" NEWFILEUID="NONE"?>',
    '<OFX>',
    '<SIGNONMSGSRSV1><SONRS>',
    `${success}<DTSERVER>${moment(span.now)}</DTSERVER><LANGUAGE>ENG</LANGUAGE>`,
    '</SONRS></SIGNONMSGSRSV1>',
    '<BANKMSGSRSV1>',
    ...statements.flatMap((statement) => statementLines(statement, span)),
    '</BANKMSGSRSV1>',
    '</OFX>',
    '',
  ].join('\r\n');
}

const success = '<STATUS><CODE>0</CODE><SEVERITY>INFO</SEVERITY></STATUS>';

function statementLines(statement: OfxStatement, { from, to, now }: OfxSpan): string[] {
  const { accountId, accountType, ledgerBalance, available, transactions } = statement;
  return [
    `<STMTTRNRS><TRNUID>0</TRNUID>${success}<STMTRS><CURDEF>USD</CURDEF>`,
    `<BANKACCTFROM><BANKID>${noRoutingNumber}</BANKID><ACCTID>${xmlText(accountId)}</ACCTID><ACCTTYPE>${accountType}</ACCTTYPE></BANKACCTFROM>`,
    `<BANKTRANLIST><DTSTART>${moment(from)}</DTSTART><DTEND>${moment(to)}</DTEND>`,
    ...transactions.map(transactionLine),
    '</BANKTRANLIST>',
    `<LEDGERBAL><BALAMT>${decimal(ledgerBalance)}</BALAMT><DTASOF>${moment(now)}</DTASOF></LEDGERBAL>`,
    `<AVAILBAL><BALAMT>${decimal(available)}</BALAMT><DTASOF>${moment(now)}</DTASOF></AVAILBAL>`,
    '</STMTRS></STMTTRNRS>',
  ];
}

function transactionLine({ id, at, amount, description, reference }: OfxTransaction): string {
  const name = [...description].slice(0, nameMax).join('');
  return [
    `<STMTTRN><TRNTYPE>${amount > 0 ? 'CREDIT' : 'DEBIT'}</TRNTYPE>`,
    `<DTPOSTED>${moment(at)}</DTPOSTED><TRNAMT>${decimal(amount)}</TRNAMT><FITID>${id}</FITID>`,
    reference === null ? '' : `<REFNUM>${xmlText(reference)}</REFNUM>`,
    `<NAME>${xmlText(name)}</NAME>`,
    name === description ? '' : `<MEMO>${xmlText(description)}</MEMO>`,
    '</STMTTRN>',
  ].join('');
}

/** `20260302150000.000[0:GMT]` (OFX 2.2 §3.2.8). */
function moment(at: EpochMs): string {
  return `${new Date(at).toISOString().replaceAll(/[-:TZ]/g, '')}[0:GMT]`;
}
