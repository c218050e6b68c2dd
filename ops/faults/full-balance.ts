import { Agent } from 'node:http';
import { setTimeout as delay } from 'node:timers/promises';
import { internal } from '#bank/testing/transfer-requests.ts';
import { ask, type Asker, signIn } from './ask.ts';
import { openingBalance, password } from './fault-bank.ts';
import { type Fault, Outcome } from './outcome.ts';
import { type Server, startServer, verifyByCommand } from './server.ts';
import { type TwoPlaces, withTwoPlaces } from './two-places.ts';

/** Sent at once in each round, half of them to each server. */
const debitsARound = 200;

const againAfterMs = 200;
const giveUpMs = 60_000;

/**
 * F11: two servers over one PostgreSQL database are asked at once, two hundred times, to move all that the accounts of a
 * member hold. One of the requests is carried out, and all others are refused.
 */
export const fullBalance: Fault = {
  name: 'F11',
  claim: 'of 200 debits of the full balance at once, on two servers, exactly one is carried out',
  rounds: 1_000,
  run: (rounds) =>
    withTwoPlaces(1, {}, (places, usernames) => debitInRounds(places, usernames[0] ?? '', rounds)),
};

async function debitInRounds(
  places: TwoPlaces,
  username: string,
  rounds: number,
): Promise<Outcome> {
  const outcome = new Outcome();
  const agent = new Agent({ keepAlive: true });
  const servers: Server[] = [];
  try {
    for (const place of places) servers.push(await startServer(place));
    const [first = 0, second = 0] = servers.map(({ port }) => port);
    const session = await signIn({ agent, port: first }, username, password);
    const askers = [
      { agent, port: first, session },
      { agent, port: second, session },
    ] as const;
    // Both accounts together; it then goes to and fro.
    await debit(askers[0], { from: 'savings', to: 'checking', amount: openingBalance });
    const statuses = new Map<number, number>();
    for (; outcome.rounds < rounds; outcome.rounds += 1) {
      const isBack = outcome.rounds % 2 === 1;
      const whole = {
        from: isBack ? 'savings' : 'checking',
        to: isBack ? 'checking' : 'savings',
        amount: 2 * openingBalance,
      };
      const answers = await Promise.all(
        Array.from({ length: debitsARound }, (_, index) =>
          debit(index % 2 === 0 ? askers[0] : askers[1], whole),
        ),
      );
      for (const status of answers) statuses.set(status, (statuses.get(status) ?? 0) + 1);
      const done = answers.filter((status) => status === 200).length;
      if (done === 0) outcome.problem(`Round ${outcome.rounds}: nothing was carried out`);
      if (done > 1) outcome.double(`Round ${outcome.rounds}: ${done} were carried out`);
      if (answers.some((status) => status === 500)) {
        outcome.problem(`Round ${outcome.rounds}: something was answered 500`);
      }
    }
    const counted = [...statuses].map(([status, count]) => `${count} × ${status}`);
    outcome.facts.push(`Answers: ${counted.join(', ')}`);
    await Promise.all(servers.splice(0).map((server) => server.stop()));
    for (const fault of await verifyByCommand(places[0])) outcome.problem(fault);
  } finally {
    agent.destroy();
    await Promise.all(servers.map((server) => server.kill()));
  }
  return outcome;
}

/** What was answered in the end: after a 503 it is not known whether it was done, and the same key asks again. */
async function debit(
  asker: Asker,
  transfer: { readonly from: string; readonly to: string; readonly amount: number },
): Promise<number> {
  const { amount, ...accounts } = transfer;
  const asked = { intentKey: crypto.randomUUID(), transfer: internal(amount, accounts) };
  const end = performance.now() + giveUpMs;
  for (;;) {
    const { status } = await ask(asker, '/transfers', asked);
    if (status !== 503 || performance.now() > end) return status;
    await delay(againAfterMs);
  }
}
