import type { CashFlow, Subscription } from '#contract/transactions/cash-flow.ts';
import type { LocalDate } from '#contract/time/time.ts';
import { expect, test } from 'vitest';
import { insightsOf } from './insights-part.tsx';

const today = '2026-03-15' as LocalDate;
const flow = (spent: number[], spentBefore: number[]) =>
  ({ month: '2026-03', spent, spentBefore }) as unknown as CashFlow;
const film = (name: string, before: number, now: number, on: string) =>
  ({ name, amount: now, changed: { before, on } }) as unknown as Subscription;

test.each<[string, CashFlow, Subscription[], string[], string[]]>([
  ['nothing', flow([10_00], [20_00]), [], [], []],
  ['more by this day', flow([10_00, 90_00], [20_00, 30_00, 500_00]), [], [], ['ahead 2026-03']],
  ['less by this day', flow([10_00], [90_00, 95_00]), [], [], ['behind 2026-03']],
  ['no month before', flow([90_00], [0]), [], [], []],
  [
    'a dearer price',
    flow([], []),
    [film('Lumen', 9_99, 11_99, '2026-03-10')],
    [],
    ['dearer Lumen 2026-03-10'],
  ],
  ['a cheaper price', flow([], []), [film('Lumen', 11_99, 9_99, '2026-03-10')], [], []],
  ['an old price', flow([], []), [film('Lumen', 9_99, 11_99, '2025-12-10')], [], []],
  [
    'two at most',
    flow([90_00], [10_00]),
    [film('A', 1, 2, '2026-03-01'), film('B', 1, 2, '2026-03-02')],
    [],
    ['dearer A 2026-03-01', 'dearer B 2026-03-02'],
  ],
  [
    'what is not dismissed',
    flow([90_00], [10_00]),
    [film('A', 1, 2, '2026-03-01')],
    ['dearer A 2026-03-01'],
    ['ahead 2026-03'],
  ],
])('R-D13 of %s', (_, month, subscriptions, dismissed, keys) => {
  expect(insightsOf(month, subscriptions, today, dismissed).map(({ key }) => key)).toEqual(keys);
});
