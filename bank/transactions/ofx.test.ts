import { cents } from '#contract/money/cents.ts';
import type { EpochMs, LocalDate } from '#contract/time/time.ts';
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
import { xmlTexts } from '../testing/read-csv.ts';

const span: OfxSpan = {
  firstDay: '2026-02-01' as LocalDate,
  lastDay: '2026-03-02' as LocalDate,
  now: Date.parse('2026-03-02T15:00:00.007Z') as EpochMs,
  language: 'en',
};

const coffee: OfxTransaction = {
  id: '0195f2a0-0000-7000-8000-000000000001',
  day: '2026-03-01' as LocalDate,
  madeOn: '2026-03-01' as LocalDate,
  amount: -4_05,
  description: 'Blue Bottle Coffee',
  reference: null,
  memo: '',
};

type WholeStatement = OfxStatement & { readonly transactions: readonly OfxTransaction[] };

function ofxFile(statements: readonly WholeStatement[], of: OfxSpan): string {
  const pieces = statements.flatMap((one) => [
    ofxStatementHead(one, of),
    ofxTransactions(one.transactions),
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

test('R-X4 a file is OFX 1.6: header, sign-on, and a statement with its balances', () => {
  expect(ofxFile([statement()], span).split('\r\n')).toEqual([
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
    '<STATUS><CODE>0</CODE><SEVERITY>INFO</SEVERITY></STATUS><DTSERVER>20260302150000.007[0:GMT]</DTSERVER><LANGUAGE>ENG</LANGUAGE>',
    '</SONRS></SIGNONMSGSRSV1>',
    '<BANKMSGSRSV1>',
    '<STMTTRNRS><TRNUID>0</TRNUID><STATUS><CODE>0</CODE><SEVERITY>INFO</SEVERITY></STATUS><STMTRS><CURDEF>USD</CURDEF>',
    '<BANKACCTFROM><BANKID>000000000</BANKID><ACCTID>checking-4321</ACCTID><ACCTTYPE>CHECKING</ACCTTYPE></BANKACCTFROM>',
    '<BANKTRANLIST><DTSTART>20260201120000.000[0:GMT]</DTSTART><DTEND>20260302235959.000[0:GMT]</DTEND>',
    '<STMTTRN><TRNTYPE>DEBIT</TRNTYPE><DTPOSTED>20260301120000.000[0:GMT]</DTPOSTED><TRNAMT>-4.05</TRNAMT><FITID>0195f2a0-0000-7000-8000-000000000001</FITID><NAME>Blue Bottle Coffee</NAME></STMTTRN>',
    '</BANKTRANLIST>',
    '<LEDGERBAL><BALAMT>1000.00</BALAMT><DTASOF>20260302235959.000[0:GMT]</DTASOF></LEDGERBAL>',
    '<AVAILBAL><BALAMT>995.00</BALAMT><DTASOF>20260302235959.000[0:GMT]</DTASOF></AVAILBAL>',
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

test('R-X4 an entry is posted at noon GMT of the day on which it was booked, and says on which it was made', () => {
  const sent = { ...coffee, madeOn: '2026-10-30' as LocalDate, day: '2026-11-02' as LocalDate };
  const file = ofxFile([statement({ transactions: [sent] })], span);
  expect(fieldsOf(file, 'DTPOSTED')).toEqual(['20261102120000.000[0:GMT]']);
  expect(fieldsOf(file, 'DTUSER')).toEqual(['20261030120000.000[0:GMT]']);
});

test('R-X4 a file with Spanish text says so', () => {
  expect(fieldsOf(ofxFile([], { ...span, language: 'es' }), 'LANGUAGE')).toEqual(['SPA']);
});

test('R-X4 a memo stands behind a name that is cut, and alone where the name is whole', () => {
  const memo = 'Rent & more';
  const description = 'x'.repeat(33);
  const transactions = [
    { ...coffee, memo },
    { ...coffee, memo, description },
  ];
  const file = ofxFile([statement({ transactions })], span);
  expect(fieldsOf(file, 'MEMO')).toEqual(['Rent &amp; more', `${description} - Rent &amp; more`]);
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
