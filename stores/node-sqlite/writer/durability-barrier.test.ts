import { expect, test } from 'vitest';
import { SettledGroups } from './late-commits.ts';

/** The thread is about to commit that group. */
function begin(groups: SettledGroups, group: bigint) {
  Atomics.store(groups.begun, 0, group);
}

test('Nobody waits where nothing is on its way', () => {
  const groups = new SettledGroups();
  expect(groups.all()).toBeUndefined();
  begin(groups, 1n);
  expect(groups.all()).toBeInstanceOf(Promise);
  groups.settle(1n);
  expect(groups.all()).toBeUndefined();
});

test('Anyone who waits waits for what had begun, and not for what begins later', async () => {
  const groups = new SettledGroups();
  const heard: string[] = [];
  begin(groups, 1n);
  const first = groups.all()?.then(() => heard.push('first'));
  begin(groups, 2n);
  const second = groups.all()?.then(() => heard.push('second'));
  groups.settle(1n);
  await first;
  expect(heard).toEqual(['first']);
  groups.settle(2n);
  await second;
  expect(heard).toEqual(['first', 'second']);
});

test('A group that is settled settles those before it', async () => {
  const groups = new SettledGroups();
  begin(groups, 1n);
  const first = groups.all();
  begin(groups, 3n);
  groups.settle(3n);
  await expect(first).resolves.toBeUndefined();
  groups.settle(2n);
  expect(groups.all()).toBeUndefined();
});
