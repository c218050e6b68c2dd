import { expect, test, vi } from 'vitest';
import { LateCommits } from './late-commits.ts';

function lateCommits() {
  const said: string[] = [];
  const commits = new LateCommits((mode) => said.push(mode));
  const disk = Promise.withResolvers<void>();
  const makeDurable = vi.fn<() => Promise<void>>(() => disk.promise);
  const startWith = (settled = (): Promise<void> | undefined => undefined) =>
    commits.startWith({ makeDurable, settled });
  const transact = (execute = () => void said.push('commit')) => {
    commits.begin();
    try {
      commits.commit(execute);
    } finally {
      commits.end();
    }
  };
  return { commits, said, disk, makeDurable, startWith, transact };
}

test('Alone each commit waits for the disk by itself', () => {
  const { commits, said, makeDurable, transact } = lateCommits();
  transact();
  expect(said).toEqual(['commit']);
  expect(makeDurable).not.toHaveBeenCalled();
  expect(commits.settled()).toBeUndefined();
});

test('Beside a writer thread only transactions commit without fsync, and are settled when the log is durable', async () => {
  const { commits, said, disk, startWith, transact } = lateCommits();
  startWith();
  expect(commits.settled()).toBeUndefined();
  transact();
  expect(said).toEqual(['normal', 'commit', 'full']);
  const heard: string[] = [];
  const settled = commits.settled()?.then(() => heard.push('settled'));
  await Promise.resolve();
  expect(heard).toEqual([]);
  disk.resolve();
  await settled;
  expect(commits.settled()).toBeUndefined();
});

test('A commit that fails is settled when the log is durable as well, since it may be in it', async () => {
  const { commits, disk, makeDurable, startWith, transact } = lateCommits();
  startWith();
  const fail = () => {
    throw new Error('disk I/O error');
  };
  expect(() => transact(fail)).toThrow('disk I/O error');
  expect(makeDurable).toHaveBeenCalledTimes(1);
  const settled = commits.settled();
  expect(settled).toBeDefined();
  disk.resolve();
  await settled;
  expect(commits.settled()).toBeUndefined();
});

test('What the other thread has committed is waited for as well', async () => {
  const { commits, disk, startWith, transact } = lateCommits();
  const other = Promise.withResolvers<void>();
  startWith(() => other.promise);
  transact();
  const heard: string[] = [];
  const settled = commits.settled()?.then(() => heard.push('settled'));
  disk.resolve();
  await disk.promise;
  await Promise.resolve();
  expect(heard).toEqual([]);
  other.resolve();
  await settled;
  expect(heard).toEqual(['settled']);
});
