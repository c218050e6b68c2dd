import { setTimeout as delay } from 'node:timers/promises';
import pg from 'pg';
import type { Notices } from '../store.ts';
import type { ConnectionConfig } from './database-hosts.ts';

const gatherMs = 5;
/** PostgreSQL takes less than 8,000 bytes at a time. */
const bytesMax = 7_000;
const connectAgainMs = 1_000;
const answerMsMax = 5_000;
/** A server that is silent must not keep the process from stopping. */
const closingMsMax = 1_000;
const channel = 'passbook';

/**
 * Notices by LISTEN and NOTIFY, on a connection of its own that is opened when it is needed first. They are sent after the
 * transaction that they tell of: a transaction that sent its own would hold a lock of the whole database until it is
 * durable.
 */
export class PostgresNotices implements Notices {
  readonly #config: ConnectionConfig;
  readonly #connectAgainMs: number;
  readonly #listeners = new Set<(notice: string) => void>();
  #waiting = new Set<string>();
  #sending: Promise<void> | undefined;
  #client: Promise<pg.Client | undefined> | undefined;
  #isClosed = false;

  /** After a lost connection it waits so many milliseconds. */
  constructor(config: ConnectionConfig, againMs = connectAgainMs) {
    this.#config = { ...config, query_timeout: answerMsMax };
    this.#connectAgainMs = againMs;
  }

  send(notice: string): void {
    if (this.#isClosed) return;
    this.#waiting.add(notice);
    this.#sending ??= this.#sendSoon();
  }

  listen(listener: (notice: string) => void): void {
    this.#listeners.add(listener);
    this.#client ??= this.#connect();
  }

  /** Sends what waits, and ends. */
  async close(): Promise<void> {
    this.#isClosed = true;
    const ended = (async () => {
      await this.#sending;
      await (await this.#client)?.end();
    })();
    await Promise.race([ended, delay(closingMsMax, undefined, { ref: false })]);
    (await this.#client)?.connection.stream.destroy();
  }

  /** A single query at a time: notices that come while the server is at it go out with the next. */
  async #sendSoon(): Promise<void> {
    while (this.#waiting.size > 0) {
      await delay(gatherMs);
      const notices = [...this.#waiting];
      this.#waiting = new Set();
      const client = await (this.#client ??= this.#connect());
      try {
        for (const text of textsOf(notices)) {
          await client?.query('select pg_notify($1, $2)', [channel, text]);
        }
      } catch {
        // Others find unheard changes when they look.
        client?.connection.stream.destroy();
      }
    }
    this.#sending = undefined;
  }

  async #connect(): Promise<pg.Client | undefined> {
    const { Client = pg.Client } = this.#config;
    const client = new Client(this.#config);
    client.on('error', () => {});
    // Every connection ends, also a connection that was never opened.
    client.on('end', () => void this.#connectAgain());
    client.on('notification', ({ payload = '[]' }) => {
      for (const notice of JSON.parse(payload) as string[]) {
        for (const listener of this.#listeners) listener(notice);
      }
    });
    try {
      await client.connect();
      await client.query(`listen ${channel}`);
      return client;
    } catch {
      client.connection.stream.destroy();
      return undefined;
    }
  }

  async #connectAgain(): Promise<void> {
    await delay(this.#connectAgainMs, undefined, { ref: false });
    if (!this.#isClosed) this.#client = this.#connect();
  }
}

/** As many notices to a text as it may have; each is short. */
function textsOf(notices: readonly string[]): string[] {
  const texts: string[] = [];
  let some: string[] = [];
  let bytes = 0;
  for (const notice of notices) {
    const size = Buffer.byteLength(JSON.stringify(notice)) + 1;
    if (bytes + size > bytesMax) {
      texts.push(JSON.stringify(some));
      some = [];
      bytes = 0;
    }
    some.push(notice);
    bytes += size;
  }
  return some.length === 0 ? texts : [...texts, JSON.stringify(some)];
}
