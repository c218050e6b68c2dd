import { expect, test } from 'vitest';
import type { Tables } from '../tables.ts';
import { describeOnEveryStore } from '../testing/on-every-store.ts';
import { readCsv } from '../testing/read-csv.ts';
import { openBillsBank } from '../testing/test-bills.ts';
import { internal, zelle } from '../testing/transfer-requests.ts';
import { wholeFiles } from '../testing/whole-files.ts';

describeOnEveryStore('the words of the bank for those who read Spanish', ({ open }) => {
  /** A bill, transfers of two kinds, and a purchase whose merchant is called like a transfer. */
  async function bankWithAll() {
    const opened = await openBillsBank(await open<Tables>());
    const { bank, client, member, schedule } = opened;
    const { earliest } = await client.bills.upcoming();
    await schedule(40_00, earliest);
    for (const transfer of [internal(25_00), zelle(3_00)]) {
      await client.transfers.create({ intentKey: bank.newKey(), transfer });
    }
    await bank.clock.advance(5_000);
    await bank.addPayment(member, {
      type: 'debit',
      amount: 1_00,
      at: bank.clock.now(),
      description: 'Transfer to Go',
    });
    return opened;
  }

  test('each row says whether the bank worded it, and what it says; a merchant is left alone', async () => {
    const { client } = await bankWithAll();
    const { transactions } = await client.transactions.search({});
    const worded = transactions.map(({ description, wording }) => [description, wording?.kind]);
    expect(worded).toContainEqual(['Transfer to Go', undefined]);
    expect(worded).toContainEqual(['Transfer to Savings', 'transfer-out']);
    expect(worded).toContainEqual(['Transfer from Checking', 'transfer-in']);
    expect(worded).toContainEqual(['Zelle to Sam Rivera', 'zelle']);
    expect(worded.filter(([, kind]) => kind === 'bill')).toHaveLength(1);
  });

  test('R-X3 a search in Spanish finds what is shown in Spanish, page by page and by phrases', async () => {
    const { client } = await bankWithAll();
    const found = async (search: string, language?: 'es') => {
      const filter = { search, ...(language && { language }) };
      const { transactions } = await client.transactions.search(filter);
      expect((await client.transactions.totals(filter)).count).toBe(transactions.length);
      return transactions.map(({ description }) => description).toSorted();
    };
    const ownTransfers = ['Transfer from Checking', 'Transfer to Savings'];
    expect(await found('transferencia desde', 'es')).toEqual(['Transfer from Checking']);
    expect(await found('transferencia entre', 'es')).toEqual(ownTransfers);
    expect(await found('PAGO DE CUENTA', 'es')).toEqual([
      expect.stringContaining('Bill payment to'),
    ]);
    expect(await found('supermercado', 'es')).toEqual(['Transfer to Go']);
    expect(await found('transferencia')).toEqual([]);
  });

  test('R-X4 the files say it in the language that is asked for', async () => {
    const { client } = await bankWithAll();
    const descriptions = async (language: 'en' | 'es') => {
      const { csv } = await wholeFiles(client).exportCsv({ language });
      const [, ...rows] = readCsv(csv);
      return rows.map((row) => row[2]);
    };
    expect(await descriptions('en')).toContain('Transfer to Savings');
    expect(await descriptions('es')).toContain('Transferencia a Savings');
    expect(await descriptions('es')).toContain('Transfer to Go');
    const { ofx } = await wholeFiles(client).exportOfx({ language: 'es' });
    expect(ofx).toContain('<NAME>Transferencia a Savings</NAME>');
    const { camt } = await wholeFiles(client).exportCamt({ language: 'es' });
    expect(camt).toContain('Transferencia a Savings');
    expect((await wholeFiles(client).exportCamt({})).camt).toContain('Transfer to Savings');
  });
});
