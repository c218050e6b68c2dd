import { Agent } from 'node:http';
import { DatabaseSync } from 'node:sqlite';
import { setTimeout as delay } from 'node:timers/promises';
import { external, zelle } from '#bank/testing/transfer-requests.ts';
import { type Answer, ask, type Asker, signIn, stepUp } from './ask.ts';
import { type FaultBank, makeFaultBank, password } from './fault-bank.ts';
import { Journal } from './journal.ts';
import { judge } from './oracle.ts';
import { type Fault, Outcome } from './outcome.ts';
import { type Server, startServer } from './server.ts';

/** Sent at once in each round; the rail is done with each three to five seconds later. */
const transfersARound = 40;
const railMs = 5_000;

/** After its start the server has finished by then what was due before. */
const finishedInMs = 10_000;
const giveUpMs = 60_000;

/**
 * F12: the server is killed while transfers are in processing, some of them at the very moment of being finished, and
 * their time comes while it is down: after the start each is finished once, or held where it is above the threshold.
 */
export const workInProcessing: Fault = {
  name: 'F12',
  claim: 'killed with transfers in processing, it finishes each once, within 10 s of its start',
  rounds: 20,
  run: (rounds) => processingRounds(rounds, { finishedInMs }),
};

/** The same with another time to be finished in. */
export async function processingRounds(
  rounds: number,
  limits: { readonly finishedInMs: number },
): Promise<Outcome> {
  const outcome = new Outcome();
  const bank = await makeFaultBank(3);
  const agent = new Agent({ keepAlive: true });
  try {
    let server = await startServer(bank);
    const journal = await Journal.open(`${bank.log}.acknowledged`);
    const sessions: string[] = [];
    for (const username of bank.usernames) {
      sessions.push(await signIn({ agent, port: server.port }, username, password));
    }
    const [ofLarge = '', ...ofMany] = sessions;
    for (; outcome.rounds < rounds; outcome.rounds += 1) {
      const { port } = server;
      if (outcome.rounds === 0) {
        sessions.push(await sendLarge({ agent, session: ofLarge, port }, journal));
      }
      for (const session of ofMany) await sendMany({ agent, session, port }, journal);
      // Now and then all are still on the way, now and then some have been finished.
      await delay(Math.random() * railMs);
      await server.kill();
      const [latest] = dueRows(bank, 'max(due_at) as at') as [{ at: number | null }];
      await delay(Math.max(0, (latest.at ?? 0) - Date.now()));
      server = await restart(bank, outcome);
    }
    await server.stop();
    checkOutcomes(bank, outcome);
    await judge(bank, { journal, secrets: [password, ...sessions] }, outcome);
    await journal.close();
    if ((outcome.slowestRecoveryMs ?? 0) > limits.finishedInMs) {
      outcome.problem('It had not finished after 10 s');
    }
    outcome.facts.push(`${journal.acknowledged.size} transfers`);
  } finally {
    agent.destroy();
    bank.dispose();
  }
  return outcome;
}

/** Above $1,000 a transfer to others is held when the rail is done with it. Resolves with the session's new token. */
async function sendLarge(asker: Asker, journal: Journal): Promise<string> {
  const key = crypto.randomUUID();
  const asked = { intentKey: key, transfer: external(1_500_00) };
  const session = await stepUp(asker, await ask(asker, '/transfers', asked), password);
  await acknowledge(await ask({ ...asker, session }, '/transfers', asked), key, journal);
  return session;
}

async function sendMany(asker: Asker, journal: Journal): Promise<void> {
  await Promise.all(
    Array.from({ length: transfersARound / 2 }, async (_, index) => {
      const transfer = index % 2 === 0 ? zelle(1 + index) : external(1 + index);
      const key = crypto.randomUUID();
      const answer = await ask(asker, '/transfers', { intentKey: key, transfer });
      await acknowledge(answer, key, journal);
    }),
  );
}

async function acknowledge({ status, body }: Answer, key: string, journal: Journal): Promise<void> {
  if (status !== 200) throw new Error(`A transfer was answered ${status}`);
  await journal.acknowledge({ key, id: (body as { id: string }).id });
}

/** Starts the server, and waits until nothing is in processing any more. */
async function restart(bank: FaultBank, outcome: Outcome): Promise<Server> {
  const begin = performance.now();
  const server = await startServer(bank);
  for (;;) {
    const [left] = dueRows(bank, 'count(*) as count') as [{ count: number }];
    const waited = performance.now() - begin;
    if (left.count === 0) {
      outcome.recovered(waited);
      return server;
    }
    if (waited > giveUpMs) {
      outcome.problem(`${left.count} transfers are in processing after a minute`);
      return server;
    }
    await delay(100);
  }
}

function dueRows(bank: FaultBank, what: string): unknown[] {
  return askFile(bank, `select ${what} from transfer where status = 'processing'`);
}

/** Each has left processing once: completed by one posting, or held and without one. */
function checkOutcomes(bank: FaultBank, outcome: Outcome): void {
  const wrong = askFile(
    bank,
    `select transfer.id, transfer.status,
        (select count(*) from posting where posting.transfer_id = transfer.id
          and posting.kind in ('transfer-completed', 'transfer-returned')) as ends,
        (select count(*) from transfer_status as passed
          where passed.transfer_id = transfer.id and passed.status = transfer.status) as times
      from transfer
      where times <> 1 or ends <> case when amount > 100000 then 0 else 1 end
        or status <> case when amount > 100000 then 'pending' else 'completed' end`,
  ) as { id: string; status: string; ends: number }[];
  for (const { id, status, ends } of wrong) {
    const what = `Transfer ${id} is ${status} after ${ends} postings that end it`;
    if (ends > 1) outcome.double(what);
    else outcome.problem(what);
  }
}

function askFile(bank: FaultBank, sql: string): unknown[] {
  const database = new DatabaseSync(bank.file, { readOnly: true });
  try {
    return database.prepare(sql).all();
  } finally {
    database.close();
  }
}
