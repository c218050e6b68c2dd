import type { PushSubscription } from '#contract/push/push.ts';
import { expect, test } from 'vitest';
import type { Tables } from '../tables.ts';
import type { Pusher, PushMessage, PushOutcome } from '../ports.ts';
import { describeOnEveryStore } from '../testing/on-every-store.ts';
import { longSessions, openTestBank } from '../testing/test-bank.ts';
import { TestCaller } from '../testing/test-caller.ts';
import { addProfile } from '../testing/test-member.ts';
import { internal, zelle } from '../testing/transfer-requests.ts';

const taken: PushOutcome = { kind: 'taken' };
const later = { kind: 'later', afterMs: null, why: 'It answered 500' } as const;

/** A push service that answers as the test tells it, and records the pushes. */
function testPusher() {
  const sent: PushMessage[] = [];
  let outcomes: readonly (readonly [endsWith: string, outcome: PushOutcome])[] = [];
  const pusher: Pusher = {
    publicKey: 'the public key',
    accepts: (endpoint) => endpoint.startsWith('https://'),
    push: async (message) => {
      sent.push(message);
      const next = outcomes.find(([name]) => message.subscription.endpoint.endsWith(name));
      outcomes = outcomes.filter((one) => one !== next);
      return await Promise.resolve(next?.[1] ?? taken);
    },
  };
  return {
    pusher,
    sent,
    /** The next answers for a browser, and then that all is well. */
    answerWith(name: string, ...next: readonly PushOutcome[]) {
      outcomes = next.map((outcome) => [name, outcome]);
    },
  };
}

function browser(name: string): PushSubscription {
  return {
    endpoint: `https://push.example/${name}`,
    keys: { p256dh: 'A'.repeat(87), auth: `${name}${'A'.repeat(22 - name.length)}` },
  };
}

