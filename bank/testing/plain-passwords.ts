import type { PasswordHasher } from '../ports.ts';

/** Keeps passwords readable, and writes down what it was asked to hash and to compare. */
export interface PlainPasswords extends PasswordHasher {
  readonly comparisons: { readonly hash: string; readonly password: string }[];
  readonly hashed: string[];
  /** Who asked, in the order in which they did. */
  readonly askers: string[];
}

export function plainPasswords(): PlainPasswords {
  const comparisons: { hash: string; password: string }[] = [];
  const hashed: string[] = [];
  const askers: string[] = [];
  return {
    comparisons,
    hashed,
    askers,
    hash: (password, asker) => {
      hashed.push(password);
      askers.push(asker);
      return Promise.resolve(`plain:${password}`);
    },
    verify: (hash, password, asker) => {
      comparisons.push({ hash, password });
      askers.push(asker);
      return Promise.resolve(hash === `plain:${password}`);
    },
  };
}
