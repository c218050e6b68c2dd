import { parseArgs } from 'node:util';
import { spreadOf } from '../../tools/load/measure.ts';
import { OneAskConnection } from '../../tools/load/one-request-connection.ts';

/**
 * A process that sends one-cent transfers over plain sockets, and prints their outcomes: as many as its connections carry,
 * or at a rate, whether the server keeps up or not.
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
const durationMs = Number(values.seconds) * 1000;
const connectionsAtMost = Number(values.connections);
/** Answers still count for so long after the end. */
const graceMs = 30_000;

const admittedMs: number[] = [];
const refusedMs: number[] = [];
let sent = 0;
let noConnection = 0;
let lostConnections = 0;
let withoutRetryAfter = 0;
let admittedInTime = 0;
const others = new Map<string, number>();

function note(answer: string, afterMs: number): void {
  const status = Number(answer.slice(9, 12));
  if (status === 200) {
    admittedMs.push(afterMs);
    if (!isOver()) admittedInTime += 1;
  } else if (status === 503) {
    refusedMs.push(afterMs);
    if (!/^retry-after: /im.test(answer)) withoutRetryAfter += 1;
  } else {
    count(String(status));
  }
}

function count(what: string): void {
  others.set(what, (others.get(what) ?? 0) + 1);
}

const keyPlace = '00000000-0000-4000-8000-000000000000';

const requests = values.sessions.split(',').map((session) => {
  const body = JSON.stringify({
    json: {
      intentKey: keyPlace,
      transfer: { kind: 'internal', from: 'checking', to: 'savings', amount: 1 },
    },
  });
  const text =
    `POST /rpc/transfers/create HTTP/1.1\r\nhost: localhost:${port}\r\ncookie: __Host-sid=${session}\r\n` +
    `sec-fetch-site: same-origin\r\ncontent-type: application/json\r\n` +
    `content-length: ${body.length}\r\n\r\n${body}`;
  return { bytes: Buffer.from(text), keyAt: text.indexOf(keyPlace) };
});

function newRequest(): Buffer {
  const { bytes, keyAt } = requests[sent % requests.length] as (typeof requests)[number];
  const request = Buffer.from(bytes);
  request.write(crypto.randomUUID(), keyAt, 'latin1');
  return request;
}

const pause = (milliseconds: number) =>
  new Promise<void>((resolve) => setTimeout(resolve, milliseconds));

let begin = performance.now();
const isOver = () => performance.now() - begin >= durationMs;
const underWay = new Set<Promise<void>>();

let turnBeganAt: number | undefined;

/**
 * The arrival time of the answer at hand. Data read in one turn of the event loop was there when the turn began to read:
 * the work of this process on the answers before it is none of the server's time.
 */
function arrivedAt(): number {
  if (turnBeganAt === undefined) {
    turnBeganAt = performance.now();
    setImmediate(() => (turnBeganAt = undefined));
  }
  return turnBeganAt;
}

/** Asks once, and notes the outcome; tells whether the connection can be used again. */
async function askOnce(connection: OneAskConnection): Promise<boolean> {
  const sentAt = performance.now();
  sent += 1;
  try {
    const answer = await connection.ask(newRequest());
    note(answer, arrivedAt() - sentAt);
    return true;
  } catch {
    lostConnections += 1;
    return false;
  }
}

function follow(work: Promise<void>): void {
  underWay.add(work);
  void work.finally(() => underWay.delete(work));
}

async function openConnections(): Promise<OneAskConnection[]> {
  return await Promise.all(
    Array.from({ length: connectionsAtMost }, async () => {
      const connection = await OneAskConnection.open(port);
      // Once this is answered the server has taken the connection.
      await connection.ask(`GET /health HTTP/1.1\r\nhost: localhost:${port}\r\n\r\n`);
      return connection;
    }),
  );
}

async function sendAsAnswered(connections: readonly OneAskConnection[]): Promise<void> {
  for (const connection of connections) follow(askAgainAndAgain(connection));
  await pause(durationMs);
}

async function askAgainAndAgain(connection: OneAskConnection): Promise<void> {
  while (!isOver() && (await askOnce(connection)));
}

async function sendAtRate(
  connections: readonly OneAskConnection[],
  perSecond: number,
): Promise<void> {
  const free = [...connections];
  let due = 0;
  while (!isOver()) {
    for (; due < ((performance.now() - begin) / 1000) * perSecond; due += 1) {
      const connection = free.pop();
      if (connection === undefined) noConnection += 1;
      else follow(askOnceOn(connection, free));
    }
    await pause(1);
  }
}

async function askOnceOn(connection: OneAskConnection, free: OneAskConnection[]): Promise<void> {
  if (await askOnce(connection)) free.push(connection);
}

// The connections stand already, as those of a proxy do: a process takes in one new one at a time.
const connections = await openConnections();
const processorBefore = process.cpuUsage();
begin = performance.now();
await (values.rate === undefined
  ? sendAsAnswered(connections)
  : sendAtRate(connections, Number(values.rate)));
const { user, system } = process.cpuUsage(processorBefore);
const grace = Promise.withResolvers<void>();
const graceTimer = setTimeout(grace.resolve, graceMs);
await Promise.race([Promise.all(underWay), grace.promise]);
clearTimeout(graceTimer);
const unanswered = underWay.size;
for (const connection of connections) connection.close();
console.log(
  JSON.stringify({
    processorMs: (user + system) / 1000,
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
