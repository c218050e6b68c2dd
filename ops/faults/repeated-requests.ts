import { Agent } from 'node:http';
import type { TransferRequestInput } from '#contract/transfers/transfers.ts';
import { external, internal, zelle } from '#bank/testing/transfer-requests.ts';
import { type Answer, ask, type Asker, signIn } from './ask.ts';
import { makeFaultBank, password } from './fault-bank.ts';
import { Journal } from './journal.ts';
import { judge } from './oracle.ts';
import { type Fault, Outcome } from './outcome.ts';
import { startServer } from './server.ts';

const timesEach = 50;

/**
 * F9: the same request, sent fifty times at once with its fields in any order and mixed with others, and again after
 * the server was killed, is carried out once and always answered alike; with another body its key is refused.
 */
export const repeatedRequests: Fault = {
  name: 'F9',
  claim: 'a request sent again and again, also after a kill, is carried out once',
  rounds: 10_000 / timesEach,
  run: repeatRounds,
};

interface Repeated {
  readonly key: string;
  readonly transfer: TransferRequestInput;
  readonly answers: Set<string>;
}

/** How many requests are repeated at the same time. */
const mixed = 4;

async function repeatRounds(rounds: number): Promise<Outcome> {
  const outcome = new Outcome();
  const bank = await makeFaultBank(1);
  const agent = new Agent({ keepAlive: true, maxSockets: timesEach });
  try {
    const first = await startServer(bank);
    const session = await signIn({ agent, port: first.port }, bank.usernames[0] ?? '', password);
    const journal = await Journal.open(`${bank.log}.acknowledged`);
    const all: Repeated[] = [];
    for (; outcome.rounds < rounds; outcome.rounds += mixed) {
      const some = Array.from({ length: Math.min(mixed, rounds - outcome.rounds) }, newRequest);
      await sendAll({ agent, session, port: first.port }, shuffled(some.flatMap(fiftyTimes)));
      all.push(...some);
    }
    outcome.rounds = rounds;
    await first.kill();

    const second = await startServer(bank);
    outcome.recovered(second.readyMs);
    const asker = { agent, session, port: second.port };
    await sendAll(asker, shuffled(all));
    await refuseChanged(asker, all, outcome);
    for (const { key, answers } of all) {
      const [answer = '', ...others] = answers;
      const { status, body } = JSON.parse(answer) as Pick<Answer, 'status' | 'body'>;
      if (status !== 200 || others.length > 0) {
        outcome.problem(`${key} was answered ${[...answers].join(' and ')}`);
      }
      await journal.acknowledge({ key, id: (body as { id: string }).id });
    }
    await second.stop();
    await judge(bank, { journal, secrets: [password, session] }, outcome);
    await journal.close();
    outcome.facts.push(
      `${all.length * (timesEach + 1)} equal requests, ${all.length} changed ones`,
    );
  } finally {
    agent.destroy();
    bank.dispose();
  }
  return outcome;
}

function newRequest(): Repeated {
  const amount = 1 + Math.floor(Math.random() * 5);
  const make = [internal, zelle, external][Math.floor(Math.random() * 3)] ?? internal;
  return { key: crypto.randomUUID(), transfer: make(amount), answers: new Set() };
}

function fiftyTimes(request: Repeated): Repeated[] {
  return Array.from({ length: timesEach }, () => request);
}

async function sendAll(asker: Asker, requests: readonly Repeated[]): Promise<void> {
  await Promise.all(
    requests.map(async (request) => {
      const transfer = Object.fromEntries(shuffled(Object.entries(request.transfer)));
      const answer = await send(asker, request.key, transfer);
      request.answers.add(JSON.stringify({ status: answer.status, body: answer.body }));
    }),
  );
}

/** Sends until the bank has room: what it had none for it did not do. */
async function send(asker: Asker, intentKey: string, transfer: object): Promise<Answer> {
  for (;;) {
    const answer = await ask(asker, '/transfers', { intentKey, transfer });
    if (answer.status !== 503) return answer;
  }
}

/** The contract declares 422 for a key that was used for another request, as trust asks for. */
async function refuseChanged(
  asker: Asker,
  requests: readonly Repeated[],
  outcome: Outcome,
): Promise<void> {
  for (const { key, transfer } of requests) {
    const { status, body } = await send(asker, key, { ...transfer, amount: transfer.amount + 1 });
    if (status !== 422 || (body as { code: string }).code !== 'INTENT_KEY_REUSED') {
      outcome.problem(`A changed body under a used key was answered ${status}`);
    }
  }
}

function shuffled<Item>(items: readonly Item[]): Item[] {
  return items
    .map((item) => ({ item, place: Math.random() }))
    .toSorted((left, right) => left.place - right.place)
    .map(({ item }) => item);
}
