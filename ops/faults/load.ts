import { Agent } from 'node:http';
import { signIn } from './ask.ts';
import { Client, type Tally } from './client.ts';
import { type FaultBank, password } from './fault-bank.ts';
import { Journal } from './journal.ts';
import type { Outcome } from './outcome.ts';

/** How many programs use the accounts of the first member together; each other member has one. */
const shared = 3;

/** The clients of a bank, who go on over its restarts, and what was acknowledged to them. */
export interface Load {
  readonly journal: Journal;
  readonly clients: readonly Client[];
  /** Passwords and session tokens, which no log may have. */
  readonly secrets: readonly string[];
  /** Asks until the signal, or until the server is gone. */
  run(port: number, until: AbortSignal): Promise<void>;
  /** The same for so long. */
  runFor(port: number, milliseconds: number): Promise<void>;
  /** Learns of every unknown ask what became of it, and reads every total. */
  settle(port: number): Promise<void>;
  tally(): Tally;
  close(): Promise<void>;
}

/** Signs every member of the bank in, by password, at the server. */
export async function openLoad(
  bank: Pick<FaultBank, 'log' | 'usernames'>,
  port: number,
  outcome: Outcome,
): Promise<Load> {
  const agent = new Agent({ keepAlive: true });
  const journal = await Journal.open(`${bank.log}.acknowledged`);
  const tools = { agent, journal, outcome };
  const clients: Client[] = [];
  const sessions: string[] = [];
  for (const [index, username] of bank.usernames.entries()) {
    const session = await signIn({ agent, port }, username, password);
    sessions.push(session);
    for (let count = 0; count < (index === 0 ? shared : 1); count += 1) {
      clients.push(new Client(tools, session, index === 0));
    }
  }
  const run = async (at: number, until: AbortSignal) => {
    await Promise.all(clients.map((client) => client.run(at, until)));
  };
  return {
    journal,
    clients,
    secrets: [password, ...sessions],
    run,
    runFor: (at, milliseconds) => run(at, AbortSignal.timeout(milliseconds)),
    settle: async (at) => {
      await Promise.all(clients.map((client) => client.settle(at)));
    },
    tally: () => sumOf(clients),
    close: async () => {
      agent.destroy();
      await journal.close();
    },
  };
}

function sumOf(clients: readonly Client[]): Tally {
  const sum = { acknowledged: 0, reads: 0, unavailable: 0 };
  for (const { tally } of clients) {
    sum.acknowledged += tally.acknowledged;
    sum.reads += tally.reads;
    sum.unavailable += tally.unavailable;
  }
  return sum;
}
