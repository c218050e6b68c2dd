import { join } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { type Spread, spreadOf } from '#tools/measure.ts';
import { type BenchStore, residentMegabytes, startBenchServer } from '../harness.ts';
import type { CreditUnion } from './generate.ts';
import { type Ask, askKinds, visit } from './visit.ts';
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { createWriteStream } from 'node:fs';
import { finished } from 'node:stream/promises';
import { fileURLToPath } from 'node:url';
import { habits, kindOf, payeeOf, salaryOf } from './member-life.ts';
import type { GeneratedMember } from './open-credit-union.ts';

interface PaydayOptions {
  /** How long members arrive for. */
  readonly seconds: number;
  /** How many of them sign in meanwhile. */
  readonly visits: number;
  /** In the file that is posted meanwhile. */
  readonly credits: number;
  /** Where the file is written. */
  readonly folder: string;
}

interface Seen {
  readonly kind: string;
  readonly alone: Spread;
  readonly besidePayroll: Spread;
}

/** How a morning went. */
export interface Payday {
  readonly seen: readonly Seen[];
  /** How often an ask was not answered, by the code of the refusal. */
  readonly refused: Readonly<Record<string, number>>;
  readonly payrollMs: number;
  readonly payrollText: string;
  readonly visits: number;
  readonly memory: number;
}

/** The payroll begins after this share of the morning: before it members are alone. */
const aloneShare = 1 / 3;

/** A prime: the stride leads through all members before it comes back to any. */
const stride = 7_919;

/**
 * The morning of a payday: members sign in over HTTP, look at balances and history, search and transfer, and meanwhile a
 * file of salaries is posted by the command of the staff. Members arrive evenly, however slow the answers are, until the time
 * is over and the file is posted.
 */
export async function livePayday(
  benchStore: BenchStore,
  { members }: CreditUnion,
  { seconds, visits, credits, folder }: PaydayOptions,
): Promise<Payday> {
  const file = join(folder, 'payroll.csv');
  await writePayroll(file, members, credits);
  const server = await startBenchServer(benchStore);
  try {
    const asks: Ask[] = [];
    const everyMs = (seconds * 1000) / visits;
    const begin = performance.now();
    const payroll = setTimeout(seconds * 1000 * aloneShare).then(async () => {
      const from = performance.now();
      const posted = await postPayroll({ ...process.env, ...benchStore.environment }, file);
      return { ...posted, from };
    });
    let isPosted = false;
    const posting = payroll.finally(() => {
      isPosted = true;
    });
    posting.catch(() => {
      // Thrown below, when it is awaited.
    });
    const under: Promise<void>[] = [];
    for (let place = 0; !isPosted || performance.now() - begin < seconds * 1000; place += 1) {
      under.push(visit(server.port, (place * stride) % members.length, asks));
      const next = begin + (place + 1) * everyMs;
      await setTimeout(Math.max(0, next - performance.now()));
    }
    const { from, tookMs, text } = await posting;
    const memory = residentMegabytes(server.pid);
    await Promise.all(under);
    return {
      seen: seenIn(asks, { from, to: from + tookMs }),
      refused: refusalsIn(asks),
      payrollMs: tookMs,
      payrollText: text,
      visits: under.length,
      memory,
    };
  } finally {
    await server.stop();
  }
}

interface Span {
  readonly from: number;
  readonly to: number;
}

function seenIn(asks: readonly Ask[], payroll: Span): Seen[] {
  return askKinds.map((kind) => {
    const answered = asks.filter((ask) => ask.kind === kind && ask.outcome === 'answered');
    return {
      kind,
      alone: timesOf(answered.filter((ask) => !isUnderWayIn(ask, payroll))),
      besidePayroll: timesOf(answered.filter((ask) => isUnderWayIn(ask, payroll))),
    };
  });
}

function isUnderWayIn({ askedAt, tookMs }: Ask, { from, to }: Span): boolean {
  return askedAt + tookMs >= from && askedAt <= to;
}

function timesOf(asks: readonly Ask[]): Spread {
  return spreadOf(asks.map(({ tookMs }) => tookMs));
}

function refusalsIn(asks: readonly Ask[]): Record<string, number> {
  const counts: Record<string, number> = {};
  for (const { kind, outcome } of asks) {
    if (outcome === 'answered') continue;
    const name = `${kind}: ${outcome}`;
    counts[name] = (counts[name] ?? 0) + 1;
  }
  return counts;
}

const command = fileURLToPath(
  new URL('../../../hosts/http-server/staff-commands/bank-command.ts', import.meta.url),
);

/** Writes a file of so many salaries: with fewer employees than salaries, each has several. */
async function writePayroll(
  file: string,
  members: readonly GeneratedMember[],
  credits: number,
): Promise<void> {
  const employees = members.filter(({ number }) => kindOf(number) === 'main');
  const [payroll] = habits;
  const output = createWriteStream(file);
  output.write('key,account,amount,description\n');
  for (let place = 0; place < credits; place += 1) {
    const employee = employees[place % employees.length];
    if (employee === undefined || payroll === undefined) throw new Error('Nobody is employed');
    const amount = (salaryOf(employee.number) / 100).toFixed(2);
    const description = payeeOf(payroll, employee.number);
    const line = `0910000${place},${employee.checking.number},${amount},"${description}"\n`;
    if (!output.write(line)) await once(output, 'drain');
  }
  output.end();
  await finished(output);
}

interface Posted {
  readonly text: string;
  readonly tookMs: number;
}

/** Posts the file as staff do, in a process of its own. Throws where the command does not end with 0. */
async function postPayroll(
  environment: Readonly<Record<string, string | undefined>>,
  file: string,
): Promise<Posted> {
  const begin = performance.now();
  const child = spawn(process.execPath, [command, 'post-credits', file], {
    env: environment,
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  let text = '';
  child.stdout.on('data', (data: Buffer) => (text += data.toString()));
  const [code] = (await once(child, 'close')) as [number | null];
  if (code !== 0) throw new Error(`post-credits ended with ${code}: ${text}`);
  return { text: text.trim(), tookMs: performance.now() - begin };
}
