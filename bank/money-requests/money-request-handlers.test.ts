import type { MoneyRequestToAskInput } from '#contract/money-requests/money-requests.ts';
import type { MoneyRequestId } from '#contract/text/ids.ts';
import { expect, test } from 'vitest';
import type { Tables } from '../tables.ts';
import { livePolicy } from '../policy.ts';
import { faultsOf } from '../testing/audited.ts';
import { describeOnEveryStore } from '../testing/on-every-store.ts';
import { breakingAt } from '../testing/listened-store.ts';
import { asksFirst } from '../testing/show-who-is-there.ts';
import {
  balancesOf,
  type Client,
  liveWithoutStepUps,
  longSessions,
  openTestBank,
} from '../testing/test-bank.ts';
import { addPersonIn, makeBusiness } from '../testing/test-party.ts';
import { addProfile } from '../testing/test-member.ts';

const day = 24 * 60 * 60_000;
const nothingHere = { code: 'NOT_FOUND' };

describeOnEveryStore('requests for money', ({ open }) => {
  async function twoMembers(
    policy: Parameters<typeof openTestBank>[1] = {
      policy: { ...liveWithoutStepUps, ...longSessions },
    },
  ) {
    const bank = await openTestBank(await open<Tables>(), policy);
    const accounts = { checking: 5_000_00, savings: 0 };
    const marcus = await bank.addMember({ displayName: 'Marcus Bell', accounts });
    const ana = await bank.addMember({ displayName: 'Ana Ruiz', accounts });
    await addProfile(bank.dependencies, ana, {
      firstName: 'Ana',
      lastName: 'Ruiz',
      email: 'Ana@example.com',
      phone: '(518) 555-0111',
    });
    await addProfile(bank.dependencies, marcus, {
      firstName: 'Marcus',
      lastName: 'Bell',
      email: 'marcus@example.com',
    });
    const asker = await bank.clientOf(marcus);
    const payer = await bank.clientOf(ana);
    const ask = (change: Partial<Extract<MoneyRequestToAskInput, { by: 'contact' }>> = {}) =>
      asker.moneyRequests.ask({
        intentKey: bank.newKey(),
        request: {
          by: 'contact',
          to: 'checking',
          amount: 24_00,
          note: 'Dinner on Friday',
          name: 'Ana R.',
          email: 'ana@EXAMPLE.com',
          ...change,
        },
      });
    const link = (amount: number | null = 24_00) =>
      asker.moneyRequests.ask({
        intentKey: bank.newKey(),
        request: { by: 'link', to: 'checking', amount, note: 'Pizza' },
      });
    const pay = (id: MoneyRequestId, { by = payer, amount = 24_00, key = bank.newKey() } = {}) =>
      by.transfers.create({
        intentKey: key,
        transfer: {
          kind: 'zelle',
          from: 'checking',
          amount,
          moneyRequest: id,
          memo: 'Dinner on Friday',
        },
      });
    const changesTo = async (client: Client) => {
      const { events } = await client.events.recent({ limit: 50 });
      return events.flatMap((event) => (event.kind === 'money-request' ? [event.change] : []));
    };
    return { bank, marcus, ana, asker, payer, ask, link, pay, changesTo };
  }

  test('R-Q1 a request to a member is paid by a transfer that arrives at once, and both histories show it', async () => {
    const { bank, asker, payer, ask, pay, changesTo } = await twoMembers();
    const { id } = await ask();
    const { received } = await payer.moneyRequests.list();
    expect(received).toMatchObject([
      {
        id,
        from: 'Marcus Bell',
        amount: 24_00,
        note: 'Dinner on Friday',
        status: 'open',
        isToYou: true,
      },
    ]);
    expect(await changesTo(payer)).toEqual(['asked']);
    const transfer = { kind: 'zelle', from: 'checking', amount: 24_00, moneyRequest: id } as const;
    expect(await payer.transfers.quote({ transfer })).toMatchObject({
      toName: 'Marcus Bell',
      endsAs: 'completed',
      balanceAfter: 4_976_00,
    });
    const sent = await pay(id);
    expect(sent).toMatchObject({ toName: 'Marcus Bell', status: 'processing' });
    await bank.settle();
    expect(await balancesOf(payer)).toMatchObject({ checking: 4_976_00 });
    expect(await balancesOf(asker)).toMatchObject({ checking: 5_024_00 });
    const [asked] = (await asker.moneyRequests.list()).asked;
    expect(asked).toMatchObject({ status: 'paid', paidBy: 'Ana Ruiz', hasArrived: true });
    expect(await changesTo(asker)).toEqual(['paid']);
    const credit = (await asker.transactions.search({ limit: 1 })).transactions[0];
    expect(credit).toMatchObject({
      description: 'Zelle from Ana Ruiz',
      type: 'credit',
      amount: 24_00,
    });
    const { transactions } = asker;
    expect(credit && (await transactions.get({ id: credit.id }))).toMatchObject({ transfer: null });
    const debit = (await payer.transactions.search({ limit: 1 })).transactions[0];
    expect(debit).toMatchObject({ description: 'Zelle to Marcus Bell', type: 'debit' });
    expect(await payer.transfers.get({ id: sent.id })).toMatchObject({ toName: 'Marcus Bell' });
    expect(await faultsOf(bank)).toEqual([]);
  });

  test('R-Q1 each side is told the name that the credit union knows, whatever the other has written into their profile', async () => {
    const { bank, marcus, ana, asker, payer, ask, pay } = await twoMembers();
    const { id } = await ask();
    await addProfile(bank.dependencies, marcus, { firstName: 'Sam', lastName: 'Rivera' });
    await addProfile(bank.dependencies, ana, { firstName: 'Noor', lastName: 'Haddad' });
    expect((await payer.moneyRequests.list()).received).toMatchObject([{ from: 'Marcus Bell' }]);
    expect(await pay(id)).toMatchObject({ toName: 'Marcus Bell' });
    await bank.settle();
    expect((await asker.moneyRequests.list()).asked).toMatchObject([{ paidBy: 'Ana Ruiz' }]);
    expect((await asker.transactions.search({ limit: 1 })).transactions).toMatchObject([
      { description: 'Zelle from Ana Ruiz' },
    ]);
  });

  test('R-Q2 two devices and two payers at once: it is paid once, every time', async () => {
    const { bank, asker, payer, link, pay } = await twoMembers();
    const third = await bank.clientOf(
      await bank.addMember({ displayName: 'Theo Park', accounts: { checking: 5_000_00 } }),
    );
    for (let round = 1; round <= 8; round += 1) {
      const { id } = await link();
      const answers = await Promise.allSettled([
        pay(id),
        pay(id, { by: third }),
        pay(id),
        pay(id, { by: third }),
      ]);
      expect(answers.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
      expect(
        answers.flatMap((answer) =>
          answer.status === 'rejected' ? [(answer.reason as { code: string }).code] : [],
        ),
      ).toEqual(Array.from({ length: 3 }, () => 'REQUEST_NOT_PAYABLE'));
      await bank.settle();
      expect(await balancesOf(asker)).toMatchObject({ checking: 5_000_00 + round * 24_00 });
      await bank.clock.leap(day);
    }
    const spent = (await balancesOf(payer))['checking'] ?? 0;
    const byThird = (await balancesOf(third))['checking'] ?? 0;
    expect(10_000_00 - spent - byThird).toBe(8 * 24_00);
    expect(await faultsOf(bank)).toEqual([]);
  });

  test('R-Q2 two members who pay each other at once, and cancel meanwhile, do not wait for each other', async () => {
    const { bank, asker, payer, link, pay } = await twoMembers();
    for (let round = 0; round < 6; round += 1) {
      const theirs = await link();
      const ours = await payer.moneyRequests.ask({
        intentKey: bank.newKey(),
        request: { by: 'link', to: 'checking', amount: 24_00 },
      });
      const answers = await Promise.allSettled([
        pay(theirs.id),
        pay(ours.id, { by: asker }),
        asker.moneyRequests.cancel({ id: theirs.id }),
        payer.moneyRequests.cancel({ id: ours.id }),
      ]);
      expect(answers.filter(({ status }) => status === 'fulfilled')).toHaveLength(2);
      await bank.clock.leap(day);
    }
    await bank.settle();
    expect(await faultsOf(bank)).toEqual([]);
  });

  test('R-Q2 a lost answer is repeated, and another payment under the key refused', async () => {
    const { bank, asker, link, pay } = await twoMembers();
    const { id } = await link();
    const key = bank.newKey();
    const first = await pay(id, { key });
    expect(await pay(id, { key })).toEqual(first);
    await bank.settle();
    expect(await balancesOf(asker)).toMatchObject({ checking: 5_024_00 });
    await expect(pay(id, { key, amount: 25_00 })).rejects.toMatchObject({
      code: 'INTENT_KEY_REUSED',
    });
  });

  test('R-Q2 a payment that breaks off at any of its statements leaves the request open and the money where it was', async () => {
    const { bank, ana, asker, payer, link } = await twoMembers();
    const { id } = await link();
    const caller = await bank.callerOf(ana);
    let broken = 0;
    for (let statement = 1; ; statement += 1) {
      const breaking = bank.beside({ store: breakingAt(bank.store, statement) });
      const client = breaking.clientFor(caller);
      const key = bank.newKey();
      const transfer = {
        kind: 'zelle',
        from: 'checking',
        amount: 24_00,
        moneyRequest: id,
      } as const;
      const came = await client.transfers.create({ intentKey: key, transfer }).catch(() => null);
      if (came !== null) break;
      broken += 1;
      expect((await asker.moneyRequests.list()).asked[0]).toMatchObject({ status: 'open' });
      expect(await balancesOf(payer)).toMatchObject({ checking: 5_000_00 });
    }
    expect(broken).toBeGreaterThan(10);
    await bank.settle();
    expect(await balancesOf(asker)).toMatchObject({ checking: 5_024_00 });
    expect(await faultsOf(bank)).toEqual([]);
  });

  test('R-Q3 a link opens for whoever has it, pays any amount where none is fixed, and is shown again to who asked', async () => {
    const { bank, asker, payer, link, pay } = await twoMembers();
    const { id, token } = await link(null);
    expect(token).toMatch(/^[\da-f]{32}$/);
    const kept = await bank.store.db.selectFrom('money_request').selectAll().execute();
    const answers = await bank.store.db.selectFrom('intent').select('answer').execute();
    expect(JSON.stringify([kept, answers])).not.toContain(token);
    expect((await asker.moneyRequests.list()).asked).toMatchObject([{ id, token }]);
    expect((await payer.moneyRequests.list()).received).toEqual([]);
    const opened = await payer.moneyRequests.open({ token: token ?? '' });
    expect(opened).toMatchObject({
      id,
      from: 'Marcus Bell',
      amount: null,
      status: 'open',
      isToYou: false,
    });
    await expect(payer.moneyRequests.open({ token: 'f'.repeat(32) })).rejects.toMatchObject(
      nothingHere,
    );
    expect(await asker.moneyRequests.open({ token: token ?? '' })).toMatchObject({ isOwn: true });
    await expect(pay(id, { by: asker })).rejects.toMatchObject({ code: 'REQUEST_OF_ONES_OWN' });
    await expect(payer.moneyRequests.decline({ id })).rejects.toMatchObject(nothingHere);
    await pay(id, { amount: 31_50 });
    await bank.settle();
    expect(await payer.moneyRequests.open({ token: token ?? '' })).toMatchObject({
      status: 'paid',
      amount: 31_50,
    });
    expect((await payer.moneyRequests.list()).received).toMatchObject([{ id, status: 'paid' }]);
  });

  test('R-Q4 whether a contact is a member’s is not told: a request to nobody looks the same, and expires', async () => {
    const { bank, asker, ask, changesTo } = await twoMembers();
    const toMember = await ask({ email: '', phone: '518 555 0111' });
    const toNobody = await ask({ email: '', phone: '518 555 0199' });
    const sameBut = { id: '', contact: '', askedAt: 0, expiresAt: 0 };
    expect({ ...toNobody, ...sameBut }).toEqual({ ...toMember, ...sameBut });
    await bank.clock.leap(14 * day);
    await bank.settle();
    expect((await asker.moneyRequests.list()).asked).toMatchObject([
      { status: 'expired' },
      { status: 'expired' },
    ]);
    expect(await changesTo(asker)).toEqual(['expired', 'expired']);
    expect(await faultsOf(bank)).toEqual([]);
  });

  test('R-Q3 one to somebody else is not there for anybody, whatever they try', async () => {
    const { bank, ask, pay } = await twoMembers();
    const other = await bank.clientOf(await bank.addMember({ accounts: { checking: 100_00 } }));
    const { id } = await ask();
    await expect(pay(id, { by: other })).rejects.toMatchObject({ code: 'UNKNOWN_REQUEST' });
    for (const act of ['decline', 'cancel', 'mute'] as const) {
      await expect(other.moneyRequests[act]({ id }), act).rejects.toMatchObject(nothingHere);
    }
    expect((await other.moneyRequests.list()).received).toEqual([]);
  });

  test('R-Q3 declined, cancelled and expired it cannot be paid, and the other side is told', async () => {
    const { bank, asker, payer, ask, pay, changesTo } = await twoMembers();
    const [one, two, three] = [await ask(), await ask(), await ask()];
    await payer.moneyRequests.decline({ id: one.id });
    await asker.moneyRequests.cancel({ id: two.id });
    expect(await changesTo(asker)).toEqual(['declined']);
    expect((await changesTo(payer))[0]).toBe('cancelled');
    await expect(payer.moneyRequests.decline({ id: two.id })).rejects.toMatchObject({
      code: 'REQUEST_NOT_OPEN',
      data: { status: 'cancelled' },
    });
    await bank.clock.leap(14 * day);
    for (const [{ id }, status] of [
      [one, 'declined'],
      [two, 'cancelled'],
      [three, 'expired'],
    ] as const) {
      await expect(pay(id)).rejects.toMatchObject({
        code: 'REQUEST_NOT_PAYABLE',
        data: { status },
      });
    }
    expect(await balancesOf(payer)).toMatchObject({ checking: 5_000_00 });
  });

  test('R-Q4 requests of a muted person are not told, and are told again once the person is unmuted', async () => {
    const { payer, ask, changesTo } = await twoMembers();
    const { id } = await ask();
    await payer.moneyRequests.mute({ id });
    await payer.moneyRequests.mute({ id });
    const { muted } = await payer.moneyRequests.list();
    expect(muted).toMatchObject([{ name: 'Marcus Bell' }]);
    expect(await ask()).toMatchObject({ status: 'open' });
    expect((await payer.moneyRequests.list()).received).toHaveLength(1);
    for (const { id: key } of muted) await payer.moneyRequests.unmute({ id: key });
    await ask();
    expect((await payer.moneyRequests.list()).received).toHaveLength(2);
    expect(await changesTo(payer)).toEqual(['asked', 'asked']);
  });

  test('R-Q4 nobody asks for money more than ten times a day', async () => {
    const { bank, ask } = await twoMembers();
    for (let made = 0; made < 10; made += 1) await ask({ email: `a${made}@example.com` });
    await expect(ask()).rejects.toMatchObject({
      code: 'TOO_MANY_REQUESTS_TODAY',
      data: { most: 10 },
    });
    await bank.clock.leap(day);
    await expect(ask()).resolves.toMatchObject({ status: 'open' });
  });

  test('R-Q5 a large one is held; returned, it is open again, and released it is paid', async () => {
    const { bank, asker, payer, pay, changesTo, link } = await twoMembers();
    const purpose = 'family-or-friend' as const;
    const { id } = await link(1_500_00);
    const transfer = {
      kind: 'zelle',
      from: 'checking',
      amount: 1_500_00,
      moneyRequest: id,
      purpose,
    } as const;
    await expect(pay(id, { amount: 1_500_00 })).rejects.toMatchObject({ code: 'PURPOSE_NEEDED' });
    const send = () => payer.transfers.create({ intentKey: bank.newKey(), transfer });
    const first = await send();
    await bank.settle();
    expect((await asker.moneyRequests.list()).asked).toMatchObject([
      { status: 'paid', hasArrived: false },
    ]);
    await payer.transfers.cancel({ id: first.id });
    expect((await asker.moneyRequests.list()).asked).toMatchObject([
      { status: 'open', paidBy: null },
    ]);
    expect(await balancesOf(payer)).toMatchObject({ checking: 5_000_00 });
    expect(await faultsOf(bank)).toEqual([]);
    const second = await send();
    await bank.settle();
    await bank.bank.staff.settle(second.id);
    expect(await balancesOf(asker)).toMatchObject({ checking: 6_500_00 });
    expect(await changesTo(asker)).toEqual(['paid', 'sent', 'returned', 'sent']);
    expect(await faultsOf(bank)).toEqual([]);
  });

  test('R-Q5 a payment of a request asks who is there, and nobody else’s request passes by that', async () => {
    const { payer, asker, bank, pay } = await twoMembers({
      policy: { ...livePolicy, ...longSessions },
    });
    const { id } = await asker.moneyRequests.ask({
      intentKey: bank.newKey(),
      request: { by: 'link', to: 'checking', amount: 24_00 },
    });
    await expect(pay(id)).rejects.toMatchObject(asksFirst);
    expect((await asker.moneyRequests.list()).asked).toMatchObject([{ status: 'open' }]);
    expect(await balancesOf(payer)).toMatchObject({ checking: 5_000_00 });
  });

  test('R-Q5 in a business one asks to pay it and another approves; paid meanwhile it is refused', async () => {
    const { bank, ana, asker, payer, link, pay } = await twoMembers();
    await makeBusiness(bank, ana);
    const initiator = await addPersonIn(bank, ana, 'initiator', 'Theo Park');
    const approver = await addPersonIn(bank, ana, 'approver', 'June Hall');
    const requested = async () => {
      const { id } = await link();
      const payment = {
        kind: 'transfer',
        transfer: { kind: 'zelle', from: 'checking', amount: 24_00, moneyRequest: id },
      } as const;
      const intentKey = bank.newKey();
      return { id, approval: await initiator.client.approvals.ask({ intentKey, payment }) };
    };
    const approve = (id: Awaited<ReturnType<typeof requested>>['approval']['id']) =>
      approver.client.approvals.approve({ intentKey: bank.newKey(), id });
    const one = await requested();
    expect(one.approval).toMatchObject({ toName: 'Marcus Bell', amount: 24_00 });
    await approve(one.approval.id);
    await bank.settle();
    expect(await balancesOf(asker)).toMatchObject({ checking: 5_024_00 });
    const two = await requested();
    await pay(two.id, { by: payer });
    await expect(approve(two.approval.id)).rejects.toMatchObject({ code: 'REQUEST_NOT_PAYABLE' });
    expect(await faultsOf(bank)).toEqual([]);
  });

  test('R-Q5 it is not scheduled for a later day', async () => {
    const { payer, link } = await twoMembers();
    const { id } = await link();
    const transfer = { kind: 'zelle', from: 'checking', amount: 24_00, moneyRequest: id } as const;
    const schedule = { transfer, date: '2026-03-09' } as never;
    await expect(payer.scheduledTransfers.preview({ schedule })).rejects.toMatchObject({
      code: 'UNKNOWN_REQUEST',
    });
  });

  test('R-Q1 both sides hear it live', async () => {
    const { bank, asker, payer, ask, pay } = await twoMembers();
    const heard = (await payer.events.follow())[Symbol.asyncIterator]();
    const next = heard.next();
    const { id } = await ask();
    expect((await next).value).toMatchObject({
      kind: 'money-request',
      change: 'asked',
      name: 'Marcus Bell',
    });
    const theirs = (await asker.events.follow())[Symbol.asyncIterator]();
    const paid = theirs.next();
    await pay(id);
    await bank.settle();
    expect((await paid).value).toMatchObject({
      kind: 'money-request',
      change: 'paid',
      name: 'Ana Ruiz',
    });
    await Promise.all([heard.return?.(), theirs.return?.()]);
  });

  test('R-Q5 a large first payment waits, and whoever asked hears within three seconds when its wait ends', async () => {
    const security = { ...liveWithoutStepUps.security, firstPaymentDelayHours: 24 } as const;
    const policy = { ...liveWithoutStepUps, ...longSessions, security };
    const { bank, asker, payer, link } = await twoMembers({ policy });
    const { id } = await link(600_00);
    const transfer = {
      kind: 'zelle',
      from: 'checking',
      amount: 600_00,
      moneyRequest: id,
      purpose: 'family-or-friend',
    } as const;
    await payer.transfers.create({ intentKey: bank.newKey(), transfer });
    await bank.settle();
    expect((await asker.moneyRequests.list()).asked).toMatchObject([
      { status: 'paid', hasArrived: false },
    ]);
    await bank.clock.leap(day - 1_000);
    const stream = (await asker.events.follow())[Symbol.asyncIterator]();
    const told = stream.next();
    await bank.clock.advance(1_000);
    await bank.clock.advance(3_000);
    expect((await told).value).toMatchObject({ kind: 'money-request', change: 'paid' });
    await stream.return?.();
    expect(await balancesOf(asker)).toMatchObject({ checking: 5_600_00 });
    expect(await faultsOf(bank)).toEqual([]);
  });
});
