import { setTimeout as pause } from 'node:timers/promises';
import { localMoment } from '#bank/calendar/local-time.ts';
import { keepLongStatement, memberFloods, sendFloods } from '#hosts/testing/member-floods.ts';
import { ms, table, verdict } from '#tools/measure.ts';
import { fillHistory } from './fill-history.ts';
import { type BenchBank, withFilledServer } from './harness.ts';
import { LoadRequests, readerOf } from './load-requests.ts';
import type { BenchOptions } from './options.ts';
import { measureBesideLoad } from './steady-load.ts';

const historyRows = 20_000;
const statementLines = 14_000;
const wantedMs = 50;
/** The other member asks again so long after each answer, as a member who looks around. */
const pauseMs = 5;

/**
 * How long another member waits while a member asks for everything that costs much, each by itself and all at once, of a
 * server in a process of its own with its standard rate of changes.
 */
export async function benchOneMember({ store }: BenchOptions): Promise<string> {
  const settings = { CHANGES_PER_MINUTE: '60' };
  return await withFilledServer(
    store,
    addMembers,
    async ({ port, pid }, { month, flooder, reader }) => {
      const requests = new LoadRequests([reader], port);
      const reading = { port, pid, connections: 1, pauseMs, request: () => requests.nextRead() };
      const all = memberFloods(month);
      const rows: string[][] = [];
      for (const floods of [[], ...all.map((flood) => [flood]), all]) {
        const { tookMs, waits, works } = await measureBesideLoad<unknown>(reading, () =>
          floods.length === 0
            ? pause(2_000)
            : sendFloods(`http://localhost:${port}`, flooder, floods),
        );
        const [first, second] = floods;
        rows.push([
          second ? 'all of it at once' : (first?.what ?? 'nothing'),
          ms(tookMs),
          ms(waits.p99),
          ms(works.p99),
          ms(works.slowest),
          verdict(waits.p99 <= wantedMs),
        ]);
      }
      return [
        table(
          [
            'a member asks for',
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
    },
    settings,
  );
}

async function addMembers({ dependencies, addMember, openSession }: BenchBank) {
  const { clock, timeZone } = dependencies;
  const [flooding, reading] = [await addMember(), await addMember()];
  await fillHistory(dependencies, flooding, historyRows);
  const today = localMoment(clock.now(), timeZone).date;
  const month = new Date(Date.parse(`${today.slice(0, 7)}-01`) - 1).toISOString().slice(0, 7);
  await keepLongStatement(dependencies, flooding, month, statementLines);
  const [flooder, reader] = [await openSession(flooding), await openSession(reading)];
  return { month, flooder: `__Host-sid=${flooder}`, reader: readerOf(reader) };
}
