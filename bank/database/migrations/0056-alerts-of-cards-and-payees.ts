import { type Kysely, sql } from 'kysely';
import type { Engine } from './engine.ts';
import { rebuildAfter } from './rebuild-sqlite-tables.ts';

const kinds = `kind in ('balance-below', 'money-out', 'money-in', 'forecast-below', 'card-purchase', 'to-payee', 'from-payee')`;

/** An alert is about an account, a card or a payee. */
const subject =
  `(account_id is not null) = (kind in ('balance-below', 'money-out', 'money-in', 'forecast-below')) ` +
  `and (card_id is not null) = (kind = 'card-purchase') ` +
  `and (payee is not null and payee_name is not null) = (kind in ('to-payee', 'from-payee')) ` +
  `and (due_at is not null) = (kind = 'forecast-below')`;

const amount = `amount > 0 or (amount = 0 and kind in ('to-payee', 'from-payee'))`;

/** Alerts of purchases with a card, of payees and of the forecast, and whether a person is told of each sign-in. */
export async function alertsOfCardsAndPayees(db: Kysely<unknown>, engine: Engine): Promise<void> {
  const alert = () => db.schema.alterTable('alert');
  await alert()
    .addColumn('card_id', 'text', (column) => column.references('card.id'))
    .execute();
  await alert().addColumn('payee', 'text').execute();
  await alert().addColumn('payee_name', 'text').execute();
  await alert().addColumn('due_at', 'bigint').execute();
  await alert()
    .addColumn('is_below', 'integer', (column) =>
      column
        .notNull()
        .defaultTo(0)
        .check(sql`is_below in (0, 1)`),
    )
    .execute();
  if (engine === 'sqlite') {
    await rebuildAfter(db, ['alert'], (statement) =>
      statement
        .replace(`kind in ('balance-below', 'money-out', 'money-in')`, kinds)
        .replace(`"account_id" text not null`, `"account_id" text`)
        .replace('amount > 0', amount)
        .replace(
          'constraint "alert_key"',
          `constraint "alert_subject" check (${subject}), constraint "alert_key"`,
        ),
    );
  } else {
    await alert()
      .alterColumn('account_id', (column) => column.dropNotNull())
      .execute();
    for (const [name, check] of Object.entries({
      alert_kind_check: kinds,
      alert_amount_check: amount,
    })) {
      await alert().dropConstraint(name).execute();
      await alert().addCheckConstraint(name, sql.raw(check)).execute();
    }
    await alert().addCheckConstraint('alert_subject', sql.raw(subject)).execute();
  }
  await db.schema
    .createIndex('alert_due')
    .on('alert')
    .column('due_at')
    .where(sql.ref('due_at'), 'is not', null)
    .execute();

  await db.schema
    .createTable('alert_reading')
    .addColumn('membership_id', 'text', (column) => column.notNull())
    .addColumn('alert_id', 'text', (column) => column.notNull())
    .addColumn('account_id', 'text', (column) => column.notNull().references('account.id'))
    .addColumn('seen_version', 'bigint', (column) => column.notNull())
    .addPrimaryKeyConstraint('alert_reading_key', ['membership_id', 'alert_id', 'account_id'])
    .addForeignKeyConstraint('alert_reading_of_alert', ['membership_id', 'alert_id'], 'alert', [
      'membership_id',
      'id',
    ])
    .execute();

  await db.schema
    .alterTable('person_settings')
    .addColumn('notify_sign_ins', 'integer', (column) =>
      column
        .notNull()
        .defaultTo(0)
        .check(sql`notify_sign_ins in (0, 1)`),
    )
    .execute();
}
