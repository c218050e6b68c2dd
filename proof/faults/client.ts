import { type FileHandle, open } from 'node:fs/promises';
import type { Agent } from 'node:http';
import { setTimeout as delay } from 'node:timers/promises';
import type { TransferRequestInput } from '#contract/transfers/transfers.ts';
import { external, internal, zelle } from '#bank/testing/transfer-requests.ts';
import { type Answer, ask } from './ask.ts';
import { openingBalance } from './fault-bank.ts';
import type { Outcome } from './outcome.ts';

interface Acknowledged {
  readonly key: string;
  readonly id: string;
}

/**
 * The bank's acknowledgements, as its client remembers them: on disk before the client goes on, like a client that must
 * never send twice.
 */
export class Journal {
  readonly #file: FileHandle;
  readonly #acknowledged = new Map<string, string>();
  #waiting: string[] = [];
  #current: Promise<void> = Promise.resolve();
  #next: Promise<void> | null = null;

  private constructor(file: FileHandle) {
    this.#file = file;
  }

  static async open(path: string): Promise<Journal> {
    return new Journal(await open(path, 'a'));
  }

  /** By key, the id of the transfer. */
  get acknowledged(): ReadonlyMap<string, string> {
    return this.#acknowledged;
  }

  /** Resolves when it is on the disk. Records that come together go to the disk together. */
  async acknowledge({ key, id }: Acknowledged): Promise<void> {
    this.#waiting.push(`${key} ${id}\n`);
    this.#next ??= this.#flushNext();
    await this.#next;
    this.#acknowledged.set(key, id);
  }

  close(): Promise<void> {
    return this.#file.close();
  }

  async #flushNext(): Promise<void> {
    await this.#current;
    this.#current = this.#next ?? Promise.resolve();
    this.#next = null;
    const lines = this.#waiting.join('');
    this.#waiting = [];
    await this.#file.appendFile(lines);
    await this.#file.datasync();
  }
}

/** A transfer under its key. */
export interface Intention {
  readonly key: string;
  readonly transfer: TransferRequestInput;
}

/** The tools that all clients of a run share. */
export interface ClientTools {
  readonly agent: Agent;
  readonly journal: Journal;
  readonly outcome: Outcome;
}

/** The clients' work, in numbers. */
export interface Tally {
  acknowledged: number;
  reads: number;
  /** Asks answered 503. */
  unavailable: number;
}

/** Between two attempts of a client that the bank told to come again; shorter than the bank says, to notice when it can. */
const pauseMs = 20;

/** By then the bank must have told the outcome of a request. */
const settledInMs = 30_000;

/**
 * A program that uses the accounts of a member, a request at a time: it sends money and reads the accounts, and knows their
 * total. A request without an answer is sent again, under the same key, before any other.
 */
export class Client {
  readonly tally: Tally = { acknowledged: 0, reads: 0, unavailable: 0 };
  readonly #tools: ClientTools;
  readonly #session: string;
  /** Whether others use the member's accounts meanwhile: then it moves money between them only. */
  readonly #shared: boolean;
  #total = 2 * openingBalance;
  #unknown: Intention | null = null;

  constructor(tools: ClientTools, session: string, shared: boolean) {
    this.#tools = tools;
    this.#session = session;
    this.#shared = shared;
  }

  /** When the bank last acknowledged something, by `performance.now()`. */
  lastAcknowledgedAt = 0;

  /** The longest that it waited for an answer, in milliseconds. */
  slowestMs = 0;

  /** Asks until the signal, or until the server is gone. */
  async run(port: number, until: AbortSignal): Promise<void> {
    while (!until.aborted) {
      try {
        const status = await this.#doSomething(port);
        if (status === 503) await delay(pauseMs);
      } catch {
        return;
      }
    }
  }

  /** Sends what is unknown until it is known, and once more: both answers must be the same. Then reads the total. */
  async settle(port: number): Promise<void> {
    const intention = this.#unknown;
    const begin = performance.now();
    while (this.#unknown !== null) {
      if (performance.now() - begin > settledInMs) {
        this.#tools.outcome.problem(`${intention?.key} was answered 503 for 30 s`);
        return;
      }
      if ((await this.#send(port, this.#unknown)) === 503) await delay(pauseMs);
    }
    if (intention !== null) await this.#send(port, intention);
    await this.#read(port);
  }

  #doSomething(port: number): Promise<number> {
    if (Math.random() < 0.3) return this.#read(port);
    return this.#send(port, this.#unknown ?? newIntention(this.#shared));
  }

  async #send(port: number, intention: Intention): Promise<number> {
    const before = this.#unknown;
    this.#unknown = intention;
    const { key, transfer } = intention;
    const answer = await this.#ask(port, '/transfers', { intentKey: key, transfer });
    if (answer.status !== 200) {
      if (answer.status !== 503) this.#unknown = before;
      return answer.status;
    }
    const { id } = answer.body as { id: string };
    const known = this.#tools.journal.acknowledged.get(key);
    if (known === undefined) {
      await this.#tools.journal.acknowledge({ key, id });
      if (transfer.kind !== 'internal') this.#total -= transfer.amount;
    } else if (known !== id) {
      this.#tools.outcome.double(`Key ${key} was answered ${known} and then ${id}`);
    }
    this.#unknown = null;
    this.tally.acknowledged += 1;
    this.lastAcknowledgedAt = performance.now();
    return 200;
  }

  async #read(port: number): Promise<number> {
    const answer = await this.#ask(port, '/accounts');
    if (answer.status !== 200) return answer.status;
    this.tally.reads += 1;
    const { total } = answer.body as { total: number };
    if (!this.#possibleTotals().includes(total)) {
      this.#tools.outcome.problem(`A read shows a total of ${total}, not ${this.#total}`);
    }
    return 200;
  }

  /** While the outcome of a request is unknown its money may or may not be there. */
  #possibleTotals(): number[] {
    const transfer = this.#unknown?.transfer;
    return transfer === undefined || transfer.kind === 'internal'
      ? [this.#total]
      : [this.#total, this.#total - transfer.amount];
  }

  async #ask(port: number, path: string, body?: object): Promise<Answer> {
    const { agent, outcome } = this.#tools;
    const begin = performance.now();
    const answer = await ask({ agent, port, session: this.#session }, path, body);
    this.slowestMs = Math.max(this.slowestMs, performance.now() - begin);
    if (answer.status === 503) this.tally.unavailable += 1;
    else if (answer.status !== 200) {
      outcome.problem(`${path} was answered ${answer.status}: ${JSON.stringify(answer.body)}`);
    }
    return answer;
  }
}

/** A few cents, so that neither balance nor limits are ever reached. */
function newIntention(shared: boolean): Intention {
  const amount = 1 + Math.floor(Math.random() * 5);
  const kind = shared ? 0 : Math.random();
  return { key: crypto.randomUUID(), transfer: transferOf(kind, amount) };
}

function transferOf(kind: number, amount: number): TransferRequestInput {
  if (kind > 0.85) return external(amount);
  if (kind > 0.6) return zelle(amount);
  return Math.random() < 0.5
    ? internal(amount)
    : internal(amount, { from: 'savings', to: 'checking' });
}
