import { DatabaseSync } from 'node:sqlite';
import { sql } from 'kysely';
import { expect, onTestFinished, test, vi } from 'vitest';
import { Checkpoints } from './checkpoints.ts';
import { LastPass, LastPassAsker } from './last-pass.ts';
import { open } from './open.ts';
import { placeForDatabase, wordsInFile } from './test-database-file.ts';

function askerOf(whose: string, onFailure: (reason: string) => void = () => {}): LastPassAsker {
  const asker = new LastPassAsker(whose, onFailure);
  onTestFinished(() => asker.close());
  return asker;
}

test('A writer that is asked copies the log into the file, so that it begins anew', async () => {
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
  const failures: string[] = [];
  const asker = askerOf(path, (reason) => failures.push(reason));
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
  const failures: string[] = [];
  const ofAnother = vi.fn<() => Promise<void>>();
  const other = new LastPass(`${path}-other`, ofAnother);
  const beside = vi.fn<() => Promise<void>>(async () => {});
  const whole = new LastPass(path, beside);
  const broken = new LastPass(path, () => Promise.reject(new Error('disk I/O error')));
  const asker = askerOf(path, (reason) => failures.push(reason));
  asker.ask();
  asker.ask();
  await expect.poll(() => failures).toEqual(['disk I/O error', 'disk I/O error']);
  asker.ask();
  await expect.poll(() => failures).toHaveLength(3);
  // What one writer tells of its failure is no ask to another one.
  expect(beside).toHaveBeenCalledTimes(3);
  expect(ofAnother).not.toHaveBeenCalled();
  await Promise.all([other.stop(), whole.stop(), broken.stop()]);
});

test('The thread asks the writer for the last pages of a long log, and of a short one for nothing', async () => {
  const { path, writer, copy } = await databaseThatIsCopied();
  const failed = vi.fn<(error: Error) => void>();
  const checkpoints = startCheckpoints({ path, writer }, failed);
  await expect.poll(() => logOf(writer).checkpointed).toBeGreaterThan(0);
  expect(copy).not.toHaveBeenCalled();

  growLog(path, writer);
  await expect.poll(() => copy.mock.calls.length, { timeout: 10_000 }).toBeGreaterThan(0);
  await checkpoints.stop();
  expect(failed).not.toHaveBeenCalled();
});

test('Nobody is asked where the disk does not take what was copied, and that is told', async () => {
  const { path, writer, copy } = await databaseThatIsCopied();
  growLog(path, writer);
  const failed = vi.fn<(error: Error) => void>();
  // No disk is behind it: EINVAL, https://man7.org/linux/man-pages/man2/fdatasync.2.html
  const checkpoints = startCheckpoints({ path, writer }, failed, '/dev/null');
  await expect
    .poll(() => failed.mock.calls, { timeout: 10_000 })
    .toMatchObject([[{ message: 'EINVAL: invalid argument, fdatasync' }]]);
  await checkpoints.stop();
  expect(copy).not.toHaveBeenCalled();
});

/** With a writer, and with somebody who hears whether the last pages shall be copied. */
async function databaseThatIsCopied() {
  const path = await placeForDatabase();
  const copy = vi.fn<() => Promise<void>>(async () => {});
  const lastPass = new LastPass(path, copy);
  onTestFinished(() => lastPass.stop());
  const writer = new DatabaseSync(path);
  writer.exec('pragma journal_mode = wal; create table word (text text)');
  return { path, writer, copy };
}

/** The writer is closed after the test as well, before the file is. */
function startCheckpoints(
  { path, writer }: { readonly path: string; readonly writer: DatabaseSync },
  failed: (error: Error) => void,
  madeDurable = path,
): Checkpoints {
  const checkpoints = new Checkpoints(path, failed, { longLogPages: 20, madeDurable });
  onTestFinished(async () => {
    await checkpoints.stop();
    writer.close();
    checkpoints.closeFile();
  });
  return checkpoints;
}

/** Makes the log long, and keeps it from beginning anew: somebody goes on reading what was there before. */
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
