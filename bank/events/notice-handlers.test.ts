import { describeOnEveryStore } from '../testing/on-every-store.ts';
import { expect, test } from 'vitest';
import type { Tables } from '../tables.ts';
import { type Client, longSessions, openTestBank } from '../testing/test-bank.ts';
import { internal, zelle } from '../testing/transfer-requests.ts';

describeOnEveryStore('the notices of a member', ({ open }) => {
  async function bankWithMember() {
    const policy = { ...longSessions, staffAnswerMessages: true };
    const bank = await openTestBank(await open<Tables>(), { policy });
    const member = await bank.addMember({ accounts: { checking: 9_000_00, savings: 0 } });
    const client = await bank.clientOf(member);
    const send = (
      transfer: Parameters<Client['transfers']['create']>[0]['transfer'] = internal(1_00),
    ) => client.transfers.create({ intentKey: bank.newKey(), transfer });
    const unread = async (by: Client = client) => (await by.events.notices({})).unread;
    return { bank, member, client, send, unread };
  }

  test('R-B2 The bank keeps what was read: one by one, and all at once up to what was seen', async () => {
    const { bank, member, client, send, unread } = await bankWithMember();
    for (const amount of [1_00, 2_00, 3_00]) await send(internal(amount));
    expect(await unread()).toBe(3);

    await client.events.markRead({ sequence: 3 });
    await client.events.markRead({ sequence: 3 });
    expect(await unread()).toBe(2);
    const elsewhere = await bank.clientOf(member);
    expect(await unread(elsewhere)).toBe(2);

    const { notices } = await client.events.notices({});
    expect(notices.map(({ event, isRead }) => [event.sequence, isRead])).toEqual([
      [5, true],
      [4, false],
      [3, true],
      [2, false],
      [1, true],
    ]);
    await client.events.markAllRead({ upTo: 3 });
    expect(await unread()).toBe(1);
    await client.events.markAllRead({ upTo: 2 });
    expect(await unread(elsewhere)).toBe(1);
    await client.events.markAllRead({ upTo: 999 });
    expect(await unread()).toBe(0);
    await send(internal(4_00));
    expect(await unread()).toBe(1);
  });

  test('R-B2 A transfer that went on is unread again, and counts once', async () => {
    const { bank, client, send, unread } = await bankWithMember();
    await send();
    await client.events.markAllRead({ upTo: 2 });
    expect(await unread()).toBe(0);
    await bank.clock.advance(5_000);
    expect(await unread()).toBe(1);
    await send();
    await bank.clock.advance(5_000);
    expect(await unread()).toBe(2);
  });

  test('R-B2 Earlier ones come by pages, down to the first', async () => {
    const { client, send } = await bankWithMember();
    for (let sent = 0; sent < 4; sent += 1) await send();
    const sequences: number[] = [];
    let before: number | null = null;
    do {
      const page: Awaited<ReturnType<Client['events']['notices']>> = await client.events.notices({
        limit: 2,
        ...(before !== null && { before }),
      });
      sequences.push(...page.notices.map(({ event }) => event.sequence));
      before = page.next;
    } while (before !== null);
    expect(sequences).toEqual([5, 4, 3, 2, 1]);
  });

  test('R-B2 An event leads to its transaction', async () => {
    const { bank, client, send } = await bankWithMember();
    const { id, label } = await send(zelle(20_00));
    await bank.clock.advance(5_000);
    for (const sequence of [2, 3]) {
      const { transaction } = await client.events.transaction({ sequence });
      expect(transaction).toMatchObject({ transferId: id, label, type: 'debit', amount: 20_00 });
    }
    expect(await client.events.transaction({ sequence: 1 })).toEqual({ transaction: null });
  });

  test('R-B2 Nobody marks or opens what is not theirs', async () => {
    const { bank, client, send, unread } = await bankWithMember();
    await send();
    const stranger = await bank.clientOf(await bank.addMember());
    for (const sequence of [2, 99]) {
      await expect(stranger.events.markRead({ sequence })).rejects.toMatchObject({
        code: 'NOT_FOUND',
      });
      await expect(stranger.events.transaction({ sequence })).rejects.toMatchObject({
        code: 'NOT_FOUND',
      });
    }
    await stranger.events.markAllRead({ upTo: 99 });
    expect(await unread()).toBe(1);
    expect(await client.events.notices({})).toMatchObject({ notices: [{}, { isRead: true }] });
  });

  test('R-C1 R-B2 A message of the staff calls until it was seen in the chat', async () => {
    const { bank, member, client, unread } = await bankWithMember();
    await bank.bank.staff.answer(member.username, 'Good morning');
    expect(await unread()).toBe(1);
    await client.support.markSeen({ upTo: 1 });
    expect(await unread()).toBe(0);
  });

  test('R-B2 R-C1 What another process does is told live within seconds', async () => {
    const { bank, member, client, send } = await bankWithMember();
    const { id } = await send(zelle(2_000_00));
    await bank.clock.advance(5_000);
    const controller = new AbortController();
    const stream = await client.events.follow(undefined, { signal: controller.signal });
    const settled = stream.next();
    // A bank of its own over the same database: its bell is not heard here.
    const command = bank.beside();
    await expect.poll(() => bank.clock.nextWakeAt).toBeDefined();
    await command.bank.staff.settle(id);
    await command.bank.staff.answer(member.username, 'It is on its way.');
    let told: unknown;
    void settled.then(({ value }) => (told = value));
    await expect
      .poll(async () => {
        await bank.clock.advance(3_000);
        return told;
      })
      .toMatchObject({ kind: 'transfer', status: 'completed' });
    expect((await stream.next()).value).toMatchObject({ kind: 'message', from: 'staff' });
    controller.abort();
  });

  test('R-B2 Nothing is looked for while nobody follows', async () => {
    const { bank, client } = await bankWithMember();
    const wakes = () => bank.clock.nextWakeAt;
    await bank.stop();
    const before = wakes();
    await client.events.notices({});
    expect(wakes()).toBe(before);
  });
});
