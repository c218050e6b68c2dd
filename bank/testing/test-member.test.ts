import { expect, test } from 'vitest';
import { open } from '#stores/node-sqlite/open.ts';
import type { Tables } from '../tables.ts';
import { openTestBank } from './test-bank.ts';
import { addMember } from './test-member.ts';

test('Members whose ids end in the same six digits have different user names', async ({
  onTestFinished,
}) => {
  const store = await open<Tables>({ path: ':memory:' });
  onTestFinished(() => store.close());
  const bank = await openTestBank(store);
  let count = 0;
  const newId = () => `00000000-0000-7000-8000-${String((count += 1)).padStart(6, '0')}abcdef`;
  const first = await addMember({ ...bank.dependencies, newId }, {});
  const second = await addMember({ ...bank.dependencies, newId }, {});
  expect(second.username).not.toBe(first.username);
  await bank.stop();
});
