import type { TransactionId } from '#contract/text/ids.ts';
import { describeOnEveryStore } from '../testing/on-every-store.ts';
import { expect, test } from 'vitest';
import type { Tables } from '../tables.ts';
import { readCsv } from '../testing/read-csv.ts';
import { openTestBank } from '../testing/test-bank.ts';
import { wholeFiles } from '../testing/whole-files.ts';

describeOnEveryStore('notes and tags', ({ open }) => {
  async function bankWithTwo() {
    const bank = await openTestBank(await open<Tables>());
    const member = await bank.addMember();
    const client = await bank.clientOf(member);
    const at = bank.clock.now();
    const first = await bank.addPayment(member, { type: 'debit', amount: 1, at: at - 1_000 });
    await bank.addPayment(member, { type: 'debit', amount: 2, at, description: 'Bakery' });
    const id = first.id as TransactionId;
    const annotate = (note: string, ...tags: string[]) =>
      client.transactions.annotate({ id, note, tags });
    const found = async (search: string) =>
      (await client.transactions.search({ search })).transactions.map((row) => row.id);
    return { bank, client, id, annotate, found };
  }

  test('R-X6 a note and tags stay on a transaction, case kept, each tag once, until they are removed', async () => {
    const { bank, client, id, annotate } = await bankWithTwo();
    expect(await annotate(' For Ana ', 'Gifts', 'family trip', 'GIFTS')).toEqual({
      note: 'For Ana',
      tags: ['Gifts', 'family trip'],
    });
    const [, row] = (await client.transactions.search({})).transactions;
    expect(row).toMatchObject({ note: 'For Ana', tags: ['Gifts', 'family trip'] });
    expect(await client.transactions.get({ id })).toMatchObject({ note: 'For Ana' });
    await annotate('', 'Gifts');
    expect(await client.transactions.get({ id })).not.toHaveProperty('note');
    await annotate('');
    expect(await client.transactions.get({ id })).not.toHaveProperty('tags');
    expect(await bank.store.db.selectFrom('transaction_note').selectAll().execute()).toEqual([]);
  });

  test('R-X3 search finds notes and tags, whatever their case, and each word where it stands', async () => {
    const { bank, client, id, annotate, found } = await bankWithTwo();
    await annotate('Birthday cake, 100%', 'Ana_Luisa');
    for (const search of ['birthday', 'CAKE', 'ana_', 'cake grocery', '100%']) {
      expect(await found(search), search).toEqual([id]);
    }
    expect(await found('cake bakery')).toEqual([]);
    expect(await found('ana%')).toEqual([]);
    expect((await client.transactions.totals({ search: 'birthday' })).count).toBe(1);
    const stranger = await bank.clientOf(await bank.addMember());
    expect((await stranger.transactions.search({ search: 'birthday' })).transactions).toEqual([]);
  });

  test('R-X4 the file holds the note and the tags in columns of their own, disarmed', async () => {
    const { client, annotate } = await bankWithTwo();
    await annotate('=1+1', '+one', 'two');
    const rows = readCsv((await wholeFiles(client).exportCsv({})).csv);
    expect(rows[0]?.slice(12, 14)).toEqual(['Note', 'Tags']);
    expect(rows[1]?.slice(12, 14)).toEqual(['', '']);
    expect(rows[2]?.slice(12, 14)).toEqual([`'=1+1`, `'+one; two`]);
  });

  test('R-X6 a note that is too long or no plain text, or one tag too many, is refused and changes nothing', async () => {
    const { bank, client, id, annotate } = await bankWithTwo();
    await annotate('kept', 'kept');
    for (const [note, tags] of [
      ['x'.repeat(501), []],
      ['', ['x'.repeat(31)]],
      ['', ['1', '2', '3', '4', '5', '6']],
      ['', [' ']],
    ] as const) {
      await expect(annotate(note, ...tags)).rejects.toMatchObject({ code: 'BAD_REQUEST' });
    }
    for (const tag of ['<b>', 'a\u202eb', 'a\nb', 'a,b']) {
      await expect(annotate('', tag)).rejects.toMatchObject({ code: 'TAG_WRONG', data: { tag } });
    }
    const stranger = await bank.clientOf(await bank.addMember());
    await expect(
      stranger.transactions.annotate({ id, note: 'mine now', tags: [] }),
    ).rejects.toMatchObject({ code: 'NOT_FOUND' });
    expect(await client.transactions.get({ id })).toMatchObject({ note: 'kept', tags: ['kept'] });
  });
});
