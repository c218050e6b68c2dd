import { expect, test } from 'vitest';
import type { Tables } from '../tables.ts';
import type { MailedChannel } from '../member-log/messages-of.ts';
import type { Mailer, MailerMessage } from '../ports.ts';
import { describeOnServerStores, describeWithTables } from '../testing/on-every-store.ts';
import { openTestBank } from '../testing/test-bank.ts';
import { MessageSender } from './message-sender.ts';

const dayMs = 24 * 60 * 60_000;

/** Takes all messages except those that a test makes fail. */
class TestMailer implements Mailer {
  readonly tried: string[] = [];
  readonly taken: MailerMessage[] = [];
  readonly refused = new Set<string>();
  /** Runs before a message is taken. */
  before: (id: string) => Promise<void> = async () => {};

  async take(message: MailerMessage): Promise<void> {
    this.tried.push(message.id);
    await this.before(message.id);
    if (this.refused.has(message.id)) throw new Error('The mail server is away');
    this.taken.push(message);
  }

  send = () => Promise.reject(new Error('There are no codes here'));

  get ids(): string[] {
    return this.taken.map(({ id }) => id);
  }
}

type Opened = Parameters<Parameters<typeof describeOnServerStores>[1]>[0]['open'];

/** Messages of a member, in a bank that stands still, and the sender of a channel. */
async function prepare(open: Opened, ids: readonly string[]) {
  const bank = await openTestBank(await open<Tables>());
  await bank.stop();
  const { store, clock, log } = bank;
  const { personId } = await bank.addMember();
  let sequence = 0;
  const write = (id: string, channel: MailedChannel = 'email') =>
    store.db
      .insertInto('outgoing_message')
      .values({
        id,
        person_id: personId,
        log_id: personId,
        channel,
        recipient: 'jordan@example.com',
        kind: 'security',
        event_sequence: (sequence += 1),
        body: JSON.stringify({ kind: 'security', change: 'password-changed' }),
        at: clock.now(),
        due_at: clock.now(),
        sent_at: null,
        given_up_at: null,
      })
      .execute();
  for (const id of ids) await write(id);
  const mailer = new TestMailer();
  const senderOf = (channel: MailedChannel = 'email', given: Mailer = mailer) =>
    new MessageSender({ store, clock, log, mailer: given }, channel);
  const sender = senderOf();
  clock.afterEachWake(() => sender.start());
  const rows = () =>
    store.db
      .selectFrom('outgoing_message')
      .select(['id', 'due_at', 'sent_at', 'given_up_at'])
      .orderBy('id')
      .execute();
  return { sender, senderOf, mailer, clock, log, write, rows };
}

describeOnServerStores('messages to members, of several processes', ({ open }) => {
  test('R-P5 are sent once, whoever of them looks', async () => {
    const ids = Array.from({ length: 25 }, (_, index) => `message-${10 + index}`);
    const { senderOf, mailer, rows } = await prepare(open, ids);
    const processes = [senderOf(), senderOf(), senderOf()];
    await Promise.all(processes.map((sender) => sender.start()));
    await Promise.all(processes.map((sender) => sender.stop()));
    expect(mailer.ids.toSorted()).toEqual(ids);
    expect((await rows()).filter(({ sent_at: at }) => at === null)).toEqual([]);
  });

  test('R-P5 a message that a process had when it died is sent by another, five minutes later', async () => {
    const { sender, senderOf, mailer, clock, write } = await prepare(open, ['a', 'b']);
    const dead = new TestMailer();
    const died = new Promise<void>((resolve) => {
      dead.before = () => {
        resolve();
        return new Promise(() => {});
      };
    });
    void senderOf('email', dead).start();
    await died;
    await write('c');
    await sender.start();
    expect(mailer.ids).toEqual(['c']);
    await clock.advance(5 * 60_000 - 1);
    expect(mailer.ids).toEqual(['c']);
    await clock.advance(1);
    expect(mailer.ids).toEqual(['c', 'a', 'b']);
  });
});

describeWithTables(['node-sqlite'], 'messages to members', ({ open }) => {
  test('R-P5 leave in their order, whole, each by its channel', async () => {
    const { sender, mailer, clock, write } = await prepare(open, ['a', 'b']);
    await write('text', 'sms');
    await sender.start();
    expect(mailer.ids).toEqual(['a', 'b']);
    expect(mailer.taken[0]).toEqual({
      id: 'a',
      channel: 'email',
      to: 'jordan@example.com',
      about: { kind: 'security', change: 'password-changed' },
      at: clock.now(),
    });
  });

  test('one that was not taken is tried again half a minute later, under the same id, and logged', async () => {
    const { sender, mailer, clock, log, rows } = await prepare(open, ['a', 'b']);
    mailer.refused.add('a');
    await sender.start();
    expect(mailer.ids).toEqual(['b']);
    expect(log.lines.splice(0)).toMatchObject([{ level: 'error', facts: { id: 'a' } }]);
    mailer.refused.clear();
    await clock.advance(29_999);
    expect(mailer.tried).toEqual(['a', 'b']);
    await clock.advance(1);
    expect(mailer.ids).toEqual(['b', 'a']);
    expect(await rows()).toMatchObject([
      { id: 'a', due_at: null, sent_at: clock.now() },
      { id: 'b', due_at: null },
    ]);
  });

  test('a mail server that is away is asked three times and then left alone for half a minute', async () => {
    const { sender, mailer, clock, log } = await prepare(open, ['a', 'b', 'c', 'd', 'e']);
    for (const id of ['a', 'b', 'c', 'd']) mailer.refused.add(id);
    await sender.start();
    expect(mailer.tried).toEqual(['a', 'b', 'c']);
    await clock.advance(29_999);
    expect(mailer.tried).toHaveLength(3);
    await clock.advance(1);
    // Those that were not tried come before those that failed.
    expect(mailer.tried.slice(3, 5)).toEqual(['d', 'e']);
    expect(mailer.ids).toEqual(['e']);
    log.lines.length = 0;
  });

  test('one is given up after two days, which is logged, and is not sent later', async () => {
    const { sender, mailer, clock, log, rows } = await prepare(open, ['a']);
    mailer.refused.add('a');
    await clock.leap(2 * dayMs);
    await sender.start();
    expect(log.lines.splice(0).map(({ message }) => message)).toEqual([
      'A message could not be sent for too long, and is given up',
    ]);
    expect(await rows()).toMatchObject([{ due_at: null, sent_at: null, given_up_at: clock.now() }]);
    mailer.refused.clear();
    await clock.advance(10 * 60_000);
    expect(mailer.ids).toEqual([]);
  });

  test('after the stop the message at hand has left, and the others wait for the next process', async () => {
    const { sender, senderOf, mailer } = await prepare(open, ['a', 'b', 'c']);
    let stopped: Promise<void> = Promise.resolve();
    mailer.before = async () => void (stopped = sender.stop());
    await sender.start();
    await stopped;
    expect(mailer.ids).toEqual(['a']);
    const next = new TestMailer();
    const other = senderOf('email', next);
    await other.start();
    await other.stop();
    expect(next.ids).toEqual(['b', 'c']);
  });
});
