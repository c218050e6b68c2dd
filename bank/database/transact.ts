import { GroupCommit } from './group-commit.ts';
import { type Change, inOneTransaction } from './one-transaction.ts';
import type { BankStore } from '../ports.ts';
import type { DatabaseTransaction } from './database-transaction.ts';

/** So many changes share a commit at most: then those who only read have a turn. */
const togetherMost = 32;

/** What waits for longer than this many others is refused at once instead. */
const waitingMost = 500;

/**
 * Runs a change in a database transaction, and resolves when it is durable; throws what the change throws, and then
 * nothing of it happened. It is tried again when it lost against another transaction, so it must have no effect
 * outside.
 *
 * SQLite has one writer at a time and makes each commit durable for itself: changes that come at the same time share
 * one. PostgreSQL runs them side by side, and itself makes their commits durable together.
 */
export async function transact<Result>(store: BankStore, change: Change<Result>): Promise<Result> {
  if (store.engine === 'postgres') {
    return await inOneTransaction(store, change);
  }
  return (await groupOf(store).ask(change)) as Result;
}

type AnyChange = Change<unknown>;

const groups = new WeakMap<BankStore, GroupCommit<AnyChange, unknown>>();

function groupOf(store: BankStore): GroupCommit<AnyChange, unknown> {
  const known = groups.get(store);
  if (known) {
    return known;
  }
  const made = new GroupCommit<AnyChange, unknown>({
    store,
    execute: oneAfterTheOther,
    togetherMost,
    waitingMost,
  });
  groups.set(store, made);
  return made;
}

async function oneAfterTheOther(
  scope: DatabaseTransaction,
  changes: readonly AnyChange[],
): Promise<unknown[]> {
  const results: unknown[] = [];
  for (const change of changes) {
    results.push(await change(scope));
  }
  return results;
}
