import { expect, test } from 'vitest';
import { TransactionFilter } from '#contract/transactions/transactions.ts';
import { addSampleMember } from '../sample/add-sample-member.ts';
import { sample } from '../sample/sample-member.ts';
import type { Tables } from '../tables.ts';
import { describeOnEveryStore } from '../testing/on-every-store.ts';
import { longSessions, openTestBank, type TestBank } from '../testing/test-bank.ts';
import { wholeFile } from '../testing/whole-files.ts';
import type { Export } from './export-reading.ts';
import { exportCamt, exportCsv, exportOfx, type ExportPieces } from './export-transactions.ts';
import { ExportsUnderWay } from './export-handlers.ts';
import { decideSpan } from './transaction-filter.ts';

const formats: readonly [name: string, write: (wanted: Export) => ExportPieces][] = [
  ['CSV', (wanted) => exportCsv(wanted, 'en')],
  ['OFX', exportOfx],
  ['camt.053', (wanted) => exportCamt(wanted, { id: 'a-b', servicer: 'Elm Street' })],
];

describeOnEveryStore('a file that is being made', ({ open }) => {
  async function bankWithMember() {
    const bank = await openTestBank(await open<Tables>(), { policy: longSessions });
    const member = await bank.addMember({ accounts: { checking: 90_000_00, savings: 50_000_00 } });
    return { bank, member, client: await bank.clientOf(member) };
  }

  function wantedOf(
    { dependencies }: TestBank,
    membershipId: string,
    linesPerPage?: number,
  ): Export {
    const { store, clock, timeZone } = dependencies;
    const filter = TransactionFilter.parse({ range: 'all' });
    const decision = decideSpan(filter, clock.now(), timeZone);
    if (decision.kind === 'backwards') throw new Error('The filter means nothing');
    const { span } = decision;
    return { store, membershipId, filter, span, now: clock.now(), timeZone, linesPerPage };
  }

  test.each(formats)(
    'R-X4 as %s is the same in whatever pages it is read',
    async (_name, write) => {
      const bank = await openTestBank(await open<Tables>(), { policy: longSessions });
      await addSampleMember(bank.dependencies);
      const { id } = await bank.store.db
        .selectFrom('membership')
        .select('id')
        .where('number', '=', sample.memberNumber)
        .executeTakeFirstOrThrow();
      const usual = await wholeFile(write(wantedOf(bank, id)));
      expect(usual.rows).toBeGreaterThan(5);
      for (const lines of [1, 3]) {
        expect(await wholeFile(write(wantedOf(bank, id, lines)))).toEqual(usual);
      }
    },
  );

  test.each(formats)(
    'R-X4 as %s holds what was booked when it began, whatever is made meanwhile',
    async (_name, write) => {
      const { bank, member } = await bankWithMember();
      const { clock } = bank;
      const before = await wholeFile(write(wantedOf(bank, member.membershipId)));
      const pieces = write(wantedOf(bank, member.membershipId));
      await pieces.next();
      // Made in the same millisecond, and committed later.
      await bank.addPayment(member, { type: 'debit', amount: 10_05, at: clock.now() });
      const { text } = await wholeFile(pieces);
      expect(text).toBe(before.text);
    },
  );

  test('R-X4 leaves a turn to others between two pages, however many are made at once', async () => {
    const { bank, member } = await bankWithMember();
    const at = bank.clock.now();
    for (let count = 0; count < 6; count += 1) {
      await bank.addPayment(member, { type: 'debit', amount: 1, at: at - count });
    }
    let turns = 0;
    const yieldToOthers = () =>
      new Promise<void>((resolve) =>
        setImmediate(() => {
          turns += 1;
          resolve();
        }),
      );
    const underWay = new ExportsUnderWay({ ...bank.store, yieldToOthers });
    // In how many turns a page was read, and how many pages.
    const read = async (): Promise<number[]> => {
      const wanted = { ...wantedOf(bank, member.membershipId, 1), store: underWay.store };
      const seen: number[] = [];
      for await (const piece of exportCsv(wanted, 'en')) if ('text' in piece) seen.push(turns);
      return seen;
    };
    const alone = await read();
    // The head and eight rows, the two opening balances among them.
    expect(alone).toHaveLength(9);
    expect(new Set(alone.slice(2)).size).toBe(7);

    const taken = await Promise.all(
      [1, 2, 3].map(async () => {
        await underWay.store.yieldToOthers?.();
        return turns;
      }),
    );
    expect(new Set(taken).size).toBe(3);
  });

  test('R-X4 keeps the member from a second one until it is there or given up, and nobody else', async () => {
    const { bank, client } = await bankWithMember();
    const others = await bank.clientOf(await bank.addMember());
    const first = await client.transactions.exportCsv({});
    await expect(client.transactions.exportOfx({})).rejects.toMatchObject({
      code: 'EXPORT_UNDER_WAY',
      data: { retryAfterMs: 5_000 },
    });
    expect((await wholeFile(await others.transactions.exportCsv({}))).text).toContain('Date,');

    await wholeFile(first);
    const second = await client.transactions.exportOfx({});
    await second.next();
    await second.return?.();
    const third = await client.transactions.exportCamt({});
    // Given up before anything was read of it.
    await third.return?.();
    expect((await wholeFile(await client.transactions.exportCsv({ search: 'x' }))).rows).toBe(0);
  });
});
