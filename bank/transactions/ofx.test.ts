import { cents } from '#contract/money/cents.ts';
import type { EpochMs } from '#contract/time/time.ts';
import { expect, test } from 'vitest';
import {
  ofxFoot,
  ofxHead,
  type OfxSpan,
  type OfxStatement,
  ofxStatementFoot,
  ofxStatementHead,
  type OfxTransaction,
  ofxTransactions,
} from './ofx.ts';
import { xmlTexts } from '../testing/xml-texts.ts';

const now = Date.parse('2026-03-02T15:00:00.007Z') as EpochMs;
const span = {
  from: Date.parse('2026-02-01T05:00:00Z') as EpochMs,
  to: now,
  now,
  timeZone: 'America/New_York',
};

const coffee: OfxTransaction = {
  id: '0195f2a0-0000-7000-8000-000000000001',
  at: Date.parse('2026-03-01T17:05:00Z') as EpochMs,
  madeAt: Date.parse('2026-03-01T17:05:00Z') as EpochMs,
  amount: -4_05,
  description: 'Blue Bottle Coffee',
  reference: null,
  memo: '',
};

type WholeStatement = OfxStatement & { readonly transactions: readonly OfxTransaction[] };

/** The pieces of a file one after the other. */
function ofxFile(statements: readonly WholeStatement[], of: OfxSpan): string {
  const pieces = statements.flatMap((one) => [
    ofxStatementHead(one, of),
    ofxTransactions(one.transactions, of),
    ofxStatementFoot(one, of),
  ]);
  return [ofxHead(of), ...pieces, ofxFoot].join('');
}

function statement(change: Partial<WholeStatement> = {}): WholeStatement {
  return {
    accountId: 'checking-4321',
    accountType: 'CHECKING',
    ledgerBalance: cents(1_000_00),
    available: cents(995_00),
    transactions: [coffee],
    ...change,
  };
}

function fieldsOf(file: string, name: string): string[] {
  return [...file.matchAll(new RegExp(`<${name}>([^<]*)</${name}>`, 'g'))].map(
    ([, text]) => text ?? '',
  );
}

test('R-X4 a file is OFX 2.2: header, sign-on, and a statement with its balances', () => {
  expect(ofxFile([statement()], span).split('\r\n')).toEqual([
    '<?xml version="1.0" encoding="UTF-8" standalone="no"?>',
    '<?OFX OFXHEADER="200" VERSION="220" SECURITY="NONE" OLDFILEUID="NONE" NEWFILEUID="NONE"?>',
    '<OFX>',
    '<SIGNONMSGSRSV1><SONRS>',
    '<STATUS><CODE>0</CODE><SEVERITY>INFO</SEVERITY></STATUS><DTSERVER>20260302100000.007[-5:EST]</DTSERVER><LANGUAGE>ENG</LANGUAGE>',
    '</SONRS></SIGNONMSGSRSV1>',
    '<BANKMSGSRSV1>',
    '<STMTTRNRS><TRNUID>0</TRNUID><STATUS><CODE>0</CODE><SEVERITY>INFO</SEVERITY></STATUS><STMTRS><CURDEF>USD</CURDEF>',
    '<BANKACCTFROM><BANKID>000000000</BANKID><ACCTID>checking-4321</ACCTID><ACCTTYPE>CHECKING</ACCTTYPE></BANKACCTFROM>',
    '<BANKTRANLIST><DTSTART>20260201000000.000[-5:EST]</DTSTART><DTEND>20260302100000.007[-5:EST]</DTEND>',
    '<STMTTRN><TRNTYPE>DEBIT</TRNTYPE><DTPOSTED>20260301120500.000[-5:EST]</DTPOSTED><TRNAMT>-4.05</TRNAMT><FITID>0195f2a0-0000-7000-8000-000000000001</FITID><NAME>Blue Bottle Coffee</NAME></STMTTRN>',
    '</BANKTRANLIST>',
    '<LEDGERBAL><BALAMT>1000.00</BALAMT><DTASOF>20260302100000.007[-5:EST]</DTASOF></LEDGERBAL>',
    '<AVAILBAL><BALAMT>995.00</BALAMT><DTASOF>20260302100000.007[-5:EST]</DTASOF></AVAILBAL>',
    '</STMTRS></STMTTRNRS>',
    '</BANKMSGSRSV1>',
    '</OFX>',
    '',
  ]);
});

test.each(xmlTexts)('R-X4 text is what XML may hold: %j', (description, written) => {
  const file = ofxFile([statement({ transactions: [{ ...coffee, description }] })], span);
  expect(file).toContain(`<NAME>${written}</NAME></STMTTRN>`);
});

test('R-X4 a name of more than 32 characters is cut, and stands whole in the memo', () => {
  const description = `${'\u{1F955}'.repeat(31)}ab & the rest`;
  const file = ofxFile([statement({ transactions: [{ ...coffee, description }] })], span);
  expect(fieldsOf(file, 'NAME')).toEqual([`${'\u{1F955}'.repeat(31)}a`]);
  expect(fieldsOf(file, 'MEMO')).toEqual([description.replace('&', '&amp;')]);
});

test('R-X4 an entry is posted when it was booked by the clock of the credit union, and says when it was made', () => {
  const sent = {
    ...coffee,
    madeAt: Date.parse('2026-10-31T03:30:00Z') as EpochMs,
    at: Date.parse('2026-11-03T02:30:00Z') as EpochMs,
  };
  const file = ofxFile([statement({ transactions: [sent] })], span);
  expect(fieldsOf(file, 'DTPOSTED')).toEqual(['20261102213000.000[-5:EST]']);
  expect(fieldsOf(file, 'DTUSER')).toEqual(['20261030233000.000[-4:EDT]']);
});

test('R-X4 a memo stands behind a name that is cut, and alone where the name is whole', () => {
  const memo = 'Rent & more';
  const description = 'x'.repeat(33);
  const transactions = [
    { ...coffee, memo },
    { ...coffee, memo, description },
  ];
  const file = ofxFile([statement({ transactions })], span);
  expect(fieldsOf(file, 'MEMO')).toEqual(['Rent &amp; more', `${description} · Rent &amp; more`]);
});

test('R-X4 a statement of the past does not say what can be spent', () => {
  expect(ofxFile([statement({ available: null })], span)).not.toContain('AVAILBAL');
});

test('R-X4 a credit is positive, and a transfer has its reference', () => {
  const credit = { ...coffee, amount: 12_00, reference: 'REF-12345678' };
  const file = ofxFile([statement({ transactions: [credit] })], span);
  expect(fieldsOf(file, 'TRNTYPE')).toEqual(['CREDIT']);
  expect(fieldsOf(file, 'TRNAMT')).toEqual(['12.00']);
  expect(fieldsOf(file, 'REFNUM')).toEqual(['REF-12345678']);
});
