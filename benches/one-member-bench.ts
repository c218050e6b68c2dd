import { localMoment } from '#bank/calendar/local-time.ts';
import {
  type Flood,
  memberFloods,
  keepLongStatement,
  sendFloods,
} from '#hosts/testing/member-floods.ts';
import type { ServerProcess } from '#hosts/testing/test-server-process.ts';
import { LoadRequests } from './asks.ts';
import { openBenchBank } from './bench-bank.ts';
import { startBenchServer, workedMs } from './bench-server.ts';
import { type BenchStore, makeBenchStore, type StoreName } from './bench-store.ts';
import { fillHistory } from './fill-history.ts';
import { ms, type Spread, spreadOf, table, verdict } from '../tools/load/measure.ts';
import { OneAskConnection } from '../tools/load/one-request-connection.ts';

const historyRows = 20_000;
const statementLines = 14_000;
const wantedMs = 50;
/** The other member asks, and so long after the answer again, as somebody who looks around. */
const pauseMs = 5;

/**
 * How long another member waits while one member asks for everything that costs much, each by itself and all at once, of a server in a
 * process of its own with its standard rate of changes.
 */
export async function benchOneMember(store: StoreName): Promise<string> {
  const benchStore = await makeBenchStore(store);
  try {
    const { month, flooder, reader } = await openMembers(benchStore);
    const server = await startBenchServer(benchStore, { CHANGES_PER_MINUTE: '60' });
    const all = memberFloods(month);
    const others = new LoadRequests([reader], server.port);
    const rows: string[][] = [];
    for (const floods of [[], ...all.map((flood) => [flood]), all]) {
      const begin = performance.now();
      const waits = await readDuring(others, server, () =>
        floods.length === 0
          ? pause(2_000)
          : sendFloods(`http://localhost:${server.port}`, flooder, floods),
      );
      rows.push(rowOf(floods, waits, performance.now() - begin));
    }
    await server.stop();
    return [
      table(
        [
          'one member asks for',
          'took',
          `p99 of another (wanted ${wantedMs} ms)`,
          'of it the server worked',
          'at most',
          '',
        ],
        rows,
      ),
      `A history of ${historyRows} rows, a statement of ${statementLines} lines. The load and the server share the processors.`,
    ].join('\n\n');
  } finally {
    await benchStore.dispose();
  }
}

function rowOf(floods: readonly Flood[], { waits, works }: Waits, tookMs: number): string[] {
  const [first, second] = floods;
  const what = second ? 'all of it at once' : (first?.what ?? 'nothing');
  return [
    what,
    ms(tookMs),
    ms(waits.p99),
    ms(works.p99),
    ms(works.slowest),
    verdict(waits.p99 <= wantedMs),
  ];
}

interface Waits {
  readonly waits: Spread;
  /** How long the server's main thread worked meanwhile, whatever else this machine did. */
  readonly works: Spread;
}

async function readDuring(
  requests: LoadRequests,
  { port, pid }: ServerProcess,
  work: () => Promise<unknown>,
): Promise<Waits> {
  const connection = await OneAskConnection.open(port);
  const waits: number[] = [];
  const works: number[] = [];
  let isOver = false;
  const done = work().finally(() => {
    isOver = true;
  });
  while (!isOver) {
    const workedBefore = workedMs(pid);
    const begin = performance.now();
    const answer = await connection.ask(requests.nextRead());
    waits.push(performance.now() - begin);
    works.push(workedMs(pid) - workedBefore);
    if (!answer.startsWith('HTTP/1.1 200')) throw new Error(`The server answered ${answer}`);
    await pause(pauseMs);
  }
  connection.close();
  await done;
  return { waits: spreadOf(waits), works: spreadOf(works) };
}

async function openMembers(benchStore: BenchStore) {
  const { bank, dependencies, addMember, close } = await openBenchBank(benchStore);
  const { clock, timeZone } = dependencies;
  const [flooding, reading] = [await addMember(), await addMember()];
  await fillHistory(dependencies, flooding, historyRows, 0);
  const today = localMoment(clock.now(), timeZone).date;
  const month = new Date(Date.parse(`${today.slice(0, 7)}-01`) - 1).toISOString().slice(0, 7);
  await keepLongStatement(dependencies, flooding, month, statementLines);
  const sessions = [flooding, reading].map(({ username }) => bank.openSessionFor(username));
  const [flooder, reader] = await Promise.all(sessions);
  await close();
  return {
    month,
    flooder: `__Host-sid=${flooder}`,
    reader: { session: reader ?? '', zelleRecipient: '', externalRecipient: '' },
  };
}

function pause(forMs: number): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, forMs));
}
