import { DatabaseSync, StatementSync } from 'node:sqlite';
import { Migrator } from 'kysely/migration';
import { migrationsFrom } from '#bank/database/migrations/migrate.ts';
import type { Tables } from '#bank/index.ts';
import { readBaseline } from '#hosts/http-server/process/bank-tables.ts';
import { open } from '#stores/node-sqlite/open.ts';

/**
 * A process that migrates a database file up to one migration, as the server does at its start, and is killed before the
 * statement of that number: `node migrate-and-die.ts <file> <last migration> <statement>`. Statements that only read are
 * not counted: to die before a read is to die after the statement before it. A surviving process prints the number of
 * statements.
 */
const [file = '', last = '', dieBefore = ''] = process.argv.slice(2);

let statements = 0;

function countStatement(sql: string): void {
  if (/^\s*(select|with|pragma)\b/i.test(sql)) return;
  statements += 1;
  if (statements === Number(dieBefore)) process.kill(process.pid, 'SIGKILL');
}

type Method = (...values: never[]) => unknown;

function counted<Original extends Method>(method: Original): Original {
  const counting: Method = function counting(this: StatementSync, ...values) {
    countStatement(this.sourceSQL);
    return method.apply(this, values);
  };
  return counting as Original;
}

StatementSync.prototype.run = counted(StatementSync.prototype.run);
StatementSync.prototype.all = counted(StatementSync.prototype.all);
const { exec } = DatabaseSync.prototype;
DatabaseSync.prototype.exec = function counting(this: DatabaseSync, sql: string) {
  countStatement(sql);
  exec.call(this, sql);
};

const store = await open<Tables>({ path: file });
const known = Object.entries(migrationsFrom(readBaseline(store.engine))).map(
  ([name, migration]) => [
    name,
    { up: (db: Parameters<typeof migration>[0]) => migration(db, store.engine) },
  ],
);
const migrator = new Migrator({
  db: store.db,
  provider: { getMigrations: () => Promise.resolve(Object.fromEntries(known)) },
});
const { error } = await migrator.migrateTo(last);
if (error !== undefined) throw new Error('It did not migrate', { cause: error });
await store.close();
console.log(statements);
