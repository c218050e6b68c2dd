import { setTimeout as pause } from 'node:timers/promises';
import { localMoment } from '#bank/calendar/local-time.ts';
import {
  type Flood,
  memberFloods,
  keepLongStatement,
  sendFloods,
} from '#hosts/testing/member-floods.ts';
import { LoadRequests, readerOf } from './asks.ts';
import {
  type BenchStore,
  withBenchStore,
  openBenchBank,
  startBenchServer,
  type StoreName,
} from './harness.ts';
import { fillHistory } from './fill-history.ts';
import { ms, table, verdict } from '../../tools/load/measure.ts';
import { readBeside } from './steady-requests.ts';

const historyRows = 20_000;
const statementLines = 14_000;
const wantedMs = 50;
/** The other member asks again so long after each answer, as a member who looks around. */
const pauseMs = 5;

/**
 * How long another member waits while one member asks for everything that costs much, each by itself and all at once, of a server in a
 * process of its own with its standard rate of changes.
 */
export async function benchOneMember(store: StoreName): Promise<string> {
  return await withBenchStore(store, async (benchStore) => {
    const { month, flooder, reader } = await openMembers(benchStore);
    const server = await startBenchServer(benchStore, { CHANGES_PER_MINUTE: '60' });
    const all = memberFloods(month);
    const requests = new LoadRequests([reader], server.port);
    const rows: string[][] = [];
    for (const floods of [[], ...all.map((flood) => [flood]), all]) {
      const read = await readBeside<unknown>({ server, requests, connections: 1, pauseMs }, () =>
        floods.length === 0
          ? pause(2_000)
          : sendFloods(`http://localhost:${server.port}`, flooder, floods),
      );
      rows.push(rowOf(floods, read));
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
  });
}

function rowOf(
  floods: readonly Flood[],
  { tookMs, waits, works }: Awaited<ReturnType<typeof readBeside>>,
): string[] {
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

async function openMembers(benchStore: BenchStore) {
  const { dependencies, addMember, openSession, close } = await openBenchBank(benchStore);
  const { clock, timeZone } = dependencies;
  const [flooding, reading] = [await addMember(), await addMember()];
  await fillHistory(dependencies, flooding, historyRows, 0);
  const today = localMoment(clock.now(), timeZone).date;
  const month = new Date(Date.parse(`${today.slice(0, 7)}-01`) - 1).toISOString().slice(0, 7);
  await keepLongStatement(dependencies, flooding, month, statementLines);
  const [flooder, reader] = [await openSession(flooding), await openSession(reading)];
  await close();
  return { month, flooder: `__Host-sid=${flooder}`, reader: readerOf(reader) };
}
