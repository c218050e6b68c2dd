import type { BankStore } from '../ports.ts';

/** The same store, and how many statements it has been asked. */
export function listened(store: BankStore): { store: BankStore; statements: () => number } {
  let statements = 0;
  const db = store.db.withPlugin({
    transformQuery({ node }) {
      statements += 1;
      return node;
    },
    transformResult: ({ result }) => Promise.resolve(result),
  });
  return { store: { ...store, db }, statements: () => statements };
}
