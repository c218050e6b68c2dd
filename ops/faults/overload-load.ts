import { connect, type Socket } from 'node:net';
import { parseArgs } from 'node:util';
import { spreadOf } from '../../benches/measure.ts';

/**
 * A process that sends one-cent transfers over plain sockets, and prints what came back: as many as its connections
 * carry, or at a rate, whether the server keeps up or not.
 */
const { values } = parseArgs({
  options: {
    port: { type: 'string', default: '0' },
    sessions: { type: 'string', default: '' },
    seconds: { type: 'string', default: '1' },
    connections: { type: 'string', default: '32' },
    /** Asks a second; without it each connection asks again as soon as it is answered. */
    rate: { type: 'string' },
  },
});

const port = Number(values.port);
const sessions = values.sessions.split(',');
const durationMs = Number(values.seconds) * 1000;
const connectionsAtMost = Number(values.connections);
/** So long after the end answers still count. */
const graceMs = 30_000;

const admittedMs: number[] = [];
const refusedMs: number[] = [];
let sent = 0;
let noConnection = 0;
let lostConnections = 0;
let withoutRetryAfter = 0;
let admittedInTime = 0;
const others = new Map<string, number>();

/** A connection that carries one ask at a time. */
class Connection {
  readonly #socket: Socket;
  readonly #whenFree: (connection: Connection) => void;
  #sentAt: number | null = null;
  #answer = '';
  #isOpen = true;

  constructor(whenFree: (connection: Connection) => void) {
    this.#whenFree = whenFree;
    this.#socket = connect({ port, host: '127.0.0.1', noDelay: true });
    this.#socket.setEncoding('latin1');
    this.#socket.on('data', (part: string) => this.#receive(part));
    this.#socket.on('error', () => this.#socket.destroy());
    this.#socket.on('close', () => this.#lose());
  }

  get isOpen(): boolean {
    return this.#isOpen;
  }

  get isBusy(): boolean {
    return this.#sentAt !== null;
  }

  send(): void {
    sent += 1;
    this.#sentAt = performance.now();
    this.#socket.write(newRequest());
  }

  end(): void {
    this.#socket.destroy();
  }

  #receive(part: string): void {
    this.#answer += part;
    const headEnd = this.#answer.indexOf('\r\n\r\n');
    if (headEnd < 0 || this.#sentAt === null) return;
    const head = this.#answer.slice(0, headEnd).toLowerCase();
    const length = /content-length: (\d+)/.exec(head)?.[1];
    const isWhole =
      length === undefined
        ? this.#answer.endsWith('0\r\n\r\n')
        : this.#answer.length >= headEnd + 4 + Number(length);
    if (!isWhole) return;
    note(Number(head.slice(9, 12)), performance.now() - this.#sentAt, head);
    this.#sentAt = null;
    this.#answer = '';
    this.#whenFree(this);
  }

  #lose(): void {
    this.#isOpen = false;
    if (this.#sentAt !== null) lostConnections += 1;
    this.#sentAt = null;
  }
}

function note(status: number, afterMs: number, head: string): void {
  if (status === 200) {
    admittedMs.push(afterMs);
    if (!isOver()) admittedInTime += 1;
  } else if (status === 503) {
    refusedMs.push(afterMs);
    if (!head.includes('\r\nretry-after: ')) withoutRetryAfter += 1;
  } else {
    count(String(status));
  }
}

function count(what: string): void {
  others.set(what, (others.get(what) ?? 0) + 1);
}

function newRequest(): string {
  const session = sessions[sent % sessions.length];
  const body = JSON.stringify({
    intentKey: crypto.randomUUID(),
    transfer: { kind: 'internal', from: 'checking', to: 'savings', amount: 1 },
  });
  return (
    `POST /api/transfers HTTP/1.1\r\nhost: localhost:${port}\r\ncookie: __Host-sid=${session}\r\n` +
    `sec-fetch-site: same-origin\r\ncontent-type: application/json\r\n` +
    `content-length: ${body.length}\r\n\r\n${body}`
  );
}

const pause = (milliseconds: number) =>
  new Promise<void>((resolve) => setTimeout(resolve, milliseconds));

const open: Connection[] = [];
const begin = performance.now();
const isOver = () => performance.now() - begin >= durationMs;

function openConnection(whenFree: (connection: Connection) => void): Connection {
  const connection = new Connection(whenFree);
  open.push(connection);
  return connection;
}

async function sendAsAnswered(): Promise<void> {
  for (let index = 0; index < connectionsAtMost; index += 1) {
    openConnection((connection) => {
      if (!isOver()) connection.send();
    }).send();
  }
  await pause(durationMs);
}

async function sendAtRate(perSecond: number): Promise<void> {
  const free: Connection[] = [];
  let opened = 0;
  let due = 0;
  while (!isOver()) {
    for (; due < ((performance.now() - begin) / 1000) * perSecond; due += 1) {
      let connection = free.pop();
      while (connection?.isOpen === false) {
        opened -= 1;
        connection = free.pop();
      }
      if (connection === undefined && opened < connectionsAtMost) {
        opened += 1;
        connection = openConnection((freed) => free.push(freed));
      }
      if (connection === undefined) noConnection += 1;
      else connection.send();
    }
    await pause(1);
  }
}

await (values.rate === undefined ? sendAsAnswered() : sendAtRate(Number(values.rate)));
const end = performance.now();
while (open.some(({ isBusy }) => isBusy) && performance.now() - end < graceMs) await pause(10);
const unanswered = open.filter(({ isBusy }) => isBusy).length;
for (const connection of open) connection.end();
console.log(
  JSON.stringify({
    sent,
    noConnection,
    unanswered: unanswered + lostConnections,
    withoutRetryAfter,
    admittedInTime,
    others: Object.fromEntries(others),
    admitted: spreadOf(admittedMs),
    refused: spreadOf(refusedMs),
  }),
);
