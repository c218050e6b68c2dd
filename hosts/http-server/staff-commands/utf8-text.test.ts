import { expect, test } from 'vitest';
import { textOfUtf8 } from './utf8-text.ts';

const read = (bytes: Uint8Array) => textOfUtf8(bytes, 'members.csv');

test('A file in UTF-8 is read with or without a byte order mark, which is no part of it', () => {
  expect(read(Buffer.from('firstName\nMaría 🐟\n'))).toBe('firstName\nMaría 🐟\n');
  expect(read(Buffer.from('\uFEFFfirstName\nMaría\n'))).toBe('firstName\nMaría\n');
});

test.each([
  ['Latin-1', Buffer.from('firstName,city\nAna,Troy\nMaría,Troy\n', 'latin1'), 3, 4],
  ['UTF-16', Buffer.from('\uFEFFfirstName', 'utf16le'), 1, 1],
  ['UTF-8 before, of which characters count and not bytes', concat('🐟é,', [0xe9]), 1, 4],
  ['a character that the end of the file cuts off', concat('Troy\nMar', [0xc3]), 2, 4],
  ['half of a character pair', concat('a\r\nb', [0xed, 0xa0, 0x80]), 2, 2],
])('A file in %s is refused at the place of its first wrong bytes', (_, bytes, line, column) => {
  expect(() => read(bytes)).toThrow(
    `members.csv is not in UTF-8: see line ${line}, column ${column}.`,
  );
});

function concat(text: string, bytes: readonly number[]): Buffer {
  return Buffer.concat([Buffer.from(text), Buffer.from(bytes)]);
}
