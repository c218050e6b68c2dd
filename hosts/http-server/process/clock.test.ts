import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { EpochMs } from '#contract/time/time.ts';
import { systemClock } from './clock.ts';

const start = Date.UTC(2026, 0, 5, 15);
const inMs = (delay: number) => (start + delay) as EpochMs;

beforeEach(() => vi.useFakeTimers({ now: start }));
afterEach(() => vi.useRealTimers());

test('Anyone who waits is woken once, and not before the time', () => {
  const wake = vi.fn<() => void>();
  systemClock.wakeAt(inMs(4_999), wake);
  vi.advanceTimersByTime(4_998);
  expect(wake).not.toHaveBeenCalled();
  vi.advanceTimersByTime(1);
  expect(wake).toHaveBeenCalledOnce();
  vi.advanceTimersByTime(1_000_000);
  expect(wake).toHaveBeenCalledOnce();
});

test('What is overdue wakes soon, but never before wakeAt has returned', () => {
  const wake = vi.fn<() => void>();
  systemClock.wakeAt(inMs(-1), wake);
  expect(wake).not.toHaveBeenCalled();
  vi.advanceTimersByTime(1);
  expect(wake).toHaveBeenCalledOnce();
});

test('A wait of 40 days, longer than a timer can be, ends on its day', () => {
  const days = 86_400_000;
  const wake = vi.fn<() => void>();
  systemClock.wakeAt(inMs(40 * days), wake);
  vi.advanceTimersByTime(40 * days - 1);
  expect(wake).not.toHaveBeenCalled();
  vi.advanceTimersByTime(1);
  expect(wake).toHaveBeenCalledOnce();
});

test('When the clock of the machine is put forward, the wake is late by a minute at most', () => {
  const wake = vi.fn<() => void>();
  systemClock.wakeAt(inMs(3_600_000), wake);
  vi.setSystemTime(inMs(3_600_000));
  vi.advanceTimersByTime(60_000);
  expect(wake).toHaveBeenCalledOnce();
});

test('When the clock is put back, nobody is woken early', () => {
  const wake = vi.fn<() => void>();
  systemClock.wakeAt(inMs(5_000), wake);
  vi.setSystemTime(inMs(-3_600_000));
  vi.advanceTimersByTime(3_600_000 + 4_999);
  expect(wake).not.toHaveBeenCalled();
  vi.advanceTimersByTime(1);
  expect(wake).toHaveBeenCalledOnce();
});

test('A wake that was taken back does not come', () => {
  const wake = vi.fn<() => void>();
  const takeBack = systemClock.wakeAt(inMs(120_000), wake);
  vi.advanceTimersByTime(60_001);
  takeBack();
  vi.advanceTimersByTime(1_000_000);
  expect(wake).not.toHaveBeenCalled();
});

test('Anyone who waits does not keep the process alive', () => {
  vi.useRealTimers();
  const timers = () => process.getActiveResourcesInfo().filter((name) => name === 'Timeout').length;
  const before = timers();
  const takeBack = systemClock.wakeAt((Date.now() + 60_000) as EpochMs, () => {});
  expect(timers()).toBe(before);
  takeBack();
});
