import type { MemberEvent } from '#contract/events/events.ts';
import { describeOnEveryStore } from '../testing/on-every-store.ts';
import { getEventMeta } from '@orpc/server';
import { expect, test } from 'vitest';
import type { Tables } from '../tables.ts';
import { longSessions, openTestBank, type Client } from '../testing/test-bank.ts';
import { TestCaller } from '../testing/test-caller.ts';
import { internal, zelle } from '../testing/transfer-requests.ts';

type Stream = AsyncIterator<MemberEvent>;

async function take(stream: Stream, count: number): Promise<MemberEvent[]> {
  const events: MemberEvent[] = [];
  while (events.length < count) {
    const { done, value } = await stream.next();
    if (done) break;
    events.push(value);
  }
  return events;
}

const told = (events: readonly MemberEvent[]) =>
  events.map((event) => (event.kind === 'transfer' ? event.status : event.kind));

/**
 * The next event of a stream that has nothing to tell and waits: its own questions to the store are answered by the time
 * that a few later questions are.
 */
async function waiting(stream: Stream, client: Client) {
  const next = stream.next();
  for (let asked = 0; asked < 5; asked += 1) {
    await client.events.recent({});
  }
  return { next };
}

describeOnEveryStore('events', ({ open }) => {
  async function bankWithMember() {
    const bank = await openTestBank(await open<Tables>(), { policy: longSessions });
    const member = await bank.addMember({ accounts: { checking: 9_000_00, savings: 0 } });
    const caller = await bank.callerOf(member);
    const client = bank.clientFor(caller);
    const controllers: AbortController[] = [];
    const follow = (lastEventId?: string, by: Client = client): Promise<Stream> => {
      const controller = new AbortController();
      controllers.push(controller);
      return by.events.follow(undefined, {
        signal: controller.signal,
        ...(lastEventId === undefined ? {} : { lastEventId }),
      });
    };
    const send = (
      transfer = zelle(2_000_00) as Parameters<Client['transfers']['create']>[0]['transfer'],
    ) => client.transfers.create({ intentKey: bank.newKey(), transfer });
    return { bank, member, caller, client, follow, send, controllers };
  }

  test('R-B2 the newest come first, as many as are asked for', async () => {
    const { bank, client, send } = await bankWithMember();
    const sent = await send(internal(1_00));
    const sentAt = bank.clock.now();
    await bank.clock.advance(4_999);
    const { events } = await client.events.recent({ limit: 2 });
    const transfer = {
      kind: 'transfer',
      transferId: sent.id,
      transferKind: 'internal',
      amount: 1_00,
      toName: 'Savings',
    };
    expect(events).toEqual([
      { ...transfer, sequence: 3, status: 'completed', at: expect.any(Number) as number },
      { ...transfer, sequence: 2, status: 'processing', at: sentAt },
    ]);
    expect(told((await client.events.recent({})).events)).toEqual([
      'completed',
      'processing',
      'sign-in',
    ]);
  });

  test.each([0, 51, 'many'])('%s is no number of recent events', async (limit) => {
    const { client } = await bankWithMember();
    await expect(client.events.recent({ limit })).rejects.toMatchObject({
      code: 'BAD_REQUEST',
      data: { issues: [{ path: 'limit' }] },
    });
  });

  test('a follower sees each status of a transfer, in order, and nothing from before', async () => {
    const { bank, client, follow, send } = await bankWithMember();
    const earlier = await send(internal(1_00));
    const stream = await follow();
    const { id } = await send();
    await bank.clock.advance(5_000);
    await client.transfers.cancel({ id });
    const events = await take(stream, 4);
    const statusesOf = (transferId: string) =>
      told(events.filter((event) => event.kind === 'transfer' && event.transferId === transferId));
    expect(statusesOf(id)).toEqual(['processing', 'pending', 'cancelled']);
    expect(statusesOf(earlier.id)).toEqual(['completed']);
    expect(events.map(({ sequence }) => sequence)).toEqual([3, 4, 5, 6]);
  });

  test('a waiting follower is told of acts of the member, of the rail and of the staff', async () => {
    const { bank, client, follow, send } = await bankWithMember();
    const stream = await follow();
    const processing = await waiting(stream, client);
    const { id } = await send();
    expect(told([(await processing.next).value as MemberEvent])).toEqual(['processing']);
    const pending = await waiting(stream, client);
    await bank.clock.advance(5_000);
    expect(told([(await pending.next).value as MemberEvent])).toEqual(['pending']);
    const completed = await waiting(stream, client);
    await bank.bank.staff.settle(id);
    expect(told([(await completed.next).value as MemberEvent])).toEqual(['completed']);
    const signedIn = await waiting(stream, client);
    await bank.bank.openSessionFor((await client.whoAmI()).member.username);
    expect(told([(await signedIn.next).value as MemberEvent])).toEqual(['sign-in']);
  });

  test('following starts with the request: what happens before the first reading is told', async () => {
    const { follow, send } = await bankWithMember();
    const stream = await follow();
    await send();
    expect(told(await take(stream, 1))).toEqual(['processing']);
  });

  test('a follower who comes back with the last event seen misses nothing and sees nothing twice', async () => {
    const { bank, client, follow, send, controllers } = await bankWithMember();
    const stream = await follow('0');
    await send();
    const seen = await take(stream, 2);
    const last = getEventMeta(seen.at(-1))?.id;
    expect(last).toBe('2');
    controllers[0]?.abort();

    await bank.clock.advance(5_000);
    await send(zelle(3_00));
    const again = await follow(last);
    seen.push(...(await take(again, 2)));
    await send(zelle(4_00));
    seen.push(...(await take(again, 1)));
    expect(seen.map(({ sequence }) => sequence)).toEqual([1, 2, 3, 4, 5]);
    const { events } = await client.events.recent({});
    expect(seen.toReversed()).toEqual(events);
  });

  test('every event has its sequence for an id', async () => {
    const { bank, follow, send } = await bankWithMember();
    const stream = await follow('0');
    await send();
    await bank.clock.advance(5_000);
    for (const event of await take(stream, 3)) {
      expect(getEventMeta(event)?.id).toBe(String(event.sequence));
    }
  });

  test('hundreds of events that were missed come all, in order', async () => {
    const { follow, send } = await bankWithMember();
    for (let sent = 0; sent < 250; sent += 1) {
      await send(zelle(1));
    }
    const events = await take(await follow('0'), 251);
    expect(events.map(({ sequence }) => sequence)).toEqual(
      Array.from({ length: 251 }, (_, index) => index + 1),
    );
  });

  test('a last event that is none begins with what is new', async () => {
    const { follow, send } = await bankWithMember();
    const none = ['nonsense', '1.5', '1e400', '99999999999999999999', 'NaN', '', ' ', '-1'];
    for (const [index, lastEventId] of none.entries()) {
      const amount = index + 1;
      const stream = await follow(lastEventId);
      await send(internal(amount));
      expect((await stream.next()).value, lastEventId).toMatchObject({ amount });
    }
  });

  test('a last event that has not happened yet begins with what is new', async () => {
    const { follow, send } = await bankWithMember();
    const stream = await follow('999');
    const first = stream.next();
    await send(internal(2_00));
    expect((await first).value).toMatchObject({ amount: 2_00, sequence: 2 });
  });

  test('two who follow see the same; another member sees nothing of it', async () => {
    const { bank, member, follow, send } = await bankWithMember();
    const elsewhere = await bank.clientOf(member);
    const stranger = await bank.clientOf(await bank.addMember());
    const [mine, mineToo] = [await follow('2'), await follow('2', elsewhere)];
    const theirs = await follow('0', stranger);
    const [one, other] = [take(mine, 2), take(mineToo, 2)];
    await send();
    await bank.clock.advance(5_000);
    expect(told(await one)).toEqual(['processing', 'pending']);
    expect(await other).toEqual(await one);
    expect(told(await take(theirs, 1))).toEqual(['sign-in']);
    const nextOfTheirs = theirs.next();
    await stranger.transfers.create({ intentKey: bank.newKey(), transfer: internal(7_00) });
    expect((await nextOfTheirs).value).toMatchObject({ sequence: 2, amount: 7_00 });
  });

  test('R-S5 signing out ends the stream', async () => {
    const { client, follow } = await bankWithMember();
    const { next } = await waiting(await follow(), client);
    await client.signOut({});
    expect(await next).toMatchObject({ done: true });
  });

  test('R-S5 signing out elsewhere with the same session ends it too; another session goes on', async () => {
    const { bank, member, caller, follow, send } = await bankWithMember();
    const elsewhere = await bank.clientOf(member);
    const ending = (await follow()).next();
    const goingOn = (await follow(undefined, elsewhere)).next();
    await send();
    expect(told([(await ending).value as MemberEvent])).toEqual(['processing']);
    expect(told([(await goingOn).value as MemberEvent])).toEqual(['processing']);

    const stream = (await follow()).next();
    await bank.clientFor(new TestCaller(caller.sessionToken)).signOut({});
    expect(await stream).toMatchObject({ done: true });
  });

  test('a session that lay idle too long is told nothing more', async () => {
    const { bank, member, follow, caller } = await bankWithMember();
    const short = bank.beside({
      policy: { ...bank.dependencies.policy, sessionIdleMs: 60_000 },
    });
    const stream = await follow(undefined, short.clientFor(caller));
    const next = stream.next();
    bank.clock.set(bank.clock.now() + 10 * 60_000);
    const active = await short.clientOf(member);
    await active.transfers.create({ intentKey: bank.newKey(), transfer: internal(1_00) });
    expect(await next).toMatchObject({ done: true });
  });

  test('the bank’s stop ends every stream', async () => {
    const { bank, follow } = await bankWithMember();
    const streams = [await follow(), await follow('0'), await follow()];
    await take(streams[1] as Stream, 1);
    const ends = streams.map((stream) => stream.next());
    await bank.stop();
    expect(await Promise.all(ends)).toMatchObject([{ done: true }, { done: true }, { done: true }]);
    expect(await (await follow()).next()).toMatchObject({ done: true });
  });

  test('a client that goes away ends its stream', async () => {
    const { follow, controllers } = await bankWithMember();
    const stream = await follow();
    const next = stream.next();
    controllers[0]?.abort();
    expect(await next).toMatchObject({ done: true });
  });

  test.each([
    'a sign-out',
    'the bank’s stop',
    'the client going away',
    'the client reading no more',
  ])('%s leaves no listener on the client’s signal', async (end) => {
    const { bank, client, send, controllers } = await bankWithMember();
    const controller = new AbortController();
    controllers.push(controller);
    const { signal } = controller;
    const listeners = new Set<unknown>();
    let listened = 0;
    const add = signal.addEventListener.bind(signal);
    const remove = signal.removeEventListener.bind(signal);
    Object.assign(signal, {
      addEventListener: (...[type, listener]: Parameters<typeof add>) => {
        listened += 1;
        listeners.add(listener);
        add(type, listener);
      },
      removeEventListener: (...[type, listener]: Parameters<typeof remove>) => {
        listeners.delete(listener);
        remove(type, listener);
      },
    });
    const stream = await client.events.follow(undefined, { signal, lastEventId: '0' });
    await take(stream, 1);
    const next = stream.next();
    await send();
    await next;
    expect(listened).toBeGreaterThan(0);
    const ended = end === 'the client reading no more' ? stream.return?.() : stream.next();
    if (end === 'a sign-out') await client.signOut({});
    else if (end === 'the bank’s stop') await bank.stop();
    else if (end === 'the client going away') controller.abort();
    expect(await ended).toMatchObject({ done: true });
    expect(listeners.size).toBe(0);
  });

  test('a store that fails while a member follows is told as a declared error, and logged', async () => {
    const { bank, follow } = await bankWithMember();
    const stream = await follow();
    await bank.store.db.schema.dropTable('member_event').execute();
    await expect(stream.next()).rejects.toMatchObject({
      code: 'UNEXPECTED',
      defined: true,
      data: { reference: expect.any(String) as string },
    });
    expect(bank.log.lines).toMatchObject([
      { level: 'error', facts: { procedure: 'events.follow' } },
    ]);
  });
});
