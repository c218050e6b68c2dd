import { once } from 'node:events';
import pg from 'pg';
import { openBank } from '#bank/index.ts';
import { noPasswords } from '#bank/testing/plain-passwords.ts';
import { cents } from '#contract/money/cents.ts';
import { liveDependencies } from '#hosts/testing/test-live-dependencies.ts';
import { openPostgres } from './postgres-bank.ts';

/**
 * A process that does due work, and is killed at a statement of its transactions, of which the first is number 1: `node
 * claim-and-die.ts <url> <statement> <when> <purchases>`, before or after the statement is sent. It prints `ready` and
 * waits until it is told to begin. The purchases, a JSON list, are authorized when nothing is due any more. Where the
 * process lives to the end it prints the number of statements.
 */
const [url = '', dieAt = '', when = '', purchases = '[]'] = process.argv.slice(2);

interface Purchase {
  readonly id: string;
  readonly card: string;
  readonly merchant: string;
  readonly amount: number;
}

let statements = 0;
const inTransaction = new WeakSet<object>();

function dieAtStatement(): void {
  if (statements !== Number(dieAt)) return;
  if (when === 'before') process.kill(process.pid, 'SIGKILL');
  // Data sent in one turn goes out at its end.
  setImmediate(() => process.kill(process.pid, 'SIGKILL'));
}

type Query = (...given: readonly unknown[]) => unknown;
const query = pg.Client.prototype.query as Query;
pg.Client.prototype.query = function counting(this: pg.Client, ...given: unknown[]) {
  const [asked] = given as [{ readonly text?: string } | string];
  const text = typeof asked === 'string' ? asked : (asked.text ?? '');
  if (text === 'begin') inTransaction.add(this);
  if (inTransaction.has(this)) {
    statements += 1;
    dieAtStatement();
  }
  if (text === 'commit' || text === 'rollback') inTransaction.delete(this);
  return query.apply(this, given);
} as typeof pg.Client.prototype.query;

const store = await openPostgres(url);
const bank = openBank(liveDependencies(store, noPasswords));
await bank.loadAll();
console.log('ready');
await once(process.stdin, 'data');
await bank.start();
for (const { amount, ...purchase } of JSON.parse(purchases) as Purchase[]) {
  await bank.cardNetwork.authorize({ ...purchase, amount: cents(amount) });
}
await bank.stop();
await store.close();
process.stdin.destroy();
console.log(statements);
