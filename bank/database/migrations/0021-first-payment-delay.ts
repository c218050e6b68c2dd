import { type Kysely, sql } from 'kysely';
import type { Engine } from './engine.ts';

/**
 * A delay of first payments that a member has not chosen is null, so that the bank's own holds for it. Nobody's 0 can be
 * told from one that was never chosen: each becomes the bank's, and who wants none chooses it again, with a step-up.
 */
export async function firstPaymentDelay(db: Kysely<unknown>, engine: Engine): Promise<void> {
  const settings = 'member_settings';
  if (engine === 'postgres') {
    await db.schema
      .alterTable(settings)
      .alterColumn('first_payment_delay_hours', (column) => column.dropDefault())
      .execute();
    await db.schema
      .alterTable(settings)
      .alterColumn('first_payment_delay_hours', (column) => column.dropNotNull())
      .execute();
    await sql`update member_settings set first_payment_delay_hours = null
      where first_payment_delay_hours = 0`.execute(db);
    return;
  }
  // SQLite cannot take a constraint off a column: https://sqlite.org/lang_altertable.html
  await db.schema
    .alterTable(settings)
    .renameColumn('first_payment_delay_hours', 'delay_before')
    .execute();
  await db.schema.alterTable(settings).addColumn('first_payment_delay_hours', 'integer').execute();
  await sql`update member_settings set first_payment_delay_hours = nullif(delay_before, 0)`.execute(
    db,
  );
  await db.schema.alterTable(settings).dropColumn('delay_before').execute();
}
