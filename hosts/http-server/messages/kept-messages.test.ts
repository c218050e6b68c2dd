import { mkdir, readdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import type { Tables } from '#bank/index.ts';
import { openTestBank } from '#bank/testing/test-bank.ts';
import { addProfile } from '#bank/testing/test-profile.ts';
import { open } from '#stores/node-sqlite/open.ts';
import { temporaryFolder } from '../../testing/test-process.ts';
import { takeInKeptMessages } from './kept-messages.ts';

/** A bank that has told a member of something, and the folder of a host that was to bring it on its way. */
async function prepare() {
  const store = await open<Tables>({ path: ':memory:' });
  const bank = await openTestBank(store);
  onTestFinished(async () => {
    await bank.stop();
    await store.close();
  });
  const member = await bank.addMember();
  await addProfile(bank.dependencies, member);
  await (await bank.clientOf(member)).settings.setAutoLogout({ minutes: 30 });
  await bank.settle();
  const { taken } = bank.dependencies.mailer;
  const [message] = taken.splice(0);
  const dataFolder = await temporaryFolder();
  const keep = async (id: string) => {
    const folder = join(dataFolder, 'sending', 'email');
    await mkdir(folder, { recursive: true });
    await writeFile(join(folder, `${id}.json`), '{}');
  };
  const takeIn = () => takeInKeptMessages({ dataFolder, store, clock: bank.clock, log: bank.log });
  return { bank, taken, id: message?.id ?? '', dataFolder, keep, takeIn };
}

test('R-P5 a message that an earlier release kept as a file is sent, once, and the folder goes', async () => {
  const { bank, taken, id, dataFolder, keep, takeIn } = await prepare();
  await keep(id);
  await takeIn();
  expect(await readdir(dataFolder)).toEqual([]);
  await takeIn();
  await bank.settle();
  expect(taken.map((message) => message.id)).toEqual([id]);
  expect(bank.log.lines).toMatchObject([{ level: 'info', facts: { count: 1 } }]);
});

test('a message of another database stays a file, and the log says where', async () => {
  const { bank, id, dataFolder, keep, takeIn } = await prepare();
  await keep('somebody-else');
  await keep(id);
  await takeIn();
  expect(await readdir(join(dataFolder, 'sending', 'email'))).toEqual(['somebody-else.json']);
  expect(bank.log.lines).toMatchObject([{ level: 'error', facts: { count: 1 } }]);
});
