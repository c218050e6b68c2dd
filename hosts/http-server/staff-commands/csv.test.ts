import { expect, test } from 'vitest';
import { csvLines, NotCsv } from './csv.ts';

const read = (text: string, pieceBytes?: number) => [...csvLines(Buffer.from(text), pieceBytes)];

test.each([
  [
    'plain lines',
    'a,b\r\n1,2\r\n',
    [
      [1, 'a', 'b'],
      [2, '1', '2'],
    ],
  ],
  [
    'lines of another system, the last without an end',
    'a,b\n1,2',
    [
      [1, 'a', 'b'],
      [2, '1', '2'],
    ],
  ],
  ['a byte order mark', '\uFEFFa,b\n', [[1, 'a', 'b']]],
  [
    'quotes, commas and lines within a cell',
    '"a ""b"", c","d\ne"\nf,g\n',
    [
      [1, 'a "b", c', 'd\ne'],
      [3, 'f', 'g'],
    ],
  ],
  ['empty cells', ',\n,x,\n', [[2, '', 'x', '']]],
  ['a last cell that is empty', 'a,', [[1, 'a', '']]],
  ['empty lines', '\n\na\n\n', [[3, 'a']]],
  ['nothing', '', []],
])('It reads %s', (_, text, lines) => {
  const found = (pieceBytes?: number) =>
    read(text, pieceBytes).map(({ number, cells }) => [number, ...cells]);
  expect(found()).toEqual(lines);
  expect(found(1)).toEqual(lines);
});

test.each(['"a\n', 'a"b\n', '"a"b\n'])('It does not guess what is meant by %j', (text) => {
  expect(() => read(text)).toThrow(NotCsv);
  expect(() => read(text, 1)).toThrow(NotCsv);
});
