import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { openMembers, type Tables } from '#bank/index.ts';
import { migrateTables } from '../process/bank-tables.ts';
import { newMember } from '#bank/testing/test-enrolment.ts';
import { seededRandom } from '#bank/testing/test-ports.ts';
import { open } from '#stores/node-sqlite/open.ts';
import { run, temporaryFolder } from '../../testing/test-process.ts';
import { staffCommand } from '../../testing/test-staff-command.ts';
import { systemClock as clock } from '../process/clock.ts';
import { newId } from '../process/random.ts';

const header = 'key,account,amount,description';

/** A bank with a single member: the number of the checking account, and a function that posts a file. */
async function bankWithMember() {
  const folder = await temporaryFolder();
  const path = join(folder, 'bank.sqlite');
  const store = await open<Tables>({ path });
  await migrateTables(store);
  const random = seededRandom(1);
  await openMembers({ store, clock, newId, random, timeZone: 'America/New_York' }, [newMember]);
  const { number } = await store.db
    .selectFrom('account')
    .select('number')
    .where('handle', '=', 'checking')
    .executeTakeFirstOrThrow();
  await store.close();
  const file = join(folder, 'credits.csv');
  return {
    number,
    folder,
    file,
    post: async (text: string) => {
      await writeFile(file, text);
      return await staffCommand(folder, 'post-credits', file);
    },
    verify: () => staffCommand(folder, 'verify'),
    balance: async () => {
      const opened = await open<Tables>({ path });
      const rows = await opened.db.selectFrom('account_balance').select('balance').execute();
      await opened.close();
      return rows.reduce((sum, { balance }) => sum + balance, 0);
    },
  };
}

test('Staff post a file of credits, and the same file again posts nothing', async () => {
  const { number, post, verify, balance } = await bankWithMember();
  const text = `${header}\n1,${number},1850.00,"Harborline Design, payroll"\n2,${number},20.5,Refund\n`;
  expect(await post(text)).toEqual({
    code: 0,
    stdout: 'Credits posted: 2, of $1870.50 in all.',
    stderr: '',
  });
  expect(await post(text)).toMatchObject({
    code: 0,
    stdout: 'Credits posted: 0, of $0.00 in all. Posted before: 2.',
  });
  expect(await balance()).toBe(1_870_50);
  expect(await verify()).toMatchObject({ code: 0 });
});

test('A credit that is not posted is told with its line and why, and the exit code is 1', async () => {
  const { number, post, balance } = await bankWithMember();
  const text = `${header}\n1,${number},10.00,Payroll\n2,1234,10.00,Payroll\n1,${number},11.00,Payroll\n`;
  expect(await post(text)).toEqual({
    code: 1,
    stdout: [
      'Credits posted: 1, of $10.00 in all. Not posted: 2.',
      'Line 3: not posted, since no member’s account has its number.',
      'Line 4: not posted, since its key was used for another credit.',
    ].join('\n'),
    stderr: '',
  });
  expect(await balance()).toBe(10_00);
});

test('Killed in the middle of a file, the command posts the rest when it is given again', async () => {
  const { number, folder, file, post, balance, verify } = await bankWithMember();
  const count = 5_000;
  const lines = Array.from({ length: count }, (_, place) => `${place},${number},1.00,Payroll`);
  const text = [header, ...lines].join('\n');
  await writeFile(file, text);
  const program = 'staff-commands/bank-command.ts';
  const killed = run(program, { BANK_DATA: folder }, ['post-credits', file]);
  await expect.poll(balance, { timeout: 30_000 }).toBeGreaterThan(0);
  killed.signal('SIGKILL');
  await killed.ended;
  const before = (await balance()) / 1_00;
  expect(before).toBeLessThan(count);
  expect(await post(text)).toMatchObject({
    code: 0,
    stdout: `Credits posted: ${count - before}, of $${count - before}.00 in all. Posted before: ${before}.`,
  });
  expect(await balance()).toBe(count * 1_00);
  expect(await verify()).toMatchObject({ code: 0 });
}, 60_000);

test.each([
  [`${header}\n1,NUMBER,10.00,Payroll\n2,NUMBER,-5,\n`, /^Line 3: amount .*\nLine 3: description /],
  [`${header}\n,12-34,10.00,Payroll\n`, /^Line 2: key .*\nLine 2: account /],
  [`${header}\n1,NUMBER,0.00,Payroll\n`, /^Line 2: amount is written like 1850\.00/],
  [`${header}\n1,NUMBER,10.00\n`, /^Line 2 has 3 cells/],
  [
    'key,account,amount\n1,NUMBER,10.00\n',
    /should name each of its columns once, which are: key, /,
  ],
])('A file in which anything is wrong is not posted at all: %j', async (text, why) => {
  const { number, post, balance } = await bankWithMember();
  const { code, stdout, stderr } = await post(text.replaceAll('NUMBER', number));
  expect({ code, stdout }).toEqual({ code: 1, stdout: '' });
  expect(stderr).toMatch(why);
  expect(await balance()).toBe(0);
});
