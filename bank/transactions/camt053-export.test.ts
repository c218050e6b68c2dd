import { describeOnEveryStore } from '../testing/on-every-store.ts';
import { expect, test } from 'vitest';
import type { Tables } from '../tables.ts';
import { type Client, longSessions, openTestBank } from '../testing/test-bank.ts';
import { internal, zelle } from '../testing/transfer-requests.ts';
import { wholeFiles } from '../testing/whole-files.ts';

describeOnEveryStore('the export of transactions as camt.053', ({ open }) => {
  async function bankWithMember() {
    const bank = await openTestBank(await open<Tables>(), { policy: longSessions });
    const member = await bank.addMember({ accounts: { checking: 90_000_00, savings: 50_000_00 } });
    return { bank, member, client: await bank.clientOf(member) };
  }

  test('R-X4 as camt.053 only what is booked, oldest first, and it adds up between its balances', async () => {
    const { bank, member, client } = await bankWithMember();
    const send = async (transfer: Parameters<Client['transfers']['create']>[0]['transfer']) =>
      await client.transfers.create({ intentKey: bank.newKey(), transfer });
    const first = await bank.addPayment(member, {
      type: 'debit',
      amount: 10_05,
      at: Date.parse('2026-02-10T15:00:00Z'),
    });
    const sent = await send(internal(25_00));
    const cancelled = await send(zelle(2_000_00));
    await send(zelle(3_000_00));
    await bank.clock.advance(5_000);
    await client.transfers.cancel({ id: cancelled.id });

    const { camt, rows } = await wholeFiles(client).exportCamt({});
    expect(rows).toBe(5);
    expect(statementsOf(camt)).toEqual([
      {
        account: fieldsOf(camt, 'Id').find((id) => id.startsWith('checking-')),
        // The pending 3,000.00 cannot be spent, but is not booked either.
        balances: { OPBD: 90_000_00, CLBD: 89_964_95, CLAV: 86_964_95 },
        entries: [-10_05, -25_00, -2_000_00, 2_000_00],
      },
      {
        account: fieldsOf(camt, 'Id').find((id) => id.startsWith('savings-')),
        balances: { OPBD: 50_000_00, CLBD: 50_025_00, CLAV: 50_025_00 },
        entries: [25_00],
      },
    ]);
    // All were made in the same millisecond, of which a reference is made.
    expect(fieldsOf(camt, 'EndToEndId')).toEqual(Array(4).fill(sent.reference));
    expect(fieldsOf(camt, 'NtryRef')[0]).toBe(first.id.replaceAll('-', ''));
    expect(new Set(fieldsOf(camt, 'Sts').concat(fieldsOf(camt, 'MsgId'))).size).toBe(1);

    const later = await wholeFiles(client).exportCamt({ account: 'savings' });
    expect(fieldsOf(later.camt, 'NtryRef')).toEqual([fieldsOf(camt, 'NtryRef')[4]]);
    expect(fieldsOf(later.camt, 'MsgId')).not.toEqual(fieldsOf(camt, 'MsgId'));
    await expect(wholeFiles(client).exportCamt({ account: 'vault' })).rejects.toMatchObject({
      code: 'NOT_FOUND',
    });
  });

  test('R-X4 the balances of camt.053 are those of the span, whatever else is filtered', async () => {
    const { bank, member, client } = await bankWithMember();
    const at = (date: string) => Date.parse(`${date}T15:00:00Z`);
    for (const [date, amount, description] of [
      ['2026-01-10', 1_00, 'Corner Grocery'],
      ['2026-02-10', 2_00, 'Corner Grocery'],
      ['2026-02-20', 4_00, 'Bakery'],
      ['2026-03-01', 8_00, 'Corner Grocery'],
    ] as const) {
      await bank.addPayment(member, { type: 'debit', amount, at: at(date), description });
    }
    const february = { from: '2026-02-01', to: '2026-02-28', account: 'checking' } as const;
    const balances = { OPBD: 89_999_00, CLBD: 89_993_00 };
    const whole = await wholeFiles(client).exportCamt(february);
    expect(statementsOf(whole.camt)).toMatchObject([{ balances, entries: [-2_00, -4_00] }]);
    expect(fieldsOf(whole.camt, 'Dt').filter(Boolean)).toContain('2026-02-28');
    expect(fieldsOf(whole.camt, 'AddtlStmtInf')).toEqual([]);

    const some = await wholeFiles(client).exportCamt({ ...february, search: 'bakery' });
    expect(statementsOf(some.camt)).toMatchObject([{ balances, entries: [-4_00] }]);
    expect(fieldsOf(some.camt, 'AddtlStmtInf')).toHaveLength(1);

    const none = await wholeFiles(client).exportCamt({ ...february, search: 'nothing' });
    expect(none.rows).toBe(0);
    expect(statementsOf(none.camt)).toMatchObject([{ balances, entries: [] }]);

    const all = await wholeFiles(client).exportCamt({ range: 'all' });
    expect(statementsOf(all.camt)).toMatchObject([
      { balances: { OPBD: 0, CLBD: 89_985_00 }, entries: [90_000_00, -1_00, -2_00, -4_00, -8_00] },
      { balances: { OPBD: 0, CLBD: 50_000_00 }, entries: [50_000_00] },
    ]);
  });
});

/** The statements of a camt.053, with amounts in cents. */
function statementsOf(camt: string) {
  const signed = (part: string) => {
    const [amount = ''] = [...part.matchAll(/<Amt Ccy="USD">([^<]*)</g)].map(([, text]) => text);
    return centsOf(amount ?? '') * (part.includes('<CdtDbtInd>DBIT<') ? -1 : 1);
  };
  return camt
    .split('<Stmt>')
    .slice(1)
    .map((statement) => ({
      account: fieldsOf(statement, 'Id')[1],
      balances: Object.fromEntries(
        [...statement.matchAll(/<Bal>.*?<\/Bal>/g)].map(([part]) => [
          fieldsOf(part, 'Cd')[0],
          signed(part),
        ]),
      ),
      entries: [...statement.matchAll(/<Ntry>.*?<\/Ntry>/g)].map(([part]) => signed(part)),
    }));
}

function fieldsOf(camt: string, name: string): string[] {
  return [...camt.matchAll(new RegExp(`<${name}>([^<]*)</${name}>`, 'g'))].map(
    ([, text]) => text ?? '',
  );
}

function centsOf(amount: string): number {
  expect(amount).toMatch(/^\d+\.\d{2}$/);
  return Number(amount.replace('.', ''));
}
