import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { createInterface } from 'node:readline';
import { setTimeout as delay } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { sql } from 'kysely';
import { type Bank, openBank, type Tables } from '#bank/index.ts';
import { migrateTables } from '#hosts/http-server/process/bank-tables.ts';
import { scheduleForEach } from '#bank/testing/test-due-orders.ts';
import { addMember, type TestMember } from '#bank/testing/test-member.ts';
import { noPasswords } from '#bank/testing/plain-passwords.ts';
import type { EpochMs } from '#contract/time/time.ts';
import { compiled } from '#hosts/testing/test-compiled.ts';
import { liveDependencies } from '#hosts/testing/test-live-dependencies.ts';
import type { Store } from '#stores/store.ts';
import { AlertsOfClaims } from './alerts-of-claims.ts';
import { checkBooks } from './oracle.ts';
import { type Fault, Outcome } from './outcome.ts';
import { openPostgres, withPostgres } from './postgres-bank.ts';

/** More than one batch of each kind. */
const members = 70;

/** The rail is done with a transfer three to five seconds after it was sent. */
const giveUpMs = 120_000;

/**
 * F21: two processes share the work that is due over PostgreSQL, and one of them is killed at each statement of its
 * transactions in turn, before the statement is sent or just after. Each bill is paid and each transfer is sent once, and each
 * crossing of an alert is told once.
 */
export const killedClaims: Fault = {
  name: 'F21',
  claim: 'one of two processes killed while it does what is due: each item is done once',
  rounds: 200,
  run: claimRounds,
};

async function claimRounds(rounds: number): Promise<Outcome> {
  return await withPostgres(async (url) => {
    const store = await openPostgres(url);
    await migrateTables(store);
    const outcome = new Outcome();
    await killInTurn(url, store, rounds, outcome);
    await store.close();
    return outcome;
  });
}

async function killInTurn(
  url: string,
  store: Store<Tables>,
  rounds: number,
  outcome: Outcome,
): Promise<void> {
  const dependencies = liveDependencies(store, noPasswords);
  const those: TestMember[] = [];
  for (let index = 0; index < members; index += 1) {
    those.push(await addMember(dependencies, { accounts: { checking: 1_000_000_00, savings: 0 } }));
  }
  const alerts = await AlertsOfClaims.set(dependencies, store, those);
  const schedule = async () => {
    await scheduleForEach(dependencies, those, Date.now() as EpochMs);
    return await alerts.beginRound();
  };
  const survivor = openBank(dependencies);
  // The first process to start also does the work that is due once.
  await survivor.start();
  await survivor.stop();
  const statements = Number(await (await startProcess(url, 0, 'before', await schedule())).end());
  let killed = 0;
  for (; outcome.rounds < rounds; outcome.rounds += 1) {
    await survivor.stop();
    const purchases = await schedule();
    const point = Math.floor(outcome.rounds / 2) / Math.max(1, Math.ceil(rounds / 2));
    const when = outcome.rounds % 2 === 0 ? 'before' : 'after';
    const doomed = await startProcess(url, 1 + Math.floor(point * statements), when, purchases);
    // Now beside it from the beginning, now when it is dead: both meet what it has claimed.
    const isBeside = outcome.rounds % 4 < 2;
    const [left] = await Promise.all([doomed.end(), isBeside ? survivor.start() : undefined]);
    if (left === null) killed += 1;
    const begin = performance.now();
    await untilNothingIsDue(store, survivor, 'bill_payment', outcome);
    await untilNothingIsDue(store, survivor, 'scheduled_transfer', outcome);
    // The network asks again for unanswered purchases, and for answered ones.
    for (const purchase of purchases) await survivor.cardNetwork.authorize(purchase);
    await untilAllIsTold(survivor, outcome);
    outcome.recovered(performance.now() - begin);
  }
  await untilNothingIsDue(store, survivor, 'transfer', outcome);
  await untilAllIsTold(survivor, outcome);
  await survivor.stop();
  await alerts.count(outcome);
  await countDone(store, members * (outcome.rounds + 1), outcome);
  await checkBooks(store, outcome);
  outcome.facts.push(
    `${killed} of ${outcome.rounds} were killed, at any of ${statements} statements; ` +
      `${members * 2 * (outcome.rounds + 1)} items`,
  );
  if (rounds > 0 && killed === 0) outcome.problem('Nobody was killed');
}

