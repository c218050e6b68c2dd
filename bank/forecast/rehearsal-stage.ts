import { sql } from 'kysely';
import type { BankStore, Rehearsals } from '../ports.ts';
import { rehearse, type RehearsingBank } from './rehearse.ts';

/**
 * Rehearses in this thread, one membership after the other.
 * @param open Opens an SQLite database in memory with the tables of the bank; it is asked once, by the first rehearsal.
 */
export function rehearsalsIn(
  open: () => Promise<Pick<BankStore, 'db'>>,
  bank: RehearsingBank,
): Rehearsals {
  let opening: Promise<Pick<BankStore, 'db'>> | undefined;
  let last: Promise<unknown> = Promise.resolve();
  async function opened() {
    const stage = await open();
    // A copy has not all the rows that its rows name.
    await sql`pragma foreign_keys = off`.execute(stage.db);
    return stage;
  }
  return async (request, givenUp) => {
    let isGivenUp = false;
    void givenUp.then(() => (isGivenUp = true));
    opening ??= opened();
    const stage = await opening;
    const run = last.then(() => rehearse(stage, bank, request, () => isGivenUp));
    last = run.catch(() => {});
    return await run;
  };
}
