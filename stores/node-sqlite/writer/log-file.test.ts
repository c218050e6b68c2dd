import { expect, test } from 'vitest';
import { LogFile } from './log-file.ts';

/** A log on a disk that takes its time: each call of it is ended by the test. */
function onSlowDisk() {
  const calls: PromiseWithResolvers<void>[] = [];
  const datasync = () => {
    const call = Promise.withResolvers<void>();
    calls.push(call);
    return call.promise;
  };
  return { calls, log: new LogFile({ datasync, close: async () => {} }) };
}

test('Anyone who comes while the disk is at work waits for its next turn, together with all the others', async () => {
  const { calls, log } = onSlowDisk();
  const done: string[] = [];
  const makeDurable = (name: string) => log.makeDurable().then(() => done.push(name));
  const first = makeDurable('first');
  const others = [makeDurable('second'), makeDurable('third')];
  expect(calls).toHaveLength(1);
  calls[0]?.resolve();
  await first;
  // The commits of the others may have come after the disk began.
  expect(done).toEqual(['first']);
  await expect.poll(() => calls).toHaveLength(2);
  calls[1]?.resolve();
  await Promise.all(others);
  expect(done).toEqual(['first', 'second', 'third']);
  void log.makeDurable();
  expect(calls).toHaveLength(3);
});

test('Where the disk fails everybody is told who waits for it', async () => {
  const { calls, log } = onSlowDisk();
  const first = log.makeDurable();
  const next = log.makeDurable();
  const failure = new Error('EIO: i/o error, fdatasync');
  calls[0]?.reject(failure);
  await expect(first).rejects.toBe(failure);
  await expect(next).rejects.toBe(failure);
});
