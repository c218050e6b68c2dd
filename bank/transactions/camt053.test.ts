import { cents } from '#contract/money/cents.ts';
import type { EpochMs, LocalDate } from '#contract/time/time.ts';
import { expect, test } from 'vitest';
import {
  camtEntries,
  type CamtEntry,
  camtFoot,
  camtHead,
  type CamtMessage,
  type CamtStatement,
  camtStatementFoot,
  camtStatementHead,
} from './camt053.ts';
import { xmlTexts } from '../testing/read-csv.ts';

const message: CamtMessage = {
  id: '0195f2a0000070008000000000000abc',
  now: Date.parse('2026-03-02T15:00:00.007Z') as EpochMs,
  servicer: 'Elm Street Credit Union',
  owner: 'Jordan Ellis',
  from: Date.parse('2026-02-01T05:00:00Z') as EpochMs,
  to: Date.parse('2026-03-02T15:00:00.007Z') as EpochMs,
  firstDay: '2026-02-01' as LocalDate,
  lastDay: '2026-03-02' as LocalDate,
  partial: false,
};

const coffee: CamtEntry = {
  id: '0195f2a0-0000-7000-8000-000000000001',
  date: '2026-03-01' as LocalDate,
  valueDate: '2026-02-27' as LocalDate,
  amount: -4_05,
  description: 'Blue Bottle Coffee',
  memo: '',
  isReturn: false,
  category: 'Dining',
  reference: null,
  movement: 'other',
};

type WholeStatement = Omit<CamtStatement, 'sums'> & { readonly entries: readonly CamtEntry[] };

function camtFile(of: CamtMessage, statements: readonly WholeStatement[]): string {
  const sumOf = (amounts: readonly number[]) => ({
    count: amounts.length,
    sum: amounts.reduce((sum, amount) => sum + Math.abs(amount), 0),
  });
  const pieces = statements.flatMap(({ entries, ...rest }, place) => {
    const amounts = entries.map(({ amount }) => amount);
    const sums = {
      credits: sumOf(amounts.filter((amount) => amount > 0)),
      debits: sumOf(amounts.filter((amount) => amount < 0)),
    };
    return [
      camtStatementHead(of, { ...rest, sums }, place),
      camtEntries(entries, of),
      camtStatementFoot(of),
    ];
  });
  return [camtHead(of), ...pieces, camtFoot].join('');
}

function statement(change: Partial<WholeStatement> = {}): WholeStatement {
  return {
    accountId: 'checking-4321',
    accountName: 'Checking',
    type: 'primary',
    opening: cents(1_004_05),
    closing: cents(1_000_00),
    available: cents(995_00),
    entries: [coffee],
    ...change,
  };
}

test('R-X4 a file is camt.053.001.08: the header, and a statement with its account, balances and entries', () => {
  expect(camtFile(message, [statement()]).split('\n')).toEqual([
    '<?xml version="1.0" encoding="UTF-8"?>',
    '<Document xmlns="urn:iso:std:iso:20022:tech:xsd:camt.053.001.08">',
    '<BkToCstmrStmt>',
    '<GrpHdr><MsgId>0195f2a0000070008000000000000abc</MsgId><CreDtTm>2026-03-02T15:00:00.007Z</CreDtTm></GrpHdr>',
    '<Stmt>',
    '<Id>0195f2a0000070008000000000000abc-1</Id>',
    '<CreDtTm>2026-03-02T15:00:00.007Z</CreDtTm>',
    '<FrToDt><FrDtTm>2026-02-01T05:00:00.000Z</FrDtTm><ToDtTm>2026-03-02T15:00:00.007Z</ToDtTm></FrToDt>',
    '<Acct><Id><Othr><Id>checking-4321</Id></Othr></Id><Tp><Cd>CACC</Cd></Tp><Ccy>USD</Ccy><Nm>Checking</Nm><Ownr><Nm>Jordan Ellis</Nm></Ownr><Svcr><FinInstnId><Nm>Elm Street Credit Union</Nm></FinInstnId></Svcr></Acct>',
    '<Bal><Tp><CdOrPrtry><Cd>OPBD</Cd></CdOrPrtry></Tp><Amt Ccy="USD">1004.05</Amt><CdtDbtInd>CRDT</CdtDbtInd><Dt><Dt>2026-02-01</Dt></Dt></Bal>',
    '<Bal><Tp><CdOrPrtry><Cd>CLBD</Cd></CdOrPrtry></Tp><Amt Ccy="USD">1000.00</Amt><CdtDbtInd>CRDT</CdtDbtInd><Dt><Dt>2026-03-02</Dt></Dt></Bal>',
    '<Bal><Tp><CdOrPrtry><Cd>CLAV</Cd></CdOrPrtry></Tp><Amt Ccy="USD">995.00</Amt><CdtDbtInd>CRDT</CdtDbtInd><Dt><Dt>2026-03-02</Dt></Dt></Bal>',
    '<TxsSummry><TtlNtries><NbOfNtries>1</NbOfNtries><Sum>4.05</Sum><TtlNetNtry><Amt>4.05</Amt><CdtDbtInd>DBIT</CdtDbtInd></TtlNetNtry></TtlNtries><TtlCdtNtries><NbOfNtries>0</NbOfNtries><Sum>0.00</Sum></TtlCdtNtries><TtlDbtNtries><NbOfNtries>1</NbOfNtries><Sum>4.05</Sum></TtlDbtNtries></TxsSummry>',
    '<Ntry><NtryRef>0195f2a0000070008000000000000001</NtryRef><Amt Ccy="USD">4.05</Amt><CdtDbtInd>DBIT</CdtDbtInd><Sts><Cd>BOOK</Cd></Sts><BookgDt><Dt>2026-03-01</Dt></BookgDt><ValDt><Dt>2026-02-27</Dt></ValDt><AcctSvcrRef>0195f2a0000070008000000000000001</AcctSvcrRef><BkTxCd><Domn><Cd>PMNT</Cd><Fmly><Cd>NTAV</Cd><SubFmlyCd>NTAV</SubFmlyCd></Fmly></Domn><Prtry><Cd>Dining</Cd><Issr>Elm Street Credit Union</Issr></Prtry></BkTxCd><NtryDtls><TxDtls><Refs><AcctSvcrRef>0195f2a0000070008000000000000001</AcctSvcrRef></Refs><Amt Ccy="USD">4.05</Amt><CdtDbtInd>DBIT</CdtDbtInd><RmtInf><Ustrd>Blue Bottle Coffee</Ustrd></RmtInf></TxDtls></NtryDtls><AddtlNtryInf>Blue Bottle Coffee</AddtlNtryInf></Ntry>',
    '</Stmt>',
    '</BkToCstmrStmt>',
    '</Document>',
    '',
  ]);
});