describeOnEveryStore('pushes', ({ open }) => {
  async function bankWithMember() {
    const service = testPusher();
    const first = await openTestBank(await open<Tables>(), { policy: longSessions });
    await first.stop();
    const bank = first.beside({ pusher: service.pusher });
    await bank.start();
    const member = await bank.addMember({ accounts: { checking: 1_000_00, savings: 0 } });
    const caller = await bank.callerOf(member);
    const client = bank.clientFor(caller);
    const subscribe = (name: string) =>
      client.push.subscribe({ subscription: browser(name), language: 'es' });
    const send = () =>
      client.transfers.create({ intentKey: bank.newKey(), transfer: internal(1_00) });
    /** The browsers' pushes after a while. */
    const shown = async (ms = 20_000) => {
      await bank.clock.advance(ms);
      await bank.settle();
      return service.sent.map(({ about, subscription }) => [
        subscription.endpoint.slice('https://push.example/'.length),
        about.kind,
      ]);
    };
    return { bank, member, client, service, subscribe, send, shown };
  }

  test('R-P9 a browser that is subscribed is told, in its language, until it is not', async () => {
    const { client, service, subscribe, send, shown } = await bankWithMember();
    expect(await client.push.key()).toEqual({ publicKey: 'the public key' });
    await send();
    expect(await shown()).toEqual([]);
    await subscribe('one');
    const { endpoint } = browser('one');
    expect(await client.push.find({ endpoint })).toEqual({ isOn: true });
    await send();
    expect(await shown()).toEqual([['one', 'transfer']]);
    expect(service.sent[0]).toMatchObject({ language: 'es', subscription: { endpoint } });
    await client.push.unsubscribe({ endpoint });
    await send();
    expect(await shown()).toHaveLength(1);
  });

  test('R-P9 who is not there is not told: a bank without keys, an address that is refused', async () => {
    const { bank, member, client } = await bankWithMember();
    const without = await bank.beside({ pusher: undefined }).clientOf(member);
    expect(await without.push.key()).toEqual({ publicKey: null });
    const asked = { subscription: browser('one'), language: 'en' } as const;
    await expect(without.push.subscribe(asked)).rejects.toMatchObject({ code: 'PUSH_NOT_OFFERED' });
    const endpoint = 'http://10.0.0.1/';
    await expect(
      client.push.subscribe({ ...asked, subscription: { ...asked.subscription, endpoint } }),
    ).rejects.toMatchObject({ code: 'PUSH_ENDPOINT_REFUSED' });
  });

  test('R-P9 a browser is that of whoever turned it on last', async () => {
    const { bank, client, subscribe } = await bankWithMember();
    await subscribe('one');
    const other = await bank.clientOf(await bank.addMember());
    const { endpoint } = browser('one');
    expect(await other.push.find({ endpoint })).toEqual({ isOn: false });
    await other.push.unsubscribe({ endpoint });
    expect(await client.push.find({ endpoint })).toEqual({ isOn: true });
    await other.push.subscribe({ subscription: browser('one'), language: 'en' });
    expect(await client.push.find({ endpoint })).toEqual({ isOn: false });
  });

  test('R-P9 a browser that its push service has forgotten is told no more, nor what waits for it', async () => {
    const { client, service, subscribe, send, shown } = await bankWithMember();
    await subscribe('one');
    service.answerWith('one', later, { kind: 'gone' });
    await send();
    await send();
    expect(await shown(60_000)).toHaveLength(2);
    const { endpoint } = browser('one');
    expect(await client.push.find({ endpoint })).toEqual({ isOn: false });
    const { messages } = await client.settings.messages();
    expect(messages.map(({ channel, to, isGivenUp }) => [channel, to, isGivenUp])).toEqual([
      ['push', '', true],
      ['push', '', true],
    ]);
  });

  test('R-P9 a failure is tried again after longer and longer, no sooner than was asked, one after the other', async () => {
    const { service, subscribe, send, shown } = await bankWithMember();
    await subscribe('one');
    await subscribe('two');
    service.answerWith('one', later, { ...later, afterMs: 300_000 });
    await send();
    await send();
    const to = async (name: string, ms: number) =>
      (await shown(ms)).filter(([one]) => one === name).length;
    // A browser waits with both of its pushes, and the other does not wait for it.
    expect(await to('two', 10_000)).toBe(2);
    expect(await to('one', 0)).toBe(1);
    expect(await to('one', 40_000)).toBe(2);
    expect(await to('one', 240_000)).toBe(2);
    expect(await to('one', 80_000)).toBe(4);
  });

  test('R-P9 after a day it is given up, and what never works at once', async () => {
    const { bank, client, service, subscribe, send, shown } = await bankWithMember();
    await subscribe('one');
    service.answerWith('one', { kind: 'refused', why: 'It answered 413' });
    await send();
    await shown();
    service.answerWith('one', ...Array.from({ length: 60 }, () => later));
    await send();
    for (let hour = 0; hour < 26; hour += 1) {
      await bank.clock.leap(60 * 60_000);
      await bank.settle();
    }
    const { messages } = await client.settings.messages();
    expect(messages.map(({ isGivenUp }) => isGivenUp)).toEqual([true, true]);
    expect(service.sent.length).toBeLessThan(40);
  });

  test('R-P9 two processes send each push once, those of a browser one after the other', async () => {
    const { bank, service, subscribe, send } = await bankWithMember();
    await subscribe('one');
    await subscribe('two');
    await bank.stop();
    for (let index = 0; index < 5; index += 1) await send();
    const [one, other] = [bank.beside(), bank.beside()];
    await Promise.all([one.start(), other.start()]);
    for (let round = 0; round < 10; round += 1) await bank.clock.advance(6_000);
    expect(service.sent).toHaveLength(10);
    expect(new Set(service.sent.map(({ id }) => id)).size).toBe(10);
    await Promise.all([one.stop(), other.stop()]);
  });

  test('R-P9 a new subscription takes the place of the one whose secret is shown, without a session', async () => {
    const { bank, client, subscribe } = await bankWithMember();
    await subscribe('one');
    const former = browser('one');
    const nobody = bank.clientFor(new TestCaller(null));
    const next = { endpoint: former.endpoint, subscription: browser('two') };
    await nobody.push.renew({ ...next, auth: browser('two').keys.auth });
    expect(await client.push.find({ endpoint: browser('two').endpoint })).toEqual({ isOn: false });
    await nobody.push.renew({ ...next, auth: former.keys.auth });
    expect(await client.push.find({ endpoint: browser('two').endpoint })).toEqual({ isOn: true });
    expect(await client.push.find({ endpoint: former.endpoint })).toEqual({ isOn: false });
  });

  test('R-P9 signing out everywhere else, and what staff end, ends it', async () => {
    const { bank, member, client, subscribe } = await bankWithMember();
    const { endpoint } = browser('one');
    await subscribe('one');
    await client.security.endOtherSessions({});
    expect(await client.push.find({ endpoint })).toEqual({ isOn: false });
    await subscribe('one');
    await bank.bank.staff.endSessions({ username: member.username });
    expect(await (await bank.clientOf(member)).push.find({ endpoint })).toEqual({ isOn: false });
  });

  test('R-P9 a transfer under way, and a sign-in with a known browser, are not pushed', async () => {
    const { bank, member, client, subscribe, shown } = await bankWithMember();
    await addProfile(bank.dependencies, member, { email: '', phone: '' });
    await subscribe('one');
    await bank.callerOf(member);
    await client.transfers.create({ intentKey: bank.newKey(), transfer: zelle(1_00) });
    expect(await shown(1_000)).toEqual([]);
    expect(await shown()).toEqual([['one', 'transfer']]);
  });
});
