import type { EpochMs } from '#contract/time/time.ts';
import { describeOnEveryStore } from '../testing/on-every-store.ts';
import { StoreUnavailable } from '#stores/store.ts';
import { expect, test, vi } from 'vitest';
import { EventBell } from '../member-log/event-bell.ts';
import type { Tables } from '../tables.ts';
import { openTestBank } from '../testing/test-bank.ts';
import { DueWork } from './due-work.ts';
import type { DueItem, DueSource, WantedItems } from './due-source.ts';

/** A source with its list in memory, so that each way to fail can be had. */
class ListedWork implements DueSource {
  readonly name: string;
  readonly waiting = new Map<string, EpochMs>();
  readonly done: string[] = [];
  /** The failing items, and their errors. */
  readonly broken = new Map<string, Error>();
  listFails: Error | null = null;
  /** How each pass has ended. */
  readonly passes: boolean[] = [];

  constructor(name = 'listed') {
    this.name = name;
  }

  next(_: unknown, limit: number, { after }: WantedItems = {}) {
    if (this.listFails) {
      return Promise.reject(this.listFails);
    }
    const items = [...this.waiting]
      .map(([id, dueAt]) => ({ id, dueAt }))
      .filter((item) => after === undefined || inOrder(after, item) < 0);
    return Promise.resolve(items.toSorted(inOrder).slice(0, limit));
  }

  endPass(isAllDone: boolean) {
    this.passes.push(isAllDone);
  }

  finish(_: unknown, id: string) {
    const error = this.broken.get(id);
    if (error) {
      return Promise.reject(error);
    }
    this.waiting.delete(id);
    this.done.push(id);
    return Promise.resolve('member-1');
  }
}

function inOrder(one: DueItem, other: DueItem): number {
  return one.dueAt - other.dueAt || (one.id < other.id ? -1 : Number(one.id > other.id));
}

