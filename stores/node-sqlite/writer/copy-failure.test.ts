import { closeSync, fdatasyncSync, openSync } from 'node:fs';
import { DatabaseSync } from 'node:sqlite';
import { expect, test } from 'vitest';
import { copyFailureFrom } from './wal-truncation.ts';

test('What the disk has not taken is final', () => {
  const file = openSync('/dev/null', 'r+');
  // No disk is behind it: https://man7.org/linux/man-pages/man2/fdatasync.2.html
  const error = thrownBy(() => fdatasyncSync(file));
  closeSync(file);
  const reason = 'EINVAL: invalid argument, fdatasync';
  expect(copyFailureFrom(error)).toEqual({ reason, isFinal: true });
});

// https://sqlite.org/rescode.html
test.each([
  ['SQLITE_IOERR_FSYNC', 1034, true],
  ['SQLITE_IOERR_WRITE', 778, false],
  ['SQLITE_FULL', 13, false],
  ['SQLITE_BUSY', 5, false],
])('Of SQLite, %s: final or not', (_, errcode, isFinal) => {
  const error = Object.assign(new Error('disk I/O error'), { errcode });
  expect(copyFailureFrom(error)).toEqual({ reason: 'disk I/O error', isFinal });
});

test('Any other error is tried again', () => {
  const database = new DatabaseSync(':memory:');
  const error = thrownBy(() => database.exec('no SQL'));
  expect(copyFailureFrom(error)).toEqual({ reason: 'near "no": syntax error', isFinal: false });
  expect(copyFailureFrom('a text')).toEqual({ reason: 'a text', isFinal: false });
});

function thrownBy(act: () => void): unknown {
  try {
    act();
  } catch (error) {
    return error;
  }
  throw new Error('Nothing was thrown');
}
