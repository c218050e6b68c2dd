import { execFile } from 'node:child_process';
import { Agent } from 'node:http';
import { DatabaseSync } from 'node:sqlite';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { CannotRun } from '#tools/command-line/cannot-run.ts';
import { ms, type Spread } from '../../tools/load/measure.ts';
import { signIn } from './ask.ts';
import { makeFaultBank, password } from './fault-bank.ts';
import { type Haproxy, startHaproxy } from '../../deploy/haproxy/haproxy-process.ts';
import { type Fault, Outcome } from './outcome.ts';
import { startServer, verifyByCommand } from './server.ts';

const timesPeak = 10;
/** The connections of the peak rate (`npm run bench -- transfers`). */
const peakConnections = 128;
/** Enough that the server, not the number of connections, decides the waits. */
const overloadConnections = 1_000;

interface Limits {
  /** The 99th percentile of the times in which is refused and admitted. */
  readonly refusedInMs: number;
  readonly admittedInMs: number;
  /** The completed requests a second, as a share of the peak. */
  readonly goodput: number;
}

/**
 * F8: asked ten times as much as it can do, the bank refuses the surplus at once, with 503 and the time to come again, and
 * goes on with the admitted requests. The load comes from a process of its own on the same machine.
 */
export const overload: Fault = {
  name: 'F8',
  claim: 'under ten times its load it refuses the surplus at once and goes on with the rest',
  rounds: 3,
  run: (rounds) =>
    overloadRounds(rounds, {
      seconds: 5,
      limits: { refusedInMs: 100, admittedInMs: 500, goodput: 0.25 },
    }),
};

/** The same with HAProxy in front, which queues and refuses (`deploy/haproxy/passbook.cfg`). */
export const overloadBehindProxy: Fault = {
  name: 'F8-haproxy',
  claim: 'behind HAProxy it does under ten times its load nearly as much as at its best',
  rounds: 3,
  run: (rounds) =>
    overloadRounds(rounds, {
      seconds: 5,
      limits: { refusedInMs: 100, admittedInMs: 500, goodput: 0.9 },
      behindProxy: true,
    }),
};

export interface OverloadRun {
  /** How long each load is. */
  readonly seconds: number;
  /** Null where speed is not judged. */
  readonly limits: Limits | null;
  readonly behindProxy?: boolean;
}

interface Answers {
  /** Of its own processor time, which the server lacks where they share a machine. */
  readonly processorMs: number;
  readonly sent: number;
  readonly noConnection: number;
  readonly unanswered: number;
  /** Of the admitted, how many were answered before the load ended. */
  readonly admittedInTime: number;
  readonly withoutRetryAfter: number;
  readonly others: Readonly<Record<string, number>>;
  readonly admitted: Spread;
  readonly refused: Spread;
}

/** In each round a load at the bank's best, and one of ten times as much. */
export async function overloadRounds(
  rounds: number,
  { seconds, limits, behindProxy = false }: OverloadRun,
): Promise<Outcome> {
  const outcome = new Outcome();
  const bank = await makeFaultBank(8);
  let proxy: Haproxy | null = null;
  try {
    const server = await startServer(bank);
    if (behindProxy) proxy = await startProxy(server.port);
    const agent = new Agent({ keepAlive: true });
    const sessions: string[] = [];
    for (const username of bank.usernames) {
      sessions.push(await signIn({ agent, port: server.port }, username, password));
    }
    agent.destroy();
    const given = [
      `--seconds=${seconds}`,
      `--port=${(proxy ?? server).port}`,
      `--sessions=${sessions.join(',')}`,
    ];
    let done = 0;
    let unknown = 0;
    for (; outcome.rounds < rounds; outcome.rounds += 1) {
      const atPeak = await load([...given, `--connections=${peakConnections}`]);
      const peak = atPeak.admittedInTime / seconds;
      const answers = await load([
        ...given,
        `--connections=${overloadConnections}`,
        `--rate=${Math.round(peak * timesPeak)}`,
      ]);
      done += atPeak.admitted.count + answers.admitted.count;
      unknown += atPeak.unanswered + answers.unanswered;
      outcome.facts.push(described(peak, answers, seconds));
      judgeAnswers(answers, outcome);
      if (limits !== null) judgeSpeed(peak, answers, seconds, limits, outcome);
    }
    await proxy?.stop();
    await server.stop();
    countDone(bank.file, { done, unknown }, outcome);
    for (const fault of await verifyByCommand(bank)) outcome.problem(fault);
  } finally {
    await proxy?.stop();
    bank.dispose();
  }
  return outcome;
}

async function startProxy(serverPort: number): Promise<Haproxy> {
  const proxy = await startHaproxy(serverPort);
  if (proxy === null) throw new CannotRun('HAProxy is not installed.');
  return proxy;
}

function described(peak: number, answers: Answers, seconds: number): string {
  const { sent, noConnection, admitted, admittedInTime, refused, processorMs } = answers;
  return (
    `peak ${Math.round(peak)}/s; at ${Math.round((sent + noConnection) / seconds)}/s, ` +
    `of which ${Math.round(sent / seconds)}/s found a connection free, by a load that took ` +
    `${Math.round(processorMs / seconds / 10)} % of a processor: ${timesOf(admitted)} admitted, ${timesOf(refused)} refused; ` +
    `goodput ${Math.round((admittedInTime / seconds / peak) * 100)} % of peak`
  );
}

function timesOf({ count, p99 }: Spread): string {
  return count === 0 ? 'none' : `${count} (p99 ${ms(p99)})`;
}

function judgeAnswers(answers: Answers, outcome: Outcome): void {
  const { unanswered, withoutRetryAfter, others } = answers;
  if (unanswered > 0) outcome.problem(`${unanswered} asks were never answered`);
  if (withoutRetryAfter > 0) outcome.problem(`${withoutRetryAfter} times 503 without Retry-After`);
  for (const [what, times] of Object.entries(others)) {
    outcome.problem(`${times} answers were neither 200 nor 503: ${what}`);
  }
}

function judgeSpeed(
  peak: number,
  { admitted, admittedInTime, refused }: Answers,
  seconds: number,
  limits: Limits,
  outcome: Outcome,
): void {
  const { refusedInMs, admittedInMs, goodput } = limits;
  if (refused.count === 0) outcome.problem('Nothing was refused');
  else if (refused.p99 > refusedInMs) outcome.problem(`p99 of refusals is above ${refusedInMs} ms`);
  if (admitted.p99 > admittedInMs)
    outcome.problem(`p99 of the admitted is above ${admittedInMs} ms`);
  if (admittedInTime / seconds / peak < goodput)
    outcome.problem('Goodput is too far below the peak');
}

async function load(given: readonly string[]): Promise<Answers> {
  const program = fileURLToPath(new URL('overload-load.ts', import.meta.url));
  const { stdout } = await promisify(execFile)(process.execPath, [program, ...given]);
  return JSON.parse(stdout) as Answers;
}

/** Every transfer that was answered 200 is there, and no other but those without an answer. */
function countDone(
  file: string,
  { done, unknown }: { readonly done: number; readonly unknown: number },
  outcome: Outcome,
): void {
  const database = new DatabaseSync(file, { readOnly: true });
  const found = Number(database.prepare('select count(*) as count from transfer').get()?.['count']);
  database.close();
  const what = `${done} transfers were acknowledged, ${found} are there`;
  if (found < done) outcome.lose(what);
  if (found > done + unknown) outcome.double(what);
}