describeOnEveryStore('work that is due later', ({ open }) => {
  /** The work over a store whose bank stands still, so that nobody else wakes up. */
  async function prepareAlone(...sources: ListedWork[]) {
    const bank = await openTestBank(await open<Tables>());
    await bank.stop();
    const { store, clock, log } = bank;
    const bell = new EventBell();
    const work = new DueWork({ store, clock, log, bell }, sources);
    const inMs = (ms: number) => (clock.now() + ms) as EpochMs;
    return { work, clock, log, bell, inMs };
  }

  /** The same, with a clock that waits for the work that a wake-up has started. */
  async function prepare(...sources: ListedWork[]) {
    const prepared = await prepareAlone(...sources);
    prepared.clock.afterEachWake(() => prepared.work.start());
    return prepared;
  }

  test('nothing is done before the start, and what is overdue is done at the start', async () => {
    const source = new ListedWork();
    const { work, inMs } = await prepare(source);
    source.waiting.set('overdue', inMs(-60_000)).set('later', inMs(1));
    expect(source.done).toEqual([]);
    await work.start();
    expect(source.done).toEqual(['overdue']);
  });

  test('each item is done at its time, in the order of their times', async () => {
    const source = new ListedWork();
    const { work, clock, inMs } = await prepare(source);
    source.waiting.set('third', inMs(3_000)).set('first', inMs(1_000)).set('second', inMs(1_000));
    await work.start();
    await clock.advance(999);
    expect(source.done).toEqual([]);
    await clock.advance(1);
    expect(source.done).toEqual(['first', 'second']);
    await clock.advance(2_000);
    expect(source.done).toEqual(['first', 'second', 'third']);
  });

  test('a store that cannot do its work is tried with three items a second, not with all', async () => {
    const source = new ListedWork();
    const { work, clock, log, inMs } = await prepareAlone(source);
    const items = Array.from({ length: 8 }, (_, index) => `item-${index}`);
    for (const item of items) {
      source.waiting.set(item, inMs(0));
      source.broken.set(item, new StoreUnavailable('The disk is full.'));
    }
    await work.start();
    expect(log.lines).toHaveLength(3);
    await clock.advance(1_000);
    await vi.waitFor(() => expect(clock.nextWakeAt).toBe(inMs(1_000)));
    expect(log.lines).toHaveLength(6);
    source.broken.clear();
    await clock.advance(1_000);
    await vi.waitFor(() => expect(source.done).toEqual(['item-6', 'item-7']));
    await vi.waitFor(() => expect(clock.nextWakeAt).toBe(inMs(1_000)));
    await clock.advance(1_000);
    await vi.waitFor(() => expect(source.done.toSorted()).toEqual(items));
  });

  test('it wakes by itself: nobody but the clock calls it', async () => {
    const source = new ListedWork();
    const { work, clock, inMs } = await prepareAlone(source);
    source.waiting.set('one', inMs(1_000));
    await work.start();
    await clock.advance(1_000);
    await vi.waitFor(() => expect(clock.nextWakeAt).toBe(inMs(5_000)));
    expect(source.done).toEqual(['one']);
    source.waiting.set('two', inMs(500));
    work.expect(inMs(500));
    await clock.advance(500);
    await vi.waitFor(() => expect(source.done).toEqual(['one', 'two']));
  });

  test('work expected earlier than the next wake moves the wake forward, never back', async () => {
    const { work, clock, inMs } = await prepare(new ListedWork());
    await work.start();
    expect(clock.nextWakeAt).toBe(inMs(5_000));
    work.expect(inMs(3_000));
    expect(clock.nextWakeAt).toBe(inMs(3_000));
    work.expect(inMs(4_000));
    expect(clock.nextWakeAt).toBe(inMs(3_000));
  });

  test('it looks again at least every five seconds, for what another process left behind', async () => {
    const source = new ListedWork();
    const { work, clock, inMs } = await prepare(source);
    await work.start();
    source.waiting.set('left behind', inMs(100));
    await clock.advance(4_999);
    expect(source.done).toEqual([]);
    await clock.advance(1);
    expect(source.done).toEqual(['left behind']);
  });

  test('more than can be read at once is done all the same, without waiting', async () => {
    const source = new ListedWork();
    const { work, clock, inMs } = await prepare(source);
    const names = Array.from(
      { length: 250 },
      (_, index) => `item ${String(index).padStart(3, '0')}`,
    );
    for (const name of names) {
      source.waiting.set(name, inMs(1_000));
    }
    await work.start();
    await clock.advance(1_000);
    expect(source.done).toEqual(names);
  });

  test('one item that fails holds up no other; it is logged and tried again a second later', async () => {
    const source = new ListedWork();
    const { work, clock, log, inMs } = await prepare(source);
    const broken = new Error('This one is broken');
    source.broken.set('bad', broken);
    source.waiting.set('bad', inMs(1_000)).set('good', inMs(1_001));
    await work.start();
    await clock.advance(1_001);
    expect(source.done).toEqual(['good']);
    expect(log.lines).toContainEqual({
      level: 'error',
      message: expect.any(String) as string,
      facts: { error: broken, source: 'listed', id: 'bad' },
    });
    source.broken.clear();
    await clock.advance(1_000);
    expect(source.done).toEqual(['good', 'bad']);
  });

  test('hundreds of items that fail again and again hold up no other, and are tried again a second later', async () => {
    const source = new ListedWork();
    const { work, clock, inMs } = await prepare(source);
    const bad = Array.from({ length: 200 }, (_, index) => `bad ${String(index).padStart(3, '0')}`);
    for (const name of bad) {
      source.waiting.set(name, inMs(1_000));
      source.broken.set(name, new Error('This one is broken'));
    }
    source.waiting.set('good', inMs(1_001)).set('later', inMs(3_500));
    await work.start();
    await clock.advance(1_001);
    expect(source.done).toEqual(['good']);
    expect(clock.nextWakeAt).toBe(inMs(1_000));
    await clock.advance(1_000);
    await clock.advance(1_499);
    expect(source.done).toEqual(['good', 'later']);
    source.broken.clear();
    await clock.advance(1_000);
    expect(source.done).toEqual(['good', 'later', ...bad]);
  });

  test('a source that cannot be read holds up no other; it is read again a second later', async () => {
    const first = new ListedWork('first');
    const second = new ListedWork('second');
    const { work, clock, log, inMs } = await prepare(first, second);
    first.waiting.set('one', inMs(0));
    second.waiting.set('two', inMs(0));
    first.listFails = new Error('The store is out of reach');
    await work.start();
    expect([...first.done, ...second.done]).toEqual(['two']);
    expect(log.lines).toMatchObject([{ level: 'error', facts: { source: 'first' } }]);
    first.listFails = null;
    await clock.advance(1_000);
    expect(first.done).toEqual(['one']);
  });

  test('the member is told of what was done', async () => {
    const source = new ListedWork();
    const { work, bell, inMs } = await prepare(source);
    const { rung } = bell.nextRing(['member-1'], undefined);
    source.waiting.set('one', inMs(0));
    await work.start();
    await expect(rung).resolves.toBeUndefined();
  });

  test('after the stop nobody sleeps and nothing is done', async () => {
    const source = new ListedWork();
    const { work, clock, inMs } = await prepareAlone(source);
    source.waiting.set('one', inMs(1_000));
    await work.start();
    await work.stop();
    expect(clock.nextWakeAt).toBeUndefined();
    work.expect(inMs(100));
    await clock.advance(10_000);
    expect(source.done).toEqual([]);
  });

  test('the stop waits for the work at hand', async () => {
    const source = new ListedWork();
    const { work, inMs } = await prepare(source);
    source.waiting.set('one', inMs(0)).set('two', inMs(0));
    const started = work.start();
    await work.stop();
    const done = [...source.done];
    await started;
    expect(source.done).toEqual(done);
  });

  test('A source hears of the end of each pass, and whether all of it is done', async () => {
    const source = new ListedWork();
    const { work, inMs } = await prepareAlone(source);
    source.waiting.set('one', inMs(0));
    await work.start();
    expect(source.passes).toEqual([true]);
    source.waiting.set('two', inMs(0));
    source.broken.set('two', new Error('It cannot be done.'));
    await work.start();
    expect(source.passes).toEqual([true, false]);
    await work.stop();
  });
});
