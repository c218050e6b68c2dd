import { Agent } from 'node:http';
import { signIn } from './ask.ts';
import { setTimeout as delay } from 'node:timers/promises';
import { Client, Journal, type Tally } from './client.ts';
import { type FaultBank, password } from './fault-bank.ts';
import type { Outcome } from './outcome.ts';

/** The number of programs that use the accounts of the first member together; each other member has one. */
const shared = 3;

/** The longest wait for a server that does less than it should. */
const workAtMostMs = 10_000;

/** The clients of a bank, active over its restarts, and the acknowledgements to them. */
export interface Load {
  readonly journal: Journal;
  readonly clients: readonly Client[];
  /** Passwords and session tokens, which no log may have. */
  readonly secrets: readonly string[];
  /** Asks until the signal, or until the server is gone. */
  run(port: number, until: AbortSignal): Promise<void>;
  /** The same, but whose request was not answered at all goes on as well, with that request. */
  workOn(port: number, until: AbortSignal): Promise<void>;
  /** Resolves in the midst of the work, when the clients have been answered so often. */
  acknowledgedMore(times: number): Promise<void>;
  /** Learns of every unknown ask what became of it, and reads every total. */
  settle(port: number): Promise<void>;
  tally(): Tally;
  /** The tally in words. */
  told(): string;
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
    workOn: async (at, until) => {
      const goOn = async (client: Client) => {
        while (!until.aborted) {
          await client.run(at, until);
          await delay(50);
        }
      };
      await Promise.all(clients.map(goOn));
    },
    acknowledgedMore: async (times) => {
      const wanted = sumOf(clients).acknowledged + times;
      await within(workAtMostMs, () => sumOf(clients).acknowledged >= wanted);
    },
    settle: async (at) => {
      await Promise.all(clients.map((client) => client.settle(at)));
    },
    tally: () => sumOf(clients),
    told: () => {
      const { acknowledged, reads, unavailable } = sumOf(clients);
      return `${acknowledged} acknowledged, ${reads} totals read, 503 ${unavailable} times`;
    },
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

/** Resolves with true as soon as it is so, or with false after that time. */
export async function within(milliseconds: number, isSo: () => boolean): Promise<boolean> {
  const begin = performance.now();
  while (!isSo()) {
    if (performance.now() - begin > milliseconds) return false;
    await delay(1);
  }
  return true;
}
