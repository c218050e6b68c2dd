import { Worker } from 'node:worker_threads';
import { v4 as newKey } from 'uuid';
import type { BankDependencies } from '#bank/index.ts';
import type { TestMember } from '#bank/testing/test-member.ts';
import { asBase64, jpegFile, jpegSegment, pngChunk, pngFile } from '#bank/testing/test-pictures.ts';
import { entry, statementOf } from '#bank/testing/test-statement.ts';

/** Requests of one kind that a member sends as fast as they are answered. */
export interface Flood {
  readonly what: string;
  readonly path: string;
  /** JSON to be posted, each in its turn; none where the request only reads. */
  readonly bodies: readonly string[];
  /** So many lines send beside each other, each so many requests one after the other. */
  readonly lines: number;
  readonly times: number;
}

/** Everything whose cost a member sets, at its cap. The statement is one that `keepLongStatement` has kept. */
export function memberFloods(month: string): readonly Flood[] {
  const reading = { bodies: [], lines: 6, times: 3 };
  return [
    { what: 'photos', path: '/api/deposits', bodies: photoBodies(), lines: 2, times: 4 },
    { what: 'statements', path: `/api/statements/checking/${month}`, ...reading },
    { what: 'documents', path: `/api/statements/checking/${month}/pdf`, ...reading },
    { what: 'forecasts', path: '/api/forecast', ...reading },
    { what: 'exports', path: '/api/transactions/camt053?range=all', ...reading },
    { what: 'searches', path: '/api/transactions?limit=1000&range=all', ...reading },
    { what: 'writes', path: '/api/messages', bodies: messageBodies(500), lines: 10, times: 50 },
  ];
}

/** An honest file of 8 MB, and files of nothing but pieces. */
function photoBodies(): string[] {
  const many = (piece: Uint8Array) => [Buffer.alloc(600_000 * piece.length, piece)];
  const honest = pngFile({}, [pngChunk('IDAT', new Uint8Array(7_900_000).fill(7))]);
  const emptyData = pngFile({}, many(pngChunk('IDAT', new Uint8Array())));
  const emptyTables = jpegFile({}, many(jpegSegment(0xdd, new Uint8Array(2))));
  const [front, ...others] = [honest, emptyData, emptyTables].map(asBase64);
  return others.map((back) =>
    JSON.stringify({ intentKey: newKey(), deposit: { to: 'checking', amount: 1, front, back } }),
  );
}

function messageBodies(count: number): string[] {
  return Array.from({ length: count }, (_, number) =>
    JSON.stringify({ intentKey: newKey(), message: { text: `Message ${number}` } }),
  );
}

/** Keeps a statement of the member's checking account with so many lines. */
export async function keepLongStatement(
  { store, clock, brand }: BankDependencies,
  member: TestMember,
  month: string,
  lines: number,
): Promise<void> {
  const entries = Array.from({ length: lines }, () => entry({ amount: -1 as never }));
  const statement = { ...statementOf(lines, entries), month, from: `${month}-01` };
  const content = JSON.stringify({ statement, brand });
  const account_id = member.accounts['checking']?.id ?? '';
  await store.db
    .insertInto('statement')
    .values({ account_id, month, written_at: clock.now(), content })
    .execute();
}

/** How often each status was answered to each flood, by `what`. */
export type FloodStatuses = Readonly<Record<string, Readonly<Record<number, number>>>>;

/** Sends the floods from a thread of their own, with the cookie of the member. */
export async function sendFloods(
  address: string,
  cookie: string,
  floods: readonly Flood[],
): Promise<FloodStatuses> {
  const workerData = { address, cookie, floods };
  const worker = new Worker(new URL('./flood-program.ts', import.meta.url), { workerData });
  return await new Promise((resolve, reject) => {
    worker.once('message', resolve);
    worker.once('error', reject);
  });
}
