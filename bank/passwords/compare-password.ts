import type { HashingTurn } from '../ports.ts';

/**
 * Whether the password is the one that was hashed. Passwords are set in normal form (NFKC), in which a phone and a computer
 * write the same; those of before were set as they were typed.
 */
export async function isHashOf(turn: HashingTurn, hash: string, typed: string): Promise<boolean> {
  const normal = typed.normalize('NFKC');
  return (
    (await turn.verify(hash, normal)) || (normal !== typed && (await turn.verify(hash, typed)))
  );
}
