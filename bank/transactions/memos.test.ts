import { expect, test } from 'vitest';
import type { Tables } from '../tables.ts';
import { describeOnEveryStore } from '../testing/on-every-store.ts';
import { readCsv } from '../testing/read-csv.ts';
import { openBillsBank } from '../testing/test-bills.ts';
import { internal } from '../testing/transfer-requests.ts';
import { wholeFiles } from '../testing/whole-files.ts';

describeOnEveryStore('what a member writes when they pay', ({ open }) => {
  /** A bill that was paid at once and a transfer between own accounts, each with a memo, and a payment without. */
  async function bankWithMemos() {
    const opened = await openBillsBank(await open<Tables>());
    const { bank, client, member, schedule } = opened;
    const { earliest } = await client.bills.upcoming();
    await schedule(40_00, earliest, { memo: 'March, flat <3> & water' });
    const transfer = internal(25_00, { memo: '=Holiday' });
    await client.transfers.create({ intentKey: bank.newKey(), transfer });
    await bank.clock.advance(5_000);
    await bank.addPayment(member, { type: 'debit', amount: 1_00, at: bank.clock.now() });
    return opened;
  }

  test('R-X6 stands in the details of the bill that was paid and of both sides of a transfer', async () => {
    const { client } = await bankWithMemos();
    const { transactions } = await client.transactions.search({});
    const memos: [description: string, memo: string][] = [];
    for (const { id, description } of transactions) {
      memos.push([description, (await client.transactions.get({ id })).memo]);
    }
    expect(memos.filter(([, memo]) => memo === 'March, flat <3> & water')).toEqual([
      [expect.stringContaining('Bill payment to'), 'March, flat <3> & water'],
    ]);
    expect(memos.filter(([, memo]) => memo === '=Holiday')).toHaveLength(2);
    expect(memos.filter(([, memo]) => memo === '')).toHaveLength(1);
  });

  test('R-X4 is in each file: disarmed in CSV, as OFX and XML write text', async () => {
    const { client } = await bankWithMemos();
    const [headings = [], ...rows] = readCsv((await wholeFiles(client).exportCsv({})).csv);
    const memos = rows.map((row) => row[headings.indexOf('Memo')]).filter(Boolean);
    expect(new Set(memos)).toEqual(new Set(['March, flat <3> & water', `'=Holiday`]));
    expect(memos).toHaveLength(3);
    const { ofx } = await wholeFiles(client).exportOfx({});
    expect(ofx.split('<MEMO>March, flat &lt;3&gt; &amp; water</MEMO>')).toHaveLength(2);
    expect(ofx.split('<MEMO>=Holiday</MEMO>')).toHaveLength(3);
    const { camt } = await wholeFiles(client).exportCamt({});
    expect(camt.split('<Ustrd>March, flat &lt;3&gt; &amp; water</Ustrd>')).toHaveLength(2);
    expect(camt.split('<Ustrd>=Holiday</Ustrd>')).toHaveLength(3);
  });

  test('R-X3 is found whichever quotes and dashes its words are written with', async () => {
    const { bank, client } = await bankWithMemos();
    const transfer = internal(5_00, { memo: 'Ana’s trip \u2013 first' });
    await client.transfers.create({ intentKey: bank.newKey(), transfer });
    for (const search of ["ana's", 'ANA’S', 'trip -', 'trip \u2011']) {
      expect((await client.transactions.totals({ search })).count, search).toBeGreaterThan(0);
    }
  });

  test('R-X3 is found by a day that stands in it as it was written, and so are the rows of that day', async () => {
    const { bank, client } = await bankWithMemos();
    for (const memo of ['Dinner Nov 20', 'share 1/5']) {
      const transfer = internal(5_00, { memo });
      await client.transfers.create({ intentKey: bank.newKey(), transfer });
    }
    const count = async (search: string) => (await client.transactions.totals({ search })).count;
    expect(await count('Dinner Nov 20')).toBe(1);
    expect(await count('Nov 20')).toBe(1);
    expect(await count('share 1/5')).toBe(1);
    expect(await count('dinner 1/5')).toBe(0);
    expect(await count('share mar 2')).toBe(1);
  });

  test('R-X3 is found by its words', async () => {
    const { client } = await bankWithMemos();
    const found = async (search: string) =>
      (await client.transactions.search({ search })).transactions.map(
        ({ description }) => description,
      );
    expect(await found('flat march')).toEqual([expect.stringContaining('Bill payment to')]);
    expect(await found('holiday')).toHaveLength(2);
  });
});