test('R-X4 a transfer has its reference and code, by which way the money went', () => {
  const transfer = { ...coffee, reference: 'REF-12345678', movement: 'transfer' as const };
  const file = camtFile(message, [
    statement({
      type: 'savings',
      available: null,
      entries: [transfer, { ...transfer, amount: 12_00, movement: 'own' }],
    }),
  ]);
  expect(textsOf(file, 'EndToEndId')).toEqual(['REF-12345678', 'REF-12345678']);
  expect(file).toContain('<Fmly><Cd>ICDT</Cd><SubFmlyCd>DMCT</SubFmlyCd></Fmly>');
  expect(file).toContain('<Fmly><Cd>RCDT</Cd><SubFmlyCd>BOOK</SubFmlyCd></Fmly>');
  expect(file).toContain('<Tp><Cd>SVGS</Cd></Tp>');
  expect(file).toContain('<TtlNetNtry><Amt>7.95</Amt><CdtDbtInd>CRDT</CdtDbtInd></TtlNetNtry>');
  expect(file).not.toContain('CLAV');
});

test('R-X4 a memo is remittance information, in as many pieces as it needs; a return is a reversal', () => {
  const memo = `${'a'.repeat(140)}${'b'.repeat(140)}c & d`;
  const file = camtFile(message, [statement({ entries: [{ ...coffee, memo, isReturn: true }] })]);
  expect(textsOf(file, 'Ustrd')).toEqual([
    'Blue Bottle Coffee',
    'a'.repeat(140),
    'b'.repeat(140),
    'c &amp; d',
  ]);
  expect(file).toContain('</CdtDbtInd><RvslInd>true</RvslInd><Sts>');
});

test('R-X4 an amount below zero is a debit without a sign', () => {
  const file = camtFile(message, [statement({ closing: cents(-25) })]);
  expect(file).toContain('<Amt Ccy="USD">0.25</Amt><CdtDbtInd>DBIT</CdtDbtInd><Dt>');
  expect(file).not.toContain('>-');
});

test.each(xmlTexts)('R-X4 text is what XML may hold: %j', (text, written) => {
  const file = camtFile({ ...message, owner: text, servicer: text }, [
    statement({ accountName: text, entries: [{ ...coffee, description: text, category: text }] }),
  ]);
  expect(textsOf(file, 'AddtlNtryInf')).toEqual([written]);
  expect(textsOf(file, 'Nm')).toEqual([written, written, written]);
  expect(textsOf(file, 'Issr')).toEqual([written]);
});

test('R-X4 no text is longer than the standard allows', () => {
  const long = '\u{1F955}'.repeat(600);
  const file = camtFile({ ...message, owner: long, servicer: long }, [
    statement({ accountName: long, entries: [{ ...coffee, description: long, category: long }] }),
  ]);
  const lengths = (name: string) => textsOf(file, name).map((text) => Array.from(text).length);
  expect(lengths('Nm')).toEqual([70, 140, 140]);
  expect(lengths('Ustrd')).toEqual([140]);
  expect(lengths('AddtlNtryInf')).toEqual([500]);
  expect(lengths('Issr')).toEqual([35]);
});

test('R-X4 where a filter leaves out entries the statement says so', () => {
  const file = camtFile({ ...message, partial: true }, [statement()]);
  expect(textsOf(file, 'AddtlStmtInf')).toEqual(['Holds only the entries that match a filter.']);
});

function textsOf(file: string, name: string): string[] {
  return [...file.matchAll(new RegExp(`<${name}>([^<]*)</${name}>`, 'g'))].map(
    ([, text]) => text ?? '',
  );
}
