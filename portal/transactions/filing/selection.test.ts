import { expect, test } from 'vitest';
import { filedAtOnceMax } from '#contract/transactions/filing-terms.ts';
import type { TransactionId } from '#contract/text/ids.ts';
import type { HistoryLine } from '../history-lines.ts';
import { nothingChosen, type Selection, toggled } from './selection.ts';

/** A line for each word: a heading where it is `-`. */
const linesOf = (words: readonly string[]) =>
  words.map((id) => ({ transaction: id === '-' ? null : { id } })) as unknown as HistoryLine[];

const lines = linesOf(['-', 'a', 'b', '-', 'c', 'd']);
const choose = (of: readonly HistoryLine[], ...steps: [id: string, through?: boolean][]) =>
  steps.reduce<Selection>(
    (selection, [id, through = false]) => toggled(selection, of, id as TransactionId, through),
    nothingChosen,
  );
const chosenIn = ({ chosen }: Selection) => [...chosen.keys()].toSorted();

test.each<[string, [string, boolean?][], string[]]>([
  ['a row, and another', [['a'], ['c']], ['a', 'c']],
  ['a row that is taken out again', [['a'], ['c'], ['a']], ['c']],
  ['a range over the heading of a day', [['a'], ['d', true]], ['a', 'b', 'c', 'd']],
  ['a range upwards', [['d'], ['b', true]], ['b', 'c', 'd']],
  ['a range where no row was chosen before', [['b', true]], ['b']],
  ['a range that keeps the rows beside it', [['a'], ['c'], ['d', true]], ['a', 'c', 'd']],
])('R-E3 the member chooses %s', (_, steps, chosen) => {
  expect(chosenIn(choose(lines, ...steps))).toEqual(chosen);
});

test('R-E3 no more rows are chosen than the bank files at once', () => {
  const ids = Array.from({ length: filedAtOnceMax + 50 }, (_, index) => `row ${1000 + index}`);
  const [first = '', last = ''] = [ids[0], ids.at(-1)];
  const down = choose(linesOf(ids), [first], [last, true]);
  expect(chosenIn(down)).toEqual(ids.slice(0, filedAtOnceMax));
  expect(chosenIn(toggled(down, linesOf(ids), last as TransactionId, false))).toHaveLength(
    filedAtOnceMax,
  );
  const up = choose(linesOf(ids), [last], [first, true]);
  expect(chosenIn(up)).toEqual(ids.slice(50));
});
