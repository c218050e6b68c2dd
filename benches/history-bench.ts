import { createRouterClient } from '@orpc/server';
import { TestCaller } from '#bank/testing/test-caller.ts';
import { openBenchBank } from './bench-bank.ts';
import { makeBenchStore, type StoreName } from './bench-store.ts';
import { fillHistory, rareWord } from './fill-history.ts';
import { ms, table, timed, type Spread } from './measure.ts';

/** Pages, search and totals over one member's long history, asked of the bank without a network. */
export async function benchHistory(storeName: StoreName, rows: number): Promise<string> {
  const benchStore = await makeBenchStore(storeName);
  const { bank, dependencies, addMember, close } = await openBenchBank(benchStore);
  try {
    const member = await addMember();
    await fillHistory(dependencies, member, rows);
    const caller = new TestCaller(await bank.openSessionFor(member.username));
    const { transactions } = createRouterClient(bank.router, { context: { caller } });

    const all = { range: 'all', limit: 50 } as const;
    const deep = await cursorAt(dependencies, member.id, Math.floor(rows / 2));
    const asks: [what: string, repetitions: number, ask: () => Promise<unknown>][] = [
      ['the newest page of 50', 300, () => transactions.search(all)],
      [
        `the page after ${Math.floor(rows / 2)} rows`,
        300,
        () => transactions.search({ ...all, cursor: deep }),
      ],
      ['search, a common word', 100, () => transactions.search({ ...all, search: 'coffee' })],
      ['search, a rare word', 10, () => transactions.search({ ...all, search: rareWord })],
      ['search, an absent word', 10, () => transactions.search({ ...all, search: 'quicksilver' })],
      ['totals of a year', 10, () => transactions.totals({ range: '1year' })],
      ['totals of everything', 3, () => transactions.totals({ range: 'all' })],
    ];
    const measured: [string, Spread][] = [];
    for (const [what, repetitions, ask] of asks) {
      measured.push([what, await timed(repetitions, async () => void (await ask()))]);
    }
    return table(
      ['ask', 'p50', 'p99'],
      measured.map(([what, { p50, p99 }]) => [what, ms(p50), ms(p99)]),
    );
  } finally {
    await close();
    await benchStore.dispose();
  }
}

async function cursorAt(
  { store }: Awaited<ReturnType<typeof openBenchBank>>['dependencies'],
  memberId: string,
  depth: number,
): Promise<string> {
  const row = await store.db
    .selectFrom('account_transaction')
    .select(['at', 'id'])
    .where('member_id', '=', memberId)
    .orderBy('at', 'desc')
    .orderBy('id', 'desc')
    .offset(depth)
    .limit(1)
    .executeTakeFirstOrThrow();
  return `${row.at}.${row.id}`;
}
