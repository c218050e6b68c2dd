import type { BankStore } from '../ports.ts';

/** The same store, and how many statements it has been asked. */
export function listened(store: BankStore): { store: BankStore; statements: () => number } {
  let statements = 0;
  const db = store.db.withPlugin({
    transformQuery: ({ node }) => node,
    transformResult({ result }) {
      statements += 1;
      return Promise.resolve(result);
    },
  });
  return { store: { ...store, db }, statements: () => statements };
}
