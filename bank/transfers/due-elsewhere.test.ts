import type { TransferRequestInput } from '#contract/transfers/transfers.ts';
import { expect, test } from 'vitest';
import type { Tables } from '../tables.ts';
import { describeOnEveryStore } from '../testing/on-every-store.ts';
import { longSessions, openTestBank, type Client } from '../testing/test-bank.ts';
import { external, internal, zelle } from '../testing/transfer-requests.ts';

const day = 24 * 60 * 60_000;

/** The due day at the other bank in each answer that shows the transfer. */
async function saidOf(client: Client, transferId: string) {
  const { transactions } = await client.transfers.history({});
  const row = transactions.find((one) => one.type === 'debit' && one.transferId === transferId);
  if (row === undefined) throw new Error('The history does not have the transfer');
  const { events } = await client.events.recent({ limit: 50 });
  const event = events.find((one) => one.kind === 'transfer' && one.transferId === transferId);
  return {
    status: row.status,
    history: row.dueElsewhere,
    transfer: (await client.transfers.get({ id: transferId })).dueElsewhere,
    detail: (await client.transactions.get({ id: row.id })).transfer?.dueElsewhere,
    event: event?.kind === 'transfer' ? event.dueElsewhere : undefined,
  };
}

const nowhere = { history: undefined, transfer: undefined, detail: undefined, event: undefined };

describeOnEveryStore('when a completed transfer is at the other bank', ({ open }) => {
  async function sent(transfer: TransferRequestInput) {
    const bank = await openTestBank(await open<Tables>(), { policy: longSessions });
    const member = await bank.addMember({ accounts: { checking: 90_000_00, savings: 500_00 } });
    const client = await bank.clientOf(member);
    const { id } = await client.transfers.create({ intentKey: bank.newKey(), transfer });
    return { bank, client, id };
  }

  test('R-T8 a completed transfer to another bank says everywhere by when it is due there', async () => {
    const { bank, client, id } = await sent(external(500_00));
    expect(await saidOf(client, id)).toEqual({ status: 'processing', ...nowhere });
    const { arrival } = await client.transfers.quote({ transfer: external(400_00) });
    expect(arrival).toEqual({ speed: 'by-day', day: '2026-03-04' });
    await bank.clock.advance(5_000);
    const dueDay = '2026-03-04';
    expect(await saidOf(client, id)).toEqual({
      status: 'completed',
      history: dueDay,
      transfer: dueDay,
      detail: dueDay,
      event: dueDay,
    });
  });

  test('R-T15 the history of transfers says so until that day is over', async () => {
    const { bank, client, id } = await sent(external(500_00));
    await bank.clock.advance(5_000);
    await bank.clock.leap(2 * day);
    expect((await saidOf(client, id)).history).toBe('2026-03-04');
    await bank.clock.leap(day);
    expect(await saidOf(client, id)).toMatchObject({
      history: undefined,
      transfer: '2026-03-04',
      detail: '2026-03-04',
    });
  });

  test('R-T10 one that was held is due as many business days after it is let go', async () => {
    const { bank, client, id } = await sent(external(5_000_00));
    await bank.clock.advance(5_000);
    await bank.clock.leap(3 * day);
    expect(await saidOf(client, id)).toEqual({ status: 'pending', ...nowhere });
    await bank.bank.staff.settle(id);
    expect(await saidOf(client, id)).toEqual({
      status: 'completed',
      history: '2026-03-09',
      transfer: '2026-03-09',
      detail: '2026-03-09',
      event: '2026-03-09',
    });
  });

  test.each([
    ['between own accounts', internal(500_00)],
    ['by Zelle', zelle(500_00)],
  ])('R-T8 one %s is due nowhere on a later day', async (_, transfer) => {
    const { bank, client, id } = await sent(transfer);
    await bank.clock.advance(5_000);
    expect(await saidOf(client, id)).toEqual({ status: 'completed', ...nowhere });
  });
});
