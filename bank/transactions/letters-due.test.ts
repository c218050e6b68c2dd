import { expect, test } from 'vitest';
import { faultsOf } from '../testing/audited.ts';
import { describeOnEveryStore } from '../testing/on-every-store.ts';
import type { Tables } from '../tables.ts';
import { type Client, longSessions, openTestBank, type TestBank } from '../testing/test-bank.ts';
import { addProfile, type TestMember } from '../testing/test-member.ts';
import { addParty } from '../testing/test-party.ts';
import { lettersDue } from './letters-due.ts';

const day = 24 * 60 * 60_000;
const endOfMarch = Date.parse('2026-04-01T04:00:00Z');

async function goTo(bank: TestBank, at: number): Promise<void> {
  await bank.clock.leap(at - bank.clock.now());
  for (let round = 0; round < 4; round += 1) await bank.settle();
}

const emailsOf = async ({ store }: TestBank) =>
  await store.db
    .selectFrom('outgoing_message')
    .select(['recipient', 'channel', 'body'])
    .where('kind', '=', 'letter')
    .orderBy('id')
    .execute();

const toldTo = async (client: Client) =>
  (await client.events.recent({ limit: 50 })).events.flatMap((event) =>
    event.kind === 'letter' ? [event.month] : [],
  );

describeOnEveryStore('the letters of a month that is over', ({ open }) => {
  async function bankWithMember() {
    const bank = await openTestBank(await open<Tables>(), { policy: longSessions });
    const member = await bank.addMember({ accounts: { checking: 0, savings: 0 } });
    await addProfile(bank.dependencies, member);
    const spend = async (by: TestMember) =>
      await bank.addPayment(by, { type: 'credit', amount: 12_34, at: bank.clock.now() });
    return { bank, member, client: await bank.clientOf(member), spend };
  }

  test('R-X7 go out once as an email without figures, however many processes look', async () => {
    const { bank, member, client, spend } = await bankWithMember();
    await spend(member);
    await goTo(bank, endOfMarch + 4 * 60_000);
    expect(await toldTo(client)).toEqual([]);
    const other = bank.beside();
    await other.start();
    bank.clock.set(endOfMarch + 6 * 60_000);
    await Promise.all([bank.settle(), other.settle()]);
    await Promise.all([bank.settle(), other.settle()]);
    await other.stop();
    await goTo(bank, endOfMarch + 2 * day);
    expect(await toldTo(client)).toEqual(['2026-03']);
    const [email, ...more] = await emailsOf(bank);
    expect(more).toEqual([]);
    expect(email?.channel).toBe('email');
    expect(JSON.parse(email?.body ?? '')).toEqual({ kind: 'letter', month: '2026-03' });
    expect(await faultsOf(bank)).toEqual([]);
  });

  test('R-X7 tell nobody whose accounts had no entry in the month, and nobody twice who owns several', async () => {
    const { bank, member, client, spend } = await bankWithMember();
    const business = await bank.addMember();
    await addParty(bank, business, member, { role: 'joint-owner' });
    const idle = await bank.clientOf(await bank.addMember());
    await spend(member);
    await spend(business);
    await goTo(bank, endOfMarch + day);
    expect(await toldTo(client)).toEqual(['2026-03']);
    expect(await toldTo(await bank.clientOf(business))).toEqual(['2026-03']);
    expect(await toldTo(idle)).toEqual([]);
    await goTo(bank, endOfMarch + 31 * day);
    expect(await toldTo(client)).toEqual(['2026-03']);
  });

  test('R-X7 go to nobody who has turned them off; the notifications tell of them all the same', async () => {
    const { bank, member, client, spend } = await bankWithMember();
    await client.settings.setNotifications({ letters: false });
    await spend(member);
    await goTo(bank, endOfMarch + day);
    expect(await emailsOf(bank)).toEqual([]);
    expect(await toldTo(client)).toEqual(['2026-03']);
  });

  test('R-X7 of a run that was interrupted go to those who were not told, and of two missed months the newest alone', async () => {
    const { bank, member, client, spend } = await bankWithMember();
    const others = [];
    for (let count = 0; count < 21; count += 1) others.push(await bank.addMember());
    for (const one of [member, ...others]) await spend(one);
    await bank.stop();
    bank.clock.set(endOfMarch + day);
    const source = lettersDue(bank.dependencies);
    const [first, ...rest] = await source.next(bank.store.db, 100);
    expect(rest).toHaveLength(2);
    const finish = async (id = '') =>
      await bank.store.transact((scope) => source.finish(scope, id, bank.clock.now()));
    const countTold = async () =>
      (
        await bank.store.db
          .selectFrom('audit_record')
          .where('action', '=', 'letter-told')
          .selectAll()
          .execute()
      ).length;
    await finish(first?.id);
    await finish(first?.id);
    await finish(rest.at(-1)?.id);
    await bank.start();
    expect(await countTold()).toBe(22);
    await bank.stop();
    for (const one of [member, ...others]) await spend(one);
    bank.clock.set(endOfMarch + 70 * day);
    await spend(member);
    await bank.start();
    expect(await countTold()).toBe(22);
    await goTo(bank, endOfMarch + 95 * day);
    expect(await toldTo(client)).toEqual(['2026-06', '2026-03']);
    await bank.stop();
  });
});
