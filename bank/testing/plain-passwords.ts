import { TooManyWaiting, type PasswordHasher, type CodeKeys } from '../ports.ts';
import { testBrand } from './test-ports.ts';
import { sha256OfText } from '../formats/sha-256.ts';

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

/** For a bank in which nobody signs in with a password: the stored text is no hash, and no password is right. */
export const noPasswords: PasswordHasher = {
  inTurn: (_asker, task) =>
    task({ hash: () => Promise.resolve('no hash'), verify: () => Promise.resolve(false) }),
};

/** Passwords that Jordan Ellis cannot choose, each with its refusal. */
export const refusedPasswords = [
  ['tiny', 'PASSWORD_TOO_SHORT', { least: 15 }],
  ['x'.repeat(200), 'PASSWORD_TOO_LONG', { most: 128 }],
  ['passwordpassword', 'PASSWORD_TOO_EASY', { because: 'common' }],
  ['jordan ellis 2026', 'PASSWORD_TOO_EASY', { because: 'about-you' }],
  [`${testBrand.name} 2026`, 'PASSWORD_TOO_EASY', { because: 'about-you' }],
] as const;

/** A key that everybody knows. Not for anything but tests. */
export function testCodeKeys(): CodeKeys {
  const mac = (text: string) => sha256OfText(`test key ${text}`);
  return { mac, isMacOf: (given, text) => given === mac(text) };
}
