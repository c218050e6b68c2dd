import { expect, test } from 'vitest';
import { EventBell } from './event-bell.ts';

/** Whether the promise has been kept by the time that all work now under way is done. */
async function isKept(promise: Promise<unknown>): Promise<boolean> {
  const nothing = Symbol('nothing');
  return (
    (await Promise.race([promise, new Promise((done) => setImmediate(done, nothing))])) !== nothing
  );
}

function countedSignal() {
  const controller = new AbortController();
  const listeners = new Set<unknown>();
  const signal: AbortSignal = Object.assign(controller.signal, {
    addEventListener: (...[type, listener]: Parameters<AbortSignal['addEventListener']>) => {
      listeners.add(listener);
      EventTarget.prototype.addEventListener.call(controller.signal, type, listener);
    },
    removeEventListener: (...[type, listener]: Parameters<AbortSignal['removeEventListener']>) => {
      listeners.delete(listener);
      EventTarget.prototype.removeEventListener.call(controller.signal, type, listener);
    },
  });
  return { signal, listeners, abort: () => controller.abort() };
}

test('anyone who waits for a member is woken by that member’s ring', async () => {
  const bell = new EventBell();
  const waits = [bell.nextRing(['one'], undefined).rung, bell.nextRing(['one'], undefined).rung];
  const other = bell.nextRing(['other'], undefined).rung;
  bell.ring('one');
  expect(await Promise.all(waits.map(isKept))).toEqual([true, true]);
  expect(await isKept(other)).toBe(false);
});

test('a ring wakes those who wait already, and nobody who comes later', async () => {
  const bell = new EventBell();
  bell.ring('one');
  const late = bell.nextRing(['one'], undefined).rung;
  expect(await isKept(late)).toBe(false);
  bell.ring('one');
  expect(await isKept(late)).toBe(true);
});

test('silence wakes everybody, and nobody waits afterwards', async () => {
  const bell = new EventBell();
  const waits = [bell.nextRing(['one'], undefined).rung, bell.nextRing(['other'], undefined).rung];
  expect(bell.isSilent).toBe(false);
  bell.silence();
  expect(bell.isSilent).toBe(true);
  waits.push(bell.nextRing(['one'], undefined).rung);
  expect(await Promise.all(waits.map(isKept))).toEqual([true, true, true]);
});

test('a client that goes away is waited for no longer', async () => {
  const bell = new EventBell();
  const { signal, abort } = countedSignal();
  const wait = bell.nextRing(['one'], signal).rung;
  abort();
  expect(await isKept(wait)).toBe(true);
  expect(await isKept(bell.nextRing(['one'], signal).rung)).toBe(true);
});

test.each(['a ring', 'silence', 'the client going away', 'forgetting'])(
  '%s leaves no listener behind',
  (end) => {
    const bell = new EventBell();
    const { signal, listeners, abort } = countedSignal();
    const rings = [bell.nextRing(['one'], signal), bell.nextRing(['one'], signal)];
    expect(listeners.size).toBe(2);
    if (end === 'a ring') bell.ring('one');
    else if (end === 'silence') bell.silence();
    else if (end === 'forgetting') rings.forEach((ring) => ring.forget());
    else abort();
    expect(listeners.size).toBe(0);
  },
);
