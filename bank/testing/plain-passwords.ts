import type { PasswordHasher } from '../ports.ts';

/** Keeps passwords readable, and writes down what it was asked to compare. */
export interface PlainPasswords extends PasswordHasher {
  readonly comparisons: { readonly hash: string; readonly password: string }[];
}

export function plainPasswords(): PlainPasswords {
  const comparisons: { hash: string; password: string }[] = [];
  return {
    comparisons,
    hash: (password) => Promise.resolve(`plain:${password}`),
    verify: (hash, password) => {
      comparisons.push({ hash, password });
      return Promise.resolve(hash === `plain:${password}`);
    },
  };
}
