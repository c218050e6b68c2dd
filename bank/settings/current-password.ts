import type { Kysely } from 'kysely';
import type { BankInside } from '../bank-inside.ts';
import type { Tables } from '../tables.ts';

/** Whether it is the member's password. Costs what a sign-in does. */
export async function isPasswordOf(
  bank: BankInside,
  memberId: string,
  password: string,
): Promise<boolean> {
  return await bank.passwords.verify(await passwordHashOf(bank.store.db, memberId), password);
}

/** What the bank keeps of the member's password. */
export async function passwordHashOf(db: Kysely<Tables>, memberId: string): Promise<string> {
  const { password_hash: hash } = await db
    .selectFrom('credential')
    .select('password_hash')
    .where('member_id', '=', memberId)
    .executeTakeFirstOrThrow();
  return hash;
}
