import type { PasswordHasher } from '../ports.ts';

/** For a bank in which nobody signs in with a password: the stored text is no hash, and no password is right. */
export const noPasswords: PasswordHasher = {
  inTurn: (_asker, task) =>
    task({ hash: () => Promise.resolve('no hash'), verify: () => Promise.resolve(false) }),
};
