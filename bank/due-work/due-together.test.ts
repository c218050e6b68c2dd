import { expect, test } from 'vitest';
import { EventBell } from '../member-log/event-bell.ts';
import type { Tables } from '../tables.ts';
import { describeOnEveryStore, describeWithTables } from '../testing/on-every-store.ts';
import { openTestBank } from '../testing/test-bank.ts';
import { DueWork } from './due-work.ts';
import { dueAmong, type DueSource } from './due-source.ts';

/** Members stand in for due rows: the due time is the time of joining, and done members have another plan. */
const waiting = dueAmong((db) =>
  db
    .selectFrom('membership')
    .select(['id', 'created_at as due_at', 'id as membership_id'])
    .where('plan', '=', 'waiting'),
);

describeOnEveryStore('what is due together', ({ open }) => {
  async function prepare(items: readonly string[], broken: ReadonlySet<string> = new Set()) {
    const bank = await openTestBank(await open<Tables>());
    await bank.stop();
    const { store, clock, log } = bank;
    await store.db
      .insertInto('membership')
      .values(
        items.map((id) => ({
          id,
          number: id,
          plan: 'waiting',
          member_since: '2026-03-02',
          created_at: clock.now(),
        })),
      )
      .execute();
    const transactions: string[][] = [];
    const source: DueSource = {
      name: 'members',
      togetherMost: 10,
      next: waiting,
      async finishTogether({ trx }, ids) {
        transactions.push([...ids]);
        await trx.updateTable('membership').set({ plan: 'done' }).where('id', 'in', ids).execute();
        if (ids.some((id) => broken.has(id))) throw new Error('One of these is broken');
        return ids;
      },
      async finish(scope, id, now) {
        const [told] = (await this.finishTogether?.(scope, [id], now)) ?? [];
        return told;
      },
    };
    const process = () => new DueWork({ store, clock, log, bell: new EventBell() }, [source]);
    const done = async () => {
      const rows = await store.db
        .selectFrom('membership')
        .select('id')
        .where('plan', '=', 'done')
        .orderBy('id')
        .execute();
      return rows.map(({ id }) => id);
    };
    return { store, clock, log, source, transactions, process, done };
  }

  const items = Array.from({ length: 25 }, (_, index) => `item-${10 + index}`);

  test('items share transactions, in their order, and no more of them than the source says', async () => {
    const { transactions, process, done } = await prepare(items);
    await process().start();
    expect(transactions).toEqual([items.slice(0, 10), items.slice(10, 20), items.slice(20)]);
    expect(await done()).toEqual(items);
  });

  test('one that fails undoes none of the others, and is alone when it is tried again', async () => {
    const { clock, transactions, process, done, log } = await prepare(
      items.slice(0, 4),
      new Set(['item-11']),
    );
    const work = process();
    clock.afterEachWake(() => work.start());
    await work.start();
    expect(transactions).toEqual([
      ['item-10', 'item-11', 'item-12', 'item-13'],
      ['item-10'],
      ['item-11'],
      ['item-12'],
      ['item-13'],
    ]);
    expect(await done()).toEqual(['item-10', 'item-12', 'item-13']);
    expect(log.lines).toMatchObject([{ level: 'error', facts: { id: 'item-11' } }]);
    transactions.length = 0;
    await clock.advance(1_000);
    expect(new Set(transactions.map(String))).toEqual(new Set(['item-11']));
  });

  test('several processes do each item once', async () => {
    const { transactions, process, done } = await prepare(items);
    await Promise.all([process().start(), process().start(), process().start()]);
    expect(transactions.flat().toSorted()).toEqual(items);
    expect(await done()).toEqual(items);
  });
});

describeWithTables(['postgres'], 'what is due while somebody has locked rows', ({ open }) => {
  test('a locked membership holds up what is its own alone, which goes on a second after it is free', async () => {
    const bank = await openTestBank(await open<Tables>());
    await bank.stop();
    const { store, clock, log } = bank;
    const members = [await bank.addMember(), await bank.addMember(), await bank.addMember()];
    const [locked] = members;
    const done: string[] = [];
    const source: DueSource = {
      name: 'members',
      togetherMost: 10,
      next: (_, __, { after } = {}) =>
        Promise.resolve(
          after
            ? []
            : members
                .filter(({ membershipId }) => !done.includes(membershipId))
                .map(({ membershipId }) => ({
                  id: membershipId,
                  dueAt: clock.now(),
                  membershipId,
                })),
        ),
      finish(_, id) {
        done.push(id);
        return Promise.resolve(undefined);
      },
    };
    const outside = await store.db.startTransaction().execute();
    await outside
      .selectFrom('membership')
      .select('id')
      .where('id', '=', locked?.membershipId ?? '')
      .forUpdate()
      .execute();
    const work = new DueWork({ store, clock, log, bell: new EventBell() }, [source]);
    clock.afterEachWake(() => work.start());
    await work.start();
    const others = members.slice(1).map(({ membershipId }) => membershipId);
    expect(done).toEqual(others);
    await outside.rollback().execute();
    await clock.advance(1_000);
    expect(done).toEqual([...others, locked?.membershipId]);
    expect(log.lines).toEqual([]);
  });
});
