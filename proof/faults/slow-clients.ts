import { once } from 'node:events';
import { Agent } from 'node:http';
import { connect, type Socket } from 'node:net';
import { ms, type Spread, spreadOf, timed } from '../../tools/load/measure.ts';
import { type Asker, ask, signIn } from './ask.ts';
import { makeFaultBank, password } from './fault-bank.ts';
import { type Fault, Outcome } from './outcome.ts';
import { startServer, verifyByCommand } from './server.ts';

const slowClientsMost = 1_000;
const honestAsks = 2_000;
const byteEveryMs = 1_000;

/**
 * F7: while a thousand clients send their requests byte by byte and never finish, an honest one waits at most twice as
 * long as without them.
 */
export const slowClients: Fault = {
  name: 'F7',
  claim:
    'while 1,000 clients send their requests byte by byte, an honest one waits at most twice as long',
  rounds: 5,
  run: (rounds) =>
    slowClientRounds(rounds, { clients: slowClientsMost, asks: honestAsks, timesSlower: 2 }),
};

interface SlowClientRun {
  readonly clients: number;
  /** How often the honest client asks, with the slow ones and without. */
  readonly asks: number;
  /** By how much the 99th percentile may grow, by the median of all rounds; any where speed is not judged. */
  readonly timesSlower: number;
}

/** In each round half of the slow clients are slow with their headers, half with their body. */
export async function slowClientRounds(
  rounds: number,
  { clients, asks, timesSlower }: SlowClientRun,
): Promise<Outcome> {
  const outcome = new Outcome();
  const bank = await makeFaultBank(1);
  try {
    const server = await startServer(bank);
    const agent = new Agent({ keepAlive: true, maxSockets: 1 });
    const signedOut = { agent, port: server.port };
    const session = await signIn(signedOut, bank.usernames[0] ?? '', password);
    const honest = { ...signedOut, session };
    const p99s: Record<'alone' | 'among', number[]> = { alone: [], among: [] };
    for (; outcome.rounds < rounds; outcome.rounds += 1) {
      const alone = await timesOf(honest, asks, outcome);
      const slow = await openSlowClients(server.port, clients);
      const among = await timesOf(honest, asks, outcome);
      const held = slow.close();
      outcome.facts.push(
        `p99 ${ms(alone.p99)} alone, ${ms(among.p99)} among ${held} slow clients (p50 ${ms(alone.p50)}, ${ms(among.p50)})`,
      );
      p99s.alone.push(alone.p99);
      p99s.among.push(among.p99);
    }
    const grownBy = spreadOf(p99s.among).p50 / spreadOf(p99s.alone).p50;
    if (grownBy > timesSlower) outcome.problem(`p99 grew to ${grownBy.toFixed(1)} times as much`);
    agent.destroy();
    await server.stop();
    for (const fault of await verifyByCommand(bank)) outcome.problem(fault);
  } finally {
    bank.dispose();
  }
  return outcome;
}

function timesOf(honest: Asker, asks: number, outcome: Outcome): Promise<Spread> {
  return timed(asks, async () => {
    const { status } = await ask(honest, '/accounts');
    if (status !== 200) outcome.problem(`The honest client was answered ${status}`);
  });
}

/** Connections of clients that never finish their requests. */
interface SlowClients {
  /** Ends them; tells how many were still held. */
  close(): number;
}

async function openSlowClients(port: number, count: number): Promise<SlowClients> {
  const sockets = await Promise.all(
    Array.from({ length: count }, (_, place) => openSlowClient(port, place % 2 === 0)),
  );
  // Each in its turn, as clients are not slow in step.
  let turn = 0;
  const drip = setInterval(() => {
    for (let some = 0; some < count / 100; some += 1) {
      const socket = sockets[turn % sockets.length];
      turn += 1;
      if (socket?.writable === true) socket.write('a');
    }
  }, byteEveryMs / 100);
  return {
    close: () => {
      clearInterval(drip);
      const held = sockets.filter(({ destroyed }) => !destroyed).length;
      for (const socket of sockets) socket.destroy();
      return held;
    },
  };
}

async function openSlowClient(port: number, isSlowWithHeaders: boolean): Promise<Socket> {
  const socket = connect({ host: '127.0.0.1', port });
  socket.on('error', () => {
    // It is hung up on, which is what it deserves.
  });
  socket.resume();
  await once(socket, 'connect');
  const origin = `localhost:${port}`;
  const head = `POST /api/sign-in HTTP/1.1\r\nHost: ${origin}\r\nOrigin: http://${origin}\r\n`;
  const body = `Content-Type: application/json\r\nContent-Length: 60000\r\n\r\n{"`;
  socket.write(head + (isSlowWithHeaders ? 'X-Slow: ' : body));
  return socket;
}