const program = fileURLToPath(new URL('claim-and-die.ts', import.meta.url));

/** A process that is ready to do due work. `end` lets it: resolves with its output, or null where it was killed. */
async function startProcess(
  url: string,
  statement: number,
  when: 'before' | 'after',
  purchases: readonly object[],
) {
  const given = [url, String(statement), when, JSON.stringify(purchases)];
  const child = spawn(process.execPath, [program, ...given], {
    stdio: ['pipe', 'pipe', 'inherit'],
    env: { ...process.env, NODE_COMPILE_CACHE: compiled },
  });
  const ended = once(child, 'exit') as Promise<[number | null, NodeJS.Signals | null]>;
  const lines: string[] = [];
  const output = createInterface(child.stdout).on('line', (line) => lines.push(line));
  await Promise.race([once(output, 'line'), ended]);
  return {
    async end(): Promise<string | null> {
      child.stdin.write('go\n');
      const [code, signal] = await ended;
      if (signal === 'SIGKILL') return null;
      if (code !== 0) throw new Error(`A process that does what is due ended with ${code}`);
      return lines.at(-1) ?? '';
    },
  };
}

async function untilNothingIsDue(
  { db }: Store<Tables>,
  survivor: Bank,
  table: 'bill_payment' | 'scheduled_transfer' | 'transfer',
  outcome: Outcome,
): Promise<void> {
  await startUntilNothing(survivor, outcome, async () => {
    const waiting = await db
      .selectFrom(table)
      .select('id')
      .where('due_at', 'is not', null)
      .execute();
    return waiting.map(({ id }) => `${table} ${id}`);
  });
}

async function untilAllIsTold(survivor: Bank, outcome: Outcome): Promise<void> {
  await startUntilNothing(survivor, outcome, async () =>
    (await survivor.dueWork())
      .filter(({ source, lateMs }) => source.endsWith('alerts') && lateMs > 0)
      .map(({ source }) => source),
  );
}

/** Lets the survivor look for due work until nothing is left; items that are left in the end are lost. */
async function startUntilNothing(
  survivor: Bank,
  outcome: Outcome,
  left: () => Promise<readonly string[]>,
): Promise<void> {
  const end = performance.now() + giveUpMs;
  for (;;) {
    await survivor.start();
    const due = await left();
    if (due.length === 0) return;
    if (performance.now() > end) {
      outcome.lose(`${due.length} are still due, ${due[0]} among them`);
      return;
    }
    await delay(100);
  }
}

/** Every bill has one posting and every transfer one beginning and one end; there are as many as were ordered. */
async function countDone({ db }: Store<Tables>, ordered: number, outcome: Outcome): Promise<void> {
  const { rows } = await sql<
    Readonly<Record<'paid' | 'sent' | 'payments' | 'transfers' | 'ends', string>>
  >`
    select (select count(*) from bill_payment where status = 'paid') as paid,
      (select count(*) from scheduled_transfer where status = 'sent') as sent,
      (select count(*) from posting where kind = 'bill-paid') as payments,
      (select count(*) from transfer) as transfers,
      (select count(*) from posting where kind = 'transfer-completed') as ends`.execute(db);
  for (const [what, text] of Object.entries(rows[0] ?? {})) {
    const count = Number(text);
    const sentence = `${ordered} were ordered, and there are ${count} (${what})`;
    if (count < ordered) outcome.lose(sentence);
    if (count > ordered) outcome.double(sentence);
  }
}
