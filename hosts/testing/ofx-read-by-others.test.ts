import { cents } from '#contract/money/cents.ts';
import type { EpochMs, LocalDate } from '#contract/time/time.ts';
import { expect, test } from 'vitest';
import {
  ofxFoot,
  ofxHead,
  type OfxSpan,
  ofxStatementFoot,
  ofxStatementHead,
  ofxTransactions,
} from '#bank/transactions/ofx.ts';
import { hasExportReaders, hasOfxparse, readWithLibofx, readWithOfxparse } from './read-exports.ts';

const span: OfxSpan = {
  firstDay: '2025-03-01' as LocalDate,
  lastDay: '2025-03-31' as LocalDate,
  now: Date.parse('2025-04-02T03:00:00Z') as EpochMs,
  language: 'en',
};
const statement = {
  accountId: 'checking-4821',
  accountType: 'CHECKING',
  ledgerBalance: cents(10_00),
  available: null,
} as const;
const movement = {
  id: '01a22033-8c9c-74aa-ba6a-1b19ef72ae5f',
  day: '2025-03-31' as LocalDate,
  madeOn: '2025-03-31' as LocalDate,
  amount: -1_00,
  description: 'Transfer to Robin O’Brien, the carpenter of Elm Street',
  reference: null,
  memo: 'café 你好 👨‍👩‍👧\nsecond line',
};
const file = [
  ofxHead(span),
  ofxStatementHead(statement, span),
  ofxTransactions([movement]),
  ofxStatementFoot(statement, span),
  ofxFoot,
].join('');
const memo = 'Transfer to Robin O’Brien, the carpenter of Elm Street - café 你好 👨‍👩‍👧 second line';

test.skipIf(!hasOfxparse)('R-X4 ofxparse reads every letter, and the days of the bank', () => {
  expect(readWithOfxparse(file)).toEqual([
    '2025-03-31|2025-03-31',
    `2025-03-31|Transfer to Robin O’Brien, the c|${memo}`,
  ]);
});

test.skipIf(!hasExportReaders)('R-X4 libofx reads every letter, and the days of the bank', () => {
  const { memos, days } = readWithLibofx(file);
  expect(memos).toEqual([memo]);
  expect(new Set(days)).toEqual(new Set(['2025-03-01', '2025-03-31']));
});
