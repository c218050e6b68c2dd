import { setTimeout } from 'node:timers/promises';
import { v7 as newKey } from 'uuid';
import { OneAskConnection } from '../one-request-connection.ts';
import { chance } from './member-life.ts';
import { browserTokenOf, password, usernameOf } from './open-credit-union.ts';

/** The requests of a member, as the report calls them. */
export const askKinds = ['sign in', 'balances', 'history', 'search', 'transfer'] as const;
type AskKind = (typeof askKinds)[number];

/** An ask, and how it was answered. */
export interface Ask {
  readonly kind: AskKind;
  /** By `performance.now()`. */
  readonly askedAt: number;
  readonly tookMs: number;
  /** `answered`; the code of a refusal, such as `503`; `error` where no answer came. */
  readonly outcome: string;
}

/** Members look at a page for one to four seconds. */
const lookMs = { least: 1_000, most: 4_000 };

/** A member's visit to the portal, from signing in to leaving. The requests are added to `asks`. */
export async function visit(port: number, member: number, asks: Ask[]): Promise<void> {
  const visitor = await Visitor.open(port, member, asks);
  try {
    if (!(await visitor.signIn())) return;
    await visitor.ask('balances', 'accounts/list', {});
    await visitor.ask('history', 'transactions/search', { limit: 50 });
    await visitor.look();
    await visitor.ask('search', 'transactions/search', {
      search: 'market',
      range: 'all',
      limit: 50,
    });
    await visitor.look();
    if (member % 3 === 0) {
      const amount = 1_00 + (chance(member, 0, 9) % 20_00);
      const transfer = { kind: 'internal', from: 'checking', to: 'savings', amount };
      await visitor.ask('transfer', 'transfers/create', { intentKey: newKey(), transfer });
      await visitor.ask('balances', 'accounts/list', {});
    }
  } finally {
    visitor.leave();
  }
}

class Visitor {
  readonly #connection: OneAskConnection;
  readonly #port: number;
  readonly #member: number;
  readonly #asks: Ask[];
  #cookies: string;
  #looks = 0;

  private constructor(connection: OneAskConnection, port: number, member: number, asks: Ask[]) {
    this.#connection = connection;
    this.#port = port;
    this.#member = member;
    this.#asks = asks;
    this.#cookies = `__Host-browser=${browserTokenOf(member)}`;
  }

  static async open(port: number, member: number, asks: Ask[]): Promise<Visitor> {
    return new Visitor(await OneAskConnection.open(port), port, member, asks);
  }

  /** Whether a session was opened. */
  async signIn(): Promise<boolean> {
    const answer = await this.ask('sign in', 'signIn', {
      username: usernameOf(this.#member),
      password,
    });
    const session = /^set-cookie: ((?:__Host|passbook)-sid=[^;]+)/im.exec(answer)?.[1];
    if (session === undefined) return false;
    this.#cookies = `${this.#cookies}; ${session}`;
    return true;
  }

  /** The answer; empty where none came. */
  async ask(kind: AskKind, path: string, input: object): Promise<string> {
    const askedAt = performance.now();
    let answer = '';
    let outcome = 'error';
    try {
      answer = await this.#connection.ask(this.#request(path, input));
      outcome = outcomeOf(answer);
    } catch {
      // Counted as an error: the report tells how many there were.
    }
    this.#asks.push({ kind, askedAt, tookMs: performance.now() - askedAt, outcome });
    return answer;
  }

  async look(): Promise<void> {
    this.#looks += 1;
    const { least, most } = lookMs;
    await setTimeout(least + (chance(this.#member, this.#looks, 10) % (most - least)));
  }

  leave(): void {
    this.#connection.close();
  }

  #request(path: string, input: object): Buffer {
    const body = JSON.stringify({ json: input });
    return Buffer.from(
      `POST /rpc/${path} HTTP/1.1\r\nhost: localhost:${this.#port}\r\n` +
        `cookie: ${this.#cookies}\r\nsec-fetch-site: same-origin\r\n` +
        `content-type: application/json\r\ncontent-length: ${Buffer.byteLength(body)}\r\n\r\n${body}`,
    );
  }
}

function outcomeOf(answer: string): string {
  const status = /^HTTP\/1\.1 (\d+)/.exec(answer)?.[1] ?? 'error';
  if (status === '200') return 'answered';
  return `${status} ${/"code":"([A-Z_]+)"/.exec(answer)?.[1] ?? ''}`.trim();
}
