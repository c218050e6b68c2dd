import type { TransferRequestInput } from '#contract/transfers/transfers.ts';
import { expect, test } from 'vitest';
import type { Tables } from '../tables.ts';
import { clearing } from '../ledger/chart-of-accounts.ts';
import { faultsOf } from '../testing/audited.ts';
import { describeOnEveryStore } from '../testing/on-every-store.ts';
import {
  balancesOf,
  liveWithoutStepUps,
  longSessions,
  openTestBank,
} from '../testing/test-bank.ts';
import { addProfile } from '../testing/test-member.ts';
import { zelle } from '../testing/transfer-requests.ts';

describeOnEveryStore('Zelle to a member here', ({ open }) => {
  async function twoMembers() {
    const bank = await openTestBank(await open<Tables>(), {
      policy: { ...liveWithoutStepUps, ...longSessions },
    });
    const accounts = { checking: 5_000_00, savings: 100_00 };
    const ana = await bank.addMember({ displayName: 'Ana Ruiz', accounts });
    const sam = await bank.addMember({ displayName: 'Sam Rivera', accounts });
    const named = { firstName: 'Sam', lastName: 'Rivera', phone: '(518) 555-0111' };
    await addProfile(bank.dependencies, sam, { ...named, email: 'Sam@example.com' });
    const sender = await bank.clientOf(ana);
    const receiver = await bank.clientOf(sam);
    const send = (transfer: TransferRequestInput) =>
      sender.transfers.create({ intentKey: bank.newKey(), transfer });
    const outside = async () => {
      const rows = await bank.store.db
        .selectFrom('entry')
        .select('amount')
        .where('account_id', '=', clearing('zelle'))
        .execute();
      return rows.reduce((sum, { amount }) => sum + amount, 0);
    };
    return { bank, ana, sam, sender, receiver, send, outside };
  }

  test.each([
    ['email', zelle(200_00)],
    ['phone', zelle(200_00, { email: '', phone: '+1 518-555-0111' })],
  ])('R-T20 a payment to the %s of a member arrives, and both are told', async (_, transfer) => {
    const { bank, sender, receiver, send, outside } = await twoMembers();
    const { id } = await send({ ...transfer, memo: 'Concert' });
    await bank.clock.advance(4_999);
    expect(await sender.transfers.get({ id })).toMatchObject({ status: 'completed' });
    expect(await balancesOf(sender)).toMatchObject({ checking: 4_800_00 });
    expect(await balancesOf(receiver)).toEqual({ checking: 5_200_00, savings: 100_00 });
    expect(await outside()).toBe(0);
    const { transactions } = await receiver.transactions.search({ search: 'concert' });
    expect(transactions).toMatchObject([
      { description: 'Zelle from Ana Ruiz', amount: 200_00, type: 'credit', status: 'completed' },
    ]);
    expect((await receiver.events.recent({})).events[0]).toMatchObject({
      kind: 'credit',
      change: 'received',
      from: 'Ana Ruiz',
      account: 'checking',
      amount: 200_00,
    });
    // The sender learns nothing of the account that has it, and has one line.
    const sent = (await sender.transactions.search({ search: 'Rivera' })).transactions;
    expect(sent).toMatchObject([{ description: 'Zelle to Sam Rivera', type: 'debit' }]);
    expect(await bank.bank.staff.bookReturn(id, 'R03')).toMatchObject({ kind: 'wrong-code' });
    expect(await faultsOf(bank)).toEqual([]);
  });

  test('R-T20 one that was held arrives when staff let it go, and not when they return it', async () => {
    const { bank, receiver, send } = await twoMembers();
    const first = await send(zelle(1_000_01));
    const second = await send(zelle(1_000_02));
    await bank.clock.advance(4_999);
    expect(await balancesOf(receiver)).toMatchObject({ checking: 5_000_00 });
    await bank.bank.staff.settle(first.id);
    await bank.bank.staff.return(second.id, 'Asked to');
    expect(await balancesOf(receiver)).toMatchObject({ checking: 6_000_01 });
    expect(await faultsOf(bank)).toEqual([]);
  });

  test('R-T20 it arrives in the membership of the person, and leaves for the network where there is none for it', async () => {
    const { bank, sam, receiver, send, outside } = await twoMembers();
    const pay = async (transfer = zelle(10_00)) => {
      await send(transfer);
      await bank.clock.advance(10 * 60_000);
      return await outside();
    };
    // Somebody who shares the email, and is called otherwise.
    const kim = await bank.addMember({ displayName: 'Kim Lee', accounts: { checking: 0 } });
    await addProfile(bank.dependencies, kim, {
      firstName: 'Kim',
      lastName: 'Lee',
      email: 'sam@example.com',
    });
    expect(await pay()).toBe(0);
    expect(await balancesOf(receiver)).toMatchObject({ checking: 5_010_00 });
    expect(await pay(zelle(10_01, { name: 'Somebody Else' }))).toBe(10_01);
    await bank.bank.staff.closeAccess({ username: sam.username }, 'Asked to');
    expect(await pay(zelle(10_02, { email: '', phone: '518 555 0111' }))).toBe(20_03);
    expect(await faultsOf(bank)).toEqual([]);
  });

  test('R-T20 ten each way at once arrive once each', async () => {
    const { bank, sam, send, sender, ana } = await twoMembers();
    await addProfile(bank.dependencies, ana, {
      firstName: 'Ana',
      lastName: 'Ruiz',
      email: 'ana@example.com',
    });
    const other = await bank.clientOf(sam);
    await Promise.all(
      Array.from({ length: 10 }, async (_, index) => {
        await send(zelle(1_00 + index));
        await other.transfers.create({
          intentKey: bank.newKey(),
          transfer: zelle(2_00 + index, { name: 'Ana Ruiz', email: 'ana@example.com' }),
        });
      }),
    );
    await bank.clock.advance(10_000);
    expect(await balancesOf(sender)).toMatchObject({ checking: 5_010_00 });
    expect(await balancesOf(other)).toMatchObject({ checking: 4_990_00 });
    expect(await faultsOf(bank)).toEqual([]);
  });
});
