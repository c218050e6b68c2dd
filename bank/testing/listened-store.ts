import type { KyselyPlugin } from 'kysely';
import type { DatabaseTransaction } from '../database/database-transaction.ts';
import type { BankStore } from '../ports.ts';

/** The same store, and how many statements it has been asked. */
export function listened(store: BankStore): { store: BankStore; statements: () => number } {
  let statements = 0;
  const counter: KyselyPlugin = {
    transformQuery: ({ node }) => node,
    transformResult({ result }) {
      statements += 1;
      return Promise.resolve(result);
    },
  };
  const counted = <Scope extends DatabaseTransaction>(scope: Scope): Scope => ({
    ...scope,
    trx: scope.trx.withPlugin(counter),
  });
  return {
    store: {
      ...store,
      db: store.db.withPlugin(counter),
      transact: (change) => store.transact((scope) => change(counted(scope))),
      batch: (batch) =>
        store.batch({
          ...batch,
          execute: (scope, requests) => batch.execute(counted(scope), requests),
        }),
    },
    statements: () => statements,
  };
}

/** The same store with a connection that breaks off after so many statements of its transactions. */
export function breakingAt(store: BankStore, statement: number): BankStore {
  let done = 0;
  const breaker: KyselyPlugin = {
    transformQuery: ({ node }) => node,
    transformResult({ result }) {
      done += 1;
      if (done >= statement) throw new Error('The connection broke off');
      return Promise.resolve(result);
    },
  };
  const breaking = <Scope extends DatabaseTransaction>(scope: Scope): Scope => ({
    ...scope,
    trx: scope.trx.withPlugin(breaker),
  });
  return {
    ...store,
    transact: (change) => store.transact((scope) => change(breaking(scope))),
    batch: (batch) =>
      store.batch({
        ...batch,
        execute: (scope, requests) => batch.execute(breaking(scope), requests),
      }),
  };
}
