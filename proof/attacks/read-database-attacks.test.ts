import { createHash } from 'node:crypto';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type AttackedBank, openAttackedBank } from './attacked-bank.ts';
import { addMemberWithPhone, codeOnPhone, finishWith, showPassword } from './signing-in.ts';

let bank: AttackedBank;

beforeAll(async () => {
  bank = await openAttackedBank();
});
afterAll(() => bank.close());

test('Who reads the database while a code is good finds none of a million codes by what is kept of it', async () => {
  const member = await addMemberWithPhone(bank.host);
  const { browser } = await showPassword(bank.host, member);
  await browser.post('/api/sign-in/code', {});
  const { id, code_hash: kept } = await bank.store.db
    .selectFrom('challenge')
    .select(['id', 'code_hash'])
    .where('person_id', '=', member.personId)
    .where('code_hash', 'is not', null)
    .executeTakeFirstOrThrow();
  const found = Array.from({ length: 1_000_000 }, (_, number) =>
    String(number).padStart(6, '0'),
  ).filter((code) => createHash('sha256').update(`${id} ${code}`).digest('hex') === kept);
  expect(found).toEqual([]);
  expect(kept).not.toContain(codeOnPhone(bank.host));
  // The stored value is good for the code all the same.
  expect((await finishWith(browser, codeOnPhone(bank.host))).status).toBe(200);
});
