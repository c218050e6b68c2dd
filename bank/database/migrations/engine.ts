import { type RawBuilder, sql } from 'kysely';

/** Where SQL differs, a migration is told which one it speaks to. */
export type Engine = 'sqlite' | 'postgres';

/** At the end of a table: its rows lie in the order of its key, not beside an index of it, where that can be said. */
export function clustered(engine: Engine): RawBuilder<unknown> {
  return engine === 'sqlite' ? sql`without rowid` : sql``;
}
