import { rmSync } from 'node:fs';
import { mkdir, mkdtemp } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type BankDependencies, type Tables } from '#bank/index.ts';
import { migrateTables } from '#hosts/http-server/process/bank-tables.ts';
import { addMember, addRecipient } from '#bank/testing/test-member.ts';
import { external, zelle } from '#bank/testing/transfer-requests.ts';
import { argon2id } from '#hosts/http-server/passwords/argon2id.ts';
import { liveDependencies } from '#hosts/testing/test-live-dependencies.ts';
import { open } from '#stores/node-sqlite/open.ts';
import type { Store } from '#stores/store.ts';
import type { ServerPlace } from './server.ts';

/** The opening balance of each account of a member, in cents. */
export const openingBalance = 1_000_000_00;

/** The password of every member of a bank that faults are done to. */
export const password = 'granite heron quilt 41';

/** A bank on disk that faults are done to. */
export interface FaultBank extends ServerPlace {
  /** The database file in its folder. */
  readonly file: string;
  readonly usernames: readonly string[];
  dispose(): void;
}

/**
 * Makes a bank with so many members, each with a checking and a savings account; in a folder of its own, or in one
 * that is there already.
 */
export async function makeFaultBank(members: number, given?: string): Promise<FaultBank> {
  const place = await mkdtemp(join(tmpdir(), 'passbook-fault-'));
  const folder = given ?? join(place, 'bank');
  await mkdir(folder, { recursive: true });
  const file = join(folder, 'bank.sqlite');
  const usernames = await fillFaultBank(await open<Tables>({ path: file }), members);
  const dispose = () => {
    process.off('exit', dispose);
    rmSync(place, { recursive: true, force: true });
  };
  // Also where the run is broken off.
  process.on('exit', dispose);
  return {
    folder,
    file,
    log: join(place, 'server.log'),
    usernames,
    dispose,
  };
}

/** Makes the tables and so many members in an empty store, and closes it. Resolves with the user names. */
export async function fillFaultBank(store: Store<Tables>, members: number): Promise<string[]> {
  await migrateTables(store);
  const dependencies = await dependenciesOf(store);
  const usernames: string[] = [];
  for (let index = 0; index < members; index += 1) {
    usernames.push(await addFaultMember(dependencies, `member${index}`));
  }
  await store.close();
  return usernames;
}

/** Adds a member who has saved everybody they send money to: a few cents to them need no step-up. */
export async function addFaultMember(bank: BankDependencies, username: string): Promise<string> {
  const accounts = { checking: openingBalance, savings: openingBalance };
  const member = await addMember(bank, { username, password, accounts });
  const { name = '', email = null } = zelle(1);
  await addRecipient(bank, member, { kind: 'zelle', name, email });
  const there = external(1);
  await addRecipient(bank, member, {
    kind: 'external',
    name: there.name ?? '',
    bank_name: there.bankName ?? null,
    account_number: there.accountNumber ?? null,
    routing_number: there.routingNumber ?? null,
  });
  return member.username;
}

/** The dependencies of a bank in this process. */
export async function dependenciesOf(store: Store<Tables>): Promise<BankDependencies> {
  // All members have the same password: it is hashed once.
  const hashed = await argon2id.hash(password);
  const { verify } = argon2id;
  const turn = { hash: () => Promise.resolve(hashed), verify };
  return liveDependencies(store, { inTurn: (_asker, task) => task(turn) });
}
