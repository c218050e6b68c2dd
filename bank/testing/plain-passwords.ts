import { TooManyWaiting, type PasswordHasher } from '../ports.ts';

/** Keeps passwords readable, and writes down what it was asked to hash and to compare. */
export interface PlainPasswords extends PasswordHasher {
  readonly comparisons: { readonly hash: string; readonly password: string }[];
  readonly hashed: string[];
  /** The askers, in the order of their requests. */
  readonly askers: string[];
  /** Set: nobody has a turn, and each who asks is told to come again after so many milliseconds. */
  retryAfterMs: number | null;
}

export function plainPasswords(): PlainPasswords {
  const comparisons: { hash: string; password: string }[] = [];
  const hashed: string[] = [];
  const askers: string[] = [];
  return {
    comparisons,
    hashed,
    askers,
    retryAfterMs: null,
    inTurn(asker, task) {
      askers.push(asker);
      if (this.retryAfterMs !== null) {
        return Promise.reject(new TooManyWaiting(this.retryAfterMs));
      }
      return task({
        hash: (password) => {
          hashed.push(password);
          return Promise.resolve(`plain:${password}`);
        },
        verify: (hash, password) => {
          comparisons.push({ hash, password });
          return Promise.resolve(hash === `plain:${password}`);
        },
      });
    },
  };
}
