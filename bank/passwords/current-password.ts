import type { Kysely } from 'kysely';
import type { BankContext } from '../database/bank-context.ts';
import type { SignedIn } from '../gate.ts';
import { memberAsker } from './hash-asker.ts';
import { countTry, giveBackTry } from '../limits/attempts.ts';
import { factorTriesBucket } from '../limits/buckets.ts';
import type { Tables } from '../database/tables.ts';

/** Whether it is the member's password. Costs what a sign-in does. */
export async function isPasswordOf(
  bank: BankContext,
  personId: string,
  password: string,
): Promise<boolean> {
  const known = await passwordHashOf(bank.store.db, personId);
  return await bank.passwords.verify(known, password, memberAsker(personId));
}

/**
 * The same where a session alone could go on guessing: the try is counted before, with those of the codes that are shown
 * in that session. After too many it is not the password, whatever it is.
 */
export async function isPasswordShown(
  bank: BankContext,
  { personId, sessionId }: Pick<SignedIn, 'personId' | 'sessionId'>,
  password: string,
): Promise<boolean> {
  const buckets = [factorTriesBucket(personId, sessionId)];
  if ((await countTry(bank, buckets)).kind === 'blocked') {
    return false;
  }
  const isRight = await isPasswordOf(bank, personId, password);
  if (isRight) {
    const now = bank.clock.now();
    await bank.store.transact(({ trx }) => giveBackTry(trx, buckets, now));
  }
  return isRight;
}

/** What the bank keeps of the member's password. */
export async function passwordHashOf(db: Kysely<Tables>, personId: string): Promise<string> {
  const { password_hash: hash } = await db
    .selectFrom('credential')
    .select('password_hash')
    .where('person_id', '=', personId)
    .executeTakeFirstOrThrow();
  return hash;
}
