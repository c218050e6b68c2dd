import { connect } from 'node:net';
import { setTimeout as pause } from 'node:timers/promises';
import { type ExportFormat, exportFiles } from '#contract/procedures/http-terms.ts';
import type { ServerProcess } from '#hosts/testing/test-server-process.ts';
import { median, ms, table, verdict } from '#tools/measure.ts';
import { fillHistory } from './fill-history.ts';
import { type BenchBank, measureInTurns, residentMegabytes, withFilledServer } from './harness.ts';
import { type BenchMember, LoadRequests, readerOf } from './load-requests.ts';
import type { BenchOptions } from './options.ts';
import { measureBesideLoad } from './steady-load.ts';

/** The exports at the same time, each by a member of their own; an empty list shows the wait of reading alone. */
interface Scenario {
  readonly what: string;
  readonly formats: readonly ExportFormat[];
}

const scenarios: readonly Scenario[] = [
  { what: 'nothing', formats: [] },
  ...(Object.keys(exportFiles) as ExportFormat[]).map((format) => ({
    what: format,
    formats: [format],
  })),
  { what: 'six camt053 at once', formats: Array.from({ length: 6 }, () => 'camt053' as const) },
];

const exporterCount = 6;
const readerCount = 20;
const connections = 4;
/** Each connection waits so long between reads: the server has time for everybody. */
const pauseMs = 10;
const samplingMs = 20;
const wantedWaitMs = 50;
const wantedGrowthMb = 40;

/**
 * How long other members wait while whole histories are exported over HTTP from a server in a process of its own, and how much its memory
 * grows meanwhile. A warm-up of each export is not counted.
 */
export async function benchExports({
  store,
  rounds,
  exportRows: rows,
}: BenchOptions): Promise<string> {
  const fill = (bank: BenchBank) => addMembers(bank, rows);
  return await withFilledServer(store, fill, async (server, { exporters, readers }) => {
    const requests = new LoadRequests(readers, server.port);
    const cases = scenarios.map((scenario) => () => measure(server, exporters, requests, scenario));
    await measureInTurns(1, cases);
    const measured = await measureInTurns(rounds, cases);
    return [
      scenariosTable(measured),
      `${rows} transactions in each file; medians of ${rounds} rounds. Of each round the longest wait of ` +
        `${connections} connections that read, and the highest memory less that before. Left out: TLS, a network. ` +
        'The load and the server share the processors.',
    ].join('\n\n');
  });
}

interface Measured {
  readonly longestWaitMs: number;
  /** The most that the server worked between a read and its answer, whatever else this machine did meanwhile. */
  readonly longestWorkMs: number;
  readonly growthMb: number;
  readonly tookMs: number;
  readonly megabytes: number;
}

async function measure(
  { port, pid }: Pick<ServerProcess, 'port' | 'pid'>,
  exporters: readonly string[],
  requests: LoadRequests,
  { formats }: Scenario,
): Promise<Measured> {
  const before = residentMegabytes(pid);
  let most = before;
  const sampling = setInterval(() => {
    most = Math.max(most, residentMegabytes(pid));
  }, samplingMs);
  const reading = { port, pid, connections, pauseMs, request: () => requests.nextRead() };
  const { result, tookMs, waits, works } = await measureBesideLoad(reading, () =>
    formats.length === 0
      ? pause(2_000, [0])
      : Promise.all(
          formats.map((format, index) =>
            downloadFile(port, exporters[index] ?? '', `/api/transactions/${format}?range=all`),
          ),
        ),
  );
  clearInterval(sampling);
  return {
    longestWaitMs: waits.slowest,
    longestWorkMs: works.slowest,
    growthMb: most - before,
    tookMs,
    megabytes: result.reduce((sum, one) => sum + one, 0) / 1e6,
  };
}

function scenariosTable(measured: readonly (readonly Measured[])[]): string {
  const rows = scenarios.map(({ what }, index) => {
    const middle = (pick: (one: Measured) => number) => median((measured[index] ?? []).map(pick));
    const wait = middle(({ longestWaitMs }) => longestWaitMs);
    const growth = middle(({ growthMb }) => growthMb);
    const isMet = wait <= wantedWaitMs && growth <= wantedGrowthMb;
    return [
      what,
      `${middle(({ megabytes }) => megabytes).toFixed(1)} MB`,
      ms(middle(({ tookMs }) => tookMs)),
      ms(wait),
      ms(middle(({ longestWorkMs }) => longestWorkMs)),
      `${growth.toFixed(0)} MB`,
      verdict(isMet),
    ];
  });
  return table(
    [
      'exported meanwhile',
      'size',
      'took',
      `longest wait of others (wanted ${wantedWaitMs} ms)`,
      'of it the server worked',
      `memory more (wanted ${wantedGrowthMb} MB)`,
      '',
    ],
    rows,
  );
}

async function addMembers({ dependencies, addMember, openSession }: BenchBank, rows: number) {
  const exporters: string[] = [];
  for (let number = 0; number < exporterCount; number += 1) {
    const member = await addMember();
    await fillHistory(dependencies, member, rows, number);
    exporters.push(await openSession(member));
  }
  const readers: BenchMember[] = [];
  for (let number = 0; number < readerCount; number += 1) {
    readers.push(readerOf(await openSession(await addMember())));
  }
  return { exporters, readers };
}

/** Every download reads into this buffer, each in its turn. */
const arrived = Buffer.allocUnsafe(64 * 1024);

/** The kept part of an answer: its beginning, and the end of a complete answer. */
const keptBytes = 16;
const lastChunk = '\r\n0\r\n\r\n';

/**
 * Downloads a file with a member's session and throws it away: the client shares the processors with the measured server.
 * Resolves with the number of bytes; throws where the answer is another than 200 or breaks off.
 */
function downloadFile(port: number, session: string, path: string): Promise<number> {
  return new Promise((resolve, reject) => {
    let bytes = 0;
    let beginning = '';
    let end = '';
    const callback = (length: number) => {
      bytes += length;
      if (beginning.length < keptBytes)
        beginning += arrived.toString('latin1', 0, Math.min(length, keptBytes));
      end = (end + arrived.toString('latin1', Math.max(0, length - keptBytes), length)).slice(
        -keptBytes,
      );
      return true;
    };
    const socket = connect({ port, host: '127.0.0.1', onread: { buffer: arrived, callback } });
    socket.once('error', reject);
    socket.once('close', () => {
      if (beginning.startsWith('HTTP/1.1 200') && end.endsWith(lastChunk)) resolve(bytes);
      else reject(new Error(`The download of ${path} ended after ${bytes} bytes: ${beginning}`));
    });
    socket.write(
      `GET ${path} HTTP/1.1\r\nhost: localhost:${port}\r\ncookie: __Host-sid=${session}\r\n` +
        'sec-fetch-site: same-origin\r\nconnection: close\r\n\r\n',
    );
  });
}
