import { Kysely } from 'kysely';
import { DatabaseSync } from 'node:sqlite';
import { setOverdraftTerms } from '#bank/cards/overdraft-records.ts';
import type { BankDependencies, BankStore, Tables } from '#bank/index.ts';
import { makeTables } from '#hosts/http-server/process/bank-tables.ts';
import { cents } from '#contract/money/cents.ts';
import type { LocalDate } from '#contract/time/time.ts';
import { addCard } from '#bank/testing/test-card.ts';
import { addMember } from '#bank/testing/test-member.ts';
import { nodeSqliteDialect } from '#stores/node-sqlite/dialect.ts';
import { open } from '#stores/node-sqlite/open.ts';
import type { StoreErrors } from './bank-process.ts';
import type { Rng } from './rng.ts';
import type { Model } from './model.ts';
import type { SimulatedMember } from './simulated-member.ts';

/** A database with the bank's tables, as bytes: making them takes as long as many requests. */
let emptyBank: Promise<Uint8Array> | null = null;

export function emptyBankBytes(): Promise<Uint8Array> {
  emptyBank ??= makeEmptyBank();
  return emptyBank;
}

async function makeEmptyBank(): Promise<Uint8Array> {
  const database = new DatabaseSync(':memory:');
  const db = new Kysely<Tables>({ dialect: nodeSqliteDialect(database) });
  await makeTables({ db, engine: 'sqlite' });
  const bytes = database.serialize();
  await db.destroy();
  return bytes;
}

/** The costs of an overdraft in these worlds. */
export const overdraftTerms = { fee: cents(25_00), most: cents(500_00), feesADay: 3 } as const;

/** The product of every checking account. It has no dividends, which would change balances by themselves. */
const product = 'simulated-draft';

/** Adds the product whose accounts may be overdrawn by card, with the costs from that day on. */
export async function addOverdrafts(
  bank: Omit<BankDependencies, 'store'> & { readonly store: BankStore },
  from: string,
): Promise<void> {
  await bank.store.db
    .insertInto('product')
    .values({ id: product, name: 'Checking', type: 'primary', kind: 'share-draft' })
    .execute();
  const terms = { product, from: from as LocalDate, ...overdraftTerms };
  const fault = await setOverdraftTerms(bank, terms);
  if (fault !== null) throw new Error(`The terms of overdrafts are not set: ${fault}`);
}

/** How the node-sqlite store tells its errors apart. */
export async function nodeSqliteErrors(): Promise<StoreErrors> {
  const { isTransient, isUnavailable, isUniqueViolation, close } = await open({ path: ':memory:' });
  await close();
  return { isTransient, isUnavailable, isUniqueViolation };
}

/** Adds a member with two accounts and two cards, as rich as rng makes them. */
export async function addSimulatedMember(
  bank: Omit<BankDependencies, 'store'> & { readonly store: BankStore },
  model: Model,
  rng: Rng,
  number: number,
): Promise<SimulatedMember> {
  const opening = {
    checking: rng.pick([0, 500_00, 20_000_00, 100_000_00]),
    savings: rng.pick([0, 5_000_00, 40_000_00]),
  };
  const name = `member ${number}`;
  const details = await addMember(bank, {
    username: `member${number}`,
    password: `password of ${name}`,
    displayName: `Member ${number}`,
    accounts: opening,
  });
  // The test's own numbers go on from world to world; those of a world are the same each time.
  for (const [position, { id }] of Object.values(details.accounts).entries()) {
    const accountNumber = String(4_800_000_000 + 7919 * (2 * number + position));
    await bank.store.db
      .updateTable('account')
      .set({ number: accountNumber })
      .where('id', '=', id)
      .execute();
  }
  await bank.store.db
    .updateTable('account')
    .set({ product_id: product })
    .where('id', '=', details.accounts['checking']?.id ?? '')
    .execute();
  return {
    name,
    details,
    model: model.addMember(opening),
    cards: {
      debit: await addCard(bank, details, { kind: 'debit' }),
      credit: await addCard(bank, details, { kind: 'credit' }),
    },
    sessionToken: null,
    browserToken: null,
    signingIn: null,
    triesCutShort: 0,
    triesForgotten: 0,
  };
}
