import type { Kysely } from 'kysely';
import type { BankContext } from '../../bank-context.ts';
import type { SignedIn } from '../../gate.ts';
import type { HashingTurn } from '../../ports.ts';
import { countTry, giveBackTry } from '../../limits/attempts.ts';
import { factorTriesBucket } from '../../limits/buckets.ts';
import type { Tables } from '../../tables.ts';

/** Whether it is the member's password. Costs what a sign-in does. */
export async function isPasswordOf(
  { store }: Pick<BankContext, 'store'>,
  turn: HashingTurn,
  personId: string,
  password: string,
): Promise<boolean> {
  return await isHashOf(turn, await passwordHashOf(store.db, personId), password);
}

/**
 * The same where a session alone could go on guessing: the try is counted before, with those of the codes that are shown
 * in that session. After too many it is not the password, whatever it is.
 */
export async function isPasswordShown(
  bank: Pick<BankContext, 'store' | 'clock'>,
  turn: HashingTurn,
  { personId, sessionId }: Pick<SignedIn, 'personId' | 'sessionId'>,
  password: string,
): Promise<boolean> {
  const buckets = [factorTriesBucket(personId, sessionId)];
  if ((await countTry(bank, buckets)).kind === 'blocked') {
    return false;
  }
  const isRight = await isPasswordOf(bank, turn, personId, password);
  if (isRight) {
    const now = bank.clock.now();
    await bank.store.transact(({ trx }) => giveBackTry(trx, buckets, now));
  }
  return isRight;
}

/** The stored hash of the member's password. */
export async function passwordHashOf(db: Kysely<Tables>, personId: string): Promise<string> {
  const { password_hash: hash } = await db
    .selectFrom('credential')
    .select('password_hash')
    .where('person_id', '=', personId)
    .executeTakeFirstOrThrow();
  return hash;
}

/**
 * Whether the hash is of this password. Passwords are set in normal form (NFKC), in which a phone and a computer
 * write the same; those of before were set as they were typed.
 */
export async function isHashOf(turn: HashingTurn, hash: string, typed: string): Promise<boolean> {
  const normal = typed.normalize('NFKC');
  return (
    (await turn.verify(hash, normal)) || (normal !== typed && (await turn.verify(hash, typed)))
  );
}
