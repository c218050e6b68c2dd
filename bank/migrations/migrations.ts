import type { Kysely } from 'kysely';
import type { Engine } from './engine.ts';
import { members } from './0001-members.ts';
import { ledger } from './0002-ledger.ts';
import { transfers } from './0003-transfers.ts';
import { cards } from './0004-cards.ts';
import { bills } from './0005-bills.ts';

/** Every change of the schema, in order. One that has been released is never edited. */
export const migrations: Readonly<
  Record<string, (db: Kysely<unknown>, engine: Engine) => Promise<void>>
> = {
  '0001-members': members,
  '0002-ledger': ledger,
  '0003-transfers': transfers,
  '0004-cards': cards,
  '0005-bills': bills,
};
