import { randomBytes } from 'node:crypto';
import { setImmediate } from 'node:timers/promises';
import { sql } from 'kysely';
import { v7 as newId } from 'uuid';
import {
  addSampleMember,
  type BankDependencies,
  livePolicy as policy,
  openBank,
  type Tables,
} from '#bank/index.ts';
import { makeTables, migrateTables } from '../http-server/process/bank-tables.ts';
import {
  type ListeningMailer,
  listeningMailer,
  type CollectingLog,
  collectingLog,
  TestClock,
} from '#bank/testing/test-ports.ts';
import type { Drain } from '#hosts/http-server/http/drain.ts';
import { type HttpAppOptions, openHttpApp } from '#hosts/http-server/http/http-app.ts';
import { readBrand } from '#brands/read-brand.ts';
import { argon2Passwords, leakedPasswords } from '#hosts/http-server/passwords/passwords.ts';
import { packagedLetterFonts as letterFonts } from '#hosts/http-server/process/letter-fonts.ts';
import { keyRingCodes, readKeys, ringOf } from '../http-server/keys/keys.ts';
import { LongTaskThread } from '../http-server/worker/long-task-thread.ts';
import { systemRandom as random } from '#hosts/http-server/process/random.ts';
import { imageOf, isEmptyInMemory, loadImage, open } from '#stores/node-sqlite/open.ts';
import type { Store } from '#stores/store.ts';
import { loadOnce } from '#bank/formats/load-once.ts';

/** The HTTP server with a real bank over a store, on a free port, in a time that the test moves. */
export interface HttpHost {
  readonly address: string;
  readonly bank: BankDependencies;
  readonly clock: TestClock;
  readonly log: CollectingLog;
  /** The bank's messages, such as codes. */
  readonly mailer: ListeningMailer;
  readonly drain: Drain;
  /** Stops the server and its bank; the store stays open. */
  close(): Promise<void>;
}

/** Opens the server over an empty store, with the sample member as the first. */
export async function openHttpHost(
  store: Store<Tables>,
  change: Partial<HttpAppOptions> = {},
  ofBank: Partial<BankDependencies> = {},
): Promise<HttpHost> {
  if (isEmptyInMemory(store)) loadImage(store, await sampleImage());
  else await addSample(store);
  const clock = new TestClock(begin);
  const log = collectingLog();
  const brand = await readBrand('juniper-commons');
  const { timeZone } = brand;
  const passwords = argon2Passwords();
  const mailer = listeningMailer();
  const longTaskThread = new LongTaskThread({ timeZone, log });
  const dependencies = {
    store,
    clock,
    newId,
    random,
    passwords,
    codeKeys: keyRingCodes(ringOf(readKeys(`test:${randomBytes(32).toString('base64')}`))),
    leakedPasswords,
    letterFonts,
    longTasks: longTaskThread.run,
    letOthersRun: () => setImmediate(),
    mailer,
    policy,
    timeZone,
    brand,
    log,
    ...ofBank,
  };
  const bank = openBank(dependencies);
  await bank.start();
  await bank.messages.start();

  const { app, drain } = await openHttpApp({
    router: bank.router,
    personOf: bank.personOf,
    clock,
    newId,
    log,
    brand,
    portalFolder: null,
    publicUrl: null,
    onLoopback: true,
    trustedProxies: [],
    overTls: change.publicUrl?.protocol === 'https:',
    certificate: null,
    samplePhone: null,
    askStore: () => sql`select 1`.execute(store.db),
    version: '1.2.3',
    meter: null,
    ...change,
  });
  app.addHook('preClose', () => bank.stop());
  app.addHook('onClose', () => longTaskThread.stop());
  return {
    address: await app.listen({ host: '127.0.0.1', port: 0 }),
    bank: dependencies,
    clock,
    log,
    mailer,
    drain,
    close: () => app.close(),
  };
}

const begin = '2026-03-02T15:00:00Z';

/** The content of a bank with the sample member alone, which takes long to be written. */
const sampleImage = loadOnce(async () => {
  const store = await open<Tables>({ path: ':memory:' });
  await addSample(store);
  const image = imageOf(store);
  await store.close();
  return image;
});

async function addSample(store: Store<Tables>): Promise<void> {
  await makeTablesOnce(store);
  const { timeZone } = await readBrand('juniper-commons');
  const clock = new TestClock(begin);
  await addSampleMember({ store, clock, newId, passwords: argon2Passwords(), timeZone });
}

/**
 * Unless an earlier host made the tables. A file is opened by the server and by commands too, which look for the records of
 * its migrations.
 */
async function makeTablesOnce(store: Store<Tables>): Promise<void> {
  if (store.engine !== 'sqlite' || (await isInFile(store))) return await migrateTables(store);
  const { rows } = await sql`select 1 from sqlite_schema limit 1`.execute(store.db);
  if (rows.length === 0) await makeTables(store);
}

async function isInFile({ db }: Store<Tables>): Promise<boolean> {
  const { rows } = await sql`select 1 from pragma_database_list where file <> ''`.execute(db);
  return rows.length > 0;
}
