import { DatabaseSync } from 'node:sqlite';
import { sql } from 'kysely';
import { expect, onTestFinished, test, vi } from 'vitest';
import { Checkpoints, type CheckpointsTold } from './checkpoints.ts';
import { type CopyFailure, LastPass, LastPassAsker } from './wal-truncation.ts';
import { open } from '../open.ts';
import { placeForDatabase, wordsInFile } from '../test-database-file.ts';

function askerOf(
  whose: string,
  onFailure: (failure: CopyFailure) => void = () => {},
): LastPassAsker {
  const asker = new LastPassAsker(whose, onFailure);
  onTestFinished(() => asker.close());
  return asker;
}

test('A writer that is asked copies the log into the file, so that it starts again', async () => {
  const path = await placeForDatabase();
  const store = await open({ path, takesLastPass: true });
  await sql`create table word (text text)`.execute(store.db);
  await sql`insert into word values ('seen')`.execute(store.db);
  expect(wordsInFile(path)).toEqual([]);
  askerOf(path).ask();
  await expect.poll(() => wordsInFile(path)).toMatchObject([{ text: 'seen' }]);
  await store.close();
});

test('A writer waits for its transaction before it copies', async () => {
  const path = await placeForDatabase();
  const store = await open({ path, takesLastPass: true });
  const failures: CopyFailure[] = [];
  const asker = askerOf(path, (failure) => failures.push(failure));
  const heard = vi.fn<() => Promise<void>>(async () => {});
  const whoHears = new LastPass(path, heard);
  await sql`create table word (text text)`.execute(store.db);
  await store.db.transaction().execute(async (trx) => {
    await sql`insert into word values ('first')`.execute(trx);
    asker.ask();
    await expect.poll(() => heard.mock.calls.length).toBe(1);
    await sql`insert into word values ('second')`.execute(trx);
  });
  const { rows } = await sql`select text from word`.execute(store.db);
  expect(rows).toHaveLength(2);
  await Promise.all([store.close(), whoHears.stop()]);
  expect(failures).toEqual([]);
});

test('Of two databases the writer of the one that was asked copies, and tells where it fails', async () => {
  const path = await placeForDatabase();
  const failures: CopyFailure[] = [];
  const ofAnother = vi.fn<() => Promise<void>>();
  const other = new LastPass(`${path}-other`, ofAnother);
  const beside = vi.fn<() => Promise<void>>(async () => {});
  const whole = new LastPass(path, beside);
  const broken = new LastPass(path, () => Promise.reject(new Error('disk I/O error')));
  const asker = askerOf(path, (failure) => failures.push(failure));
  asker.ask();
  asker.ask();
  const failure = { reason: 'disk I/O error', isFinal: false };
  await expect.poll(() => failures).toEqual([failure, failure]);
  asker.ask();
  await expect.poll(() => failures).toHaveLength(3);
  // A writer's report of its failure is no request to another writer.
  expect(beside).toHaveBeenCalledTimes(3);
  expect(ofAnother).not.toHaveBeenCalled();
  await Promise.all([other.stop(), whole.stop(), broken.stop()]);
});

test('The thread asks the writer for the last pages of a long log, and of a short one for nothing', async () => {
  const { path, writer, copy } = await databaseThatIsCopied();
  const told = nobodyTold();
  const checkpoints = startCheckpoints({ path, writer }, told);
  await expect.poll(() => logOf(writer).checkpointed).toBeGreaterThan(0);
  expect(copy).not.toHaveBeenCalled();

  growLog(path, writer);
  await expect.poll(() => copy.mock.calls.length, { timeout: 10_000 }).toBeGreaterThan(0);
  await checkpoints.stop();
  expect(told.onFailure).not.toHaveBeenCalled();
  expect(told.onGivenUp).not.toHaveBeenCalled();
});

test('Where the disk does not take what was copied nothing is copied any more, and that is told once', async () => {
  const { path, writer, copy } = await databaseThatIsCopied();
  growLog(path, writer);
  const told = nobodyTold();
  // No disk is behind it: EINVAL, https://man7.org/linux/man-pages/man2/fdatasync.2.html
  const checkpoints = startCheckpoints({ path, writer }, told, '/dev/null');
  await expect
    .poll(() => told.onGivenUp.mock.calls, { timeout: 10_000 })
    .toMatchObject([[{ message: 'EINVAL: invalid argument, fdatasync' }]]);
  await checkpoints.ended;
  expect(told.onGivenUp).toHaveBeenCalledTimes(1);
  expect(told.onFailure).not.toHaveBeenCalled();
  expect(copy).not.toHaveBeenCalled();
});

test('Where the writer hears from the disk that it has not taken what was copied, nothing is copied any more', async () => {
  const { path, writer, copy } = await databaseThatIsCopied();
  // SQLITE_IOERR_FSYNC, https://sqlite.org/rescode.html
  copy.mockRejectedValue(Object.assign(new Error('disk I/O error'), { errcode: 1034 }));
  growLog(path, writer);
  const told = nobodyTold();
  const checkpoints = startCheckpoints({ path, writer }, told);
  await checkpoints.ended;
  expect(told.onGivenUp.mock.calls).toMatchObject([[{ message: 'disk I/O error' }]]);
  expect(told.onFailure).not.toHaveBeenCalled();
});

test('Where the log is much too long all the same, the writer is held up', async () => {
  const { path, writer } = await databaseThatIsCopied();
  const isAwaiting = () => {
    try {
      writer.exec('begin immediate; rollback');
      return false;
    } catch {
      return true;
    }
  };
  growLog(path, writer);
  growLog(path, writer);
  startCheckpoints({ path, writer }, nobodyTold());
  await expect.poll(isAwaiting, { interval: 1, timeout: 10_000 }).toBe(true);
});

/** With a writer, and with a listener that hears whether the last pages shall be copied. */
async function databaseThatIsCopied() {
  const path = await placeForDatabase();
  const copy = vi.fn<() => Promise<void>>(async () => {});
  const lastPass = new LastPass(path, copy);
  onTestFinished(() => lastPass.stop());
  const writer = new DatabaseSync(path);
  writer.exec('pragma journal_mode = wal; create table word (text text)');
  return { path, writer, copy };
}

function nobodyTold() {
  return {
    onFailure: vi.fn<(error: Error) => void>(),
    onGivenUp: vi.fn<(error: Error) => void>(),
  };
}

/** The writer is closed after the test as well, before the file is. */
function startCheckpoints(
  { path, writer }: { readonly path: string; readonly writer: DatabaseSync },
  told: CheckpointsTold,
  madeDurable = path,
): Checkpoints {
  const checkpoints = new Checkpoints(path, told, { longLogPages: 20, madeDurable });
  onTestFinished(async () => {
    await checkpoints.stop();
    writer.close();
    checkpoints.closeFile();
  });
  return checkpoints;
}

/** Makes the log long, and keeps it from beginning again: a reader goes on reading the earlier data. */
function growLog(path: string, writer: DatabaseSync): void {
  const reader = new DatabaseSync(path);
  onTestFinished(() => reader.close());
  reader.exec('begin; select count(*) from word');
  writer.exec('insert into word values (zeroblob(200000))');
}

function logOf(database: DatabaseSync): { log: number; checkpointed: number } {
  return database.prepare('pragma wal_checkpoint(noop)').get() as {
    log: number;
    checkpointed: number;
  };
}
