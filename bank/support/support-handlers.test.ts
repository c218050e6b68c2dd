import { describeOnEveryStore } from '../testing/on-every-store.ts';
import { expect, test } from 'vitest';
import type { Tables } from '../tables.ts';
import { type Client, longSessions, openTestBank } from '../testing/test-bank.ts';

describeOnEveryStore('the conversation with a member', ({ open }) => {
  async function bankWithMember({ staff = false } = {}) {
    const policy = { ...longSessions, staffAnswerMessages: staff };
    const bank = await openTestBank(await open<Tables>(), { policy });
    const member = await bank.addMember({ displayName: 'Noor Haddad' });
    const client = await bank.clientOf(member);
    const send = (text: string, about: string | null = null, by: Client = client) =>
      by.support.send({
        intentKey: bank.newKey(),
        message: { text, about },
      });
    const answer = (text: string) => bank.bank.staff.answer(member.username, text);
    return { bank, member, client, send, answer };
  }

  const said = async (client: Client) =>
    (await client.support.messages({})).messages
      .toReversed()
      .map(({ from, text, topics }) => [from, text ?? topics]);

  test('R-C1 A message of a member is kept, and the help index answers it at once', async () => {
    const { bank, client, send } = await bankWithMember();
    const at = bank.clock.now();
    const { sent } = await send(' I lost my card ');
    const asked = { sequence: 1, at, from: 'member', text: 'I lost my card', topics: null };
    expect(sent).toEqual({ ...asked, about: null });
    expect(await client.support.messages({})).toEqual({
      messages: [
        { sequence: 2, at, from: 'automatic', text: null, topics: ['lost-card'], about: null },
        { ...asked, about: null },
      ],
      next: null,
      unread: 1,
      staffAnswer: false,
    });
  });

  test('R-C1 Where nothing fits, the automatic answer says so; where people answer, it leaves it to them', async () => {
    const alone = await bankWithMember();
    await alone.send('My goldfish is unwell');
    expect(await said(alone.client)).toEqual([
      ['member', 'My goldfish is unwell'],
      ['automatic', []],
    ]);

    const { client, send } = await bankWithMember({ staff: true });
    await send('My goldfish is unwell');
    await send('And I lost my card');
    expect(await said(client)).toEqual([
      ['member', 'My goldfish is unwell'],
      ['member', 'And I lost my card'],
      ['automatic', ['lost-card']],
    ]);
    expect((await client.support.messages({})).staffAnswer).toBe(true);
  });

  test('R-C1 Sending again with the same key sends nothing and answers the same', async () => {
    const { bank, client } = await bankWithMember({ staff: true });
    const intentKey = bank.newKey();
    const message = { text: 'Are you there?', about: null };
    const first = await client.support.send({ intentKey, message });
    expect(await client.support.send({ intentKey, message })).toEqual(first);
    const both = [
      client.support.send({ intentKey, message }),
      client.support.messages({}),
    ] as const;
    expect((await Promise.all(both))[1].messages).toHaveLength(1);
    await expect(
      client.support.send({ intentKey, message: { ...message, text: 'Hello?' } }),
    ).rejects.toMatchObject({ code: 'INTENT_KEY_REUSED' });
    expect(await said(client)).toHaveLength(1);
  });

  test.each([
    ['', 'MESSAGE_EMPTY'],
    [' \n\u200B', 'MESSAGE_EMPTY'],
    ['a'.repeat(1001), 'MESSAGE_TOO_LONG'],
    ['a'.repeat(20_001), 'BAD_REQUEST'],
    ['a\0b', 'BAD_REQUEST'],
  ])('R-C1 What is no message is refused and not kept: %j', async (text, code) => {
    const { client, send } = await bankWithMember();
    await expect(send(text)).rejects.toMatchObject({ code, defined: true });
    expect(await said(client)).toEqual([]);
  });

  test('R-C1 A message can be about a transaction of the member, and about nobody else’s', async () => {
    const { bank, member, client, send } = await bankWithMember();
    const payment = { type: 'debit', amount: 42_50, at: bank.clock.now() } as const;
    const own = await bank.addPayment(member, { ...payment, description: 'Corner Grocery' });
    const stranger = await bank.addMember();
    const theirs = await bank.addPayment(stranger, payment);

    const { sent } = await send('What is this?', own.id);
    const about = { id: own.id, description: 'Corner Grocery', amount: 42_50, type: 'debit' };
    expect(sent.about).toEqual(about);
    expect((await client.support.messages({})).messages.at(-1)?.about).toEqual(about);

    for (const id of [theirs.id, bank.newKey()]) {
      await expect(send('And this?', id)).rejects.toMatchObject({ code: 'NOT_FOUND' });
    }
    expect(await said(client)).toHaveLength(2);
  });

  test('R-C1 Older messages come by pages, each once, while new ones arrive', async () => {
    const { client, send } = await bankWithMember({ staff: true });
    for (let number = 1; number <= 5; number += 1) await send(`Message ${number}`);
    const first = await client.support.messages({ limit: 2 });
    expect(first.messages.map(({ text }) => text)).toEqual(['Message 5', 'Message 4']);
    await send('Message 6');
    const second = await client.support.messages({ limit: 2, before: first.next ?? 0 });
    expect(second.messages.map(({ text }) => text)).toEqual(['Message 3', 'Message 2']);
    const third = await client.support.messages({ limit: 2, before: second.next ?? 0 });
    expect(third).toMatchObject({ messages: [{ text: 'Message 1' }], next: null });
  });

  test('R-C1 A message of others is unread until it was seen, and stays seen', async () => {
    const { client, send, answer } = await bankWithMember({ staff: true });
    const unread = async () => (await client.support.messages({})).unread;
    await send('Is anybody there?');
    expect(await unread()).toBe(0);
    await answer('Yes, good morning.');
    await answer('How can we help?');
    expect(await unread()).toBe(2);
    await client.support.markSeen({ upTo: 2 });
    expect(await unread()).toBe(1);
    await client.support.markSeen({ upTo: 1 });
    expect(await unread()).toBe(1);
    await client.support.markSeen({ upTo: 99 });
    expect(await unread()).toBe(0);
    await answer('Are you still there?');
    expect(await unread()).toBe(1);
  });

  test('R-C1 Staff see who waits where the membership is in the name of a child', async () => {
    const { bank, member, send } = await bankWithMember({ staff: true });
    await send('A question');
    await bank.store.db
      .updateTable('party')
      .set({ role: 'minor' })
      .where('membership_id', '=', member.membershipId)
      .execute();
    expect(await bank.bank.staff.waitingConversations()).toMatchObject([
      { username: member.username, messages: [{ text: 'A question' }] },
    ]);
  });

  test('R-C1 Staff see who waits and what was asked, and their answer ends the waiting', async () => {
    const { bank, member, client, send, answer } = await bankWithMember({ staff: true });
    const { waitingConversations } = bank.bank.staff;
    expect(await waitingConversations()).toEqual([]);
    const at = bank.clock.now();
    const { id } = await bank.addPayment(member, { type: 'debit', amount: 1, at });
    await send('First question');
    await bank.clock.advance(60_000);
    await send('Second question', id);
    expect(await waitingConversations()).toEqual([
      {
        username: member.username,
        displayName: 'Noor Haddad',
        waitingSince: at,
        messages: [
          { at, text: 'First question', about: null },
          {
            at: at + 60_000,
            text: 'Second question',
            about: expect.stringMatching(/^TXN-\d{6} Corner Grocery$/) as string,
          },
        ],
      },
    ]);
    expect(await answer(' Here is your answer. ')).toEqual({
      kind: 'answered',
      displayName: 'Noor Haddad',
    });
    expect(await waitingConversations()).toEqual([]);
    expect((await said(client)).at(-1)).toEqual(['staff', 'Here is your answer.']);
  });

  test('R-C1 Staff cannot answer nobody, or with nothing', async () => {
    const { bank, answer } = await bankWithMember({ staff: true });
    expect(await bank.bank.staff.answer('nobody', 'Hello')).toEqual({ kind: 'unknown-member' });
    expect(await answer(' ')).toEqual({ kind: 'refused', refusal: { code: 'MESSAGE_EMPTY' } });
  });

  test('R-C1 Nobody reads the conversation of somebody else', async () => {
    const { bank, client, send } = await bankWithMember();
    await send('Between us');
    const stranger = await bank.clientOf(await bank.addMember());
    expect(await stranger.support.messages({})).toMatchObject({ messages: [], unread: 0 });
    await stranger.support.markSeen({ upTo: 2 });
    expect((await client.support.messages({})).unread).toBe(1);
  });

  test('R-C1 Each message is told live to the screens of its member, without its words', async () => {
    const { client, send, answer } = await bankWithMember({ staff: true });
    await send('A secret');
    await answer('Another');
    const { events } = await client.events.recent({});
    expect(events).toMatchObject([
      { kind: 'message', message: 2, from: 'staff' },
      { kind: 'message', message: 1, from: 'member' },
      { kind: 'sign-in' },
    ]);
    expect(JSON.stringify(events)).not.toContain('secret');
  });
});
