import { closeSync, fdatasyncSync, openSync } from 'node:fs';
import { DatabaseSync } from 'node:sqlite';
import { expect, test } from 'vitest';
import { isFailedSync } from './result-codes.ts';

test('A refusal of the disk to take data is final', () => {
  const file = openSync('/dev/null', 'r+');
  // No disk is behind it: https://man7.org/linux/man-pages/man2/fdatasync.2.html
  const error = thrownBy(() => fdatasyncSync(file));
  closeSync(file);
  expect(isFailedSync(error)).toBe(true);
});

// https://sqlite.org/rescode.html
test.each([
  ['SQLITE_IOERR_FSYNC', 1034, true],
  ['SQLITE_IOERR_WRITE', 778, false],
  ['SQLITE_FULL', 13, false],
  ['SQLITE_BUSY', 5, false],
])('Of SQLite, %s: final or not', (_, errcode, isFinal) => {
  const error = Object.assign(new Error('disk I/O error'), { errcode });
  expect(isFailedSync(error)).toBe(isFinal);
});

test('Any other error is tried again', () => {
  const database = new DatabaseSync(':memory:');
  expect(isFailedSync(thrownBy(() => database.exec('no SQL')))).toBe(false);
  expect(isFailedSync('a text')).toBe(false);
});

function thrownBy(act: () => void): unknown {
  try {
    act();
  } catch (error) {
    return error;
  }
  throw new Error('Nothing was thrown');
}
