import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { EpochMs } from '#contract/time/time.ts';
import { systemClock, watchClock } from './clock.ts';

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

test('An overdue sleeper wakes soon, but never before wakeAt has returned', () => {
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

const hour = 3_600_000;

function watched() {
  const log = { info: vi.fn<() => void>(), error: vi.fn<() => void>() };
  const onJump = vi.fn<(byMs: number) => void>();
  return { log, onJump, stop: watchClock(log, onJump) };
}

test('A clock that is put back is told once, with by how much', () => {
  const { log, onJump } = watched();
  vi.advanceTimersByTime(60_000);
  vi.setSystemTime(Date.now() - hour);
  vi.advanceTimersByTime(60_000);
  expect(log.error).toHaveBeenCalledOnce();
  expect(log.error).toHaveBeenCalledWith(
    'The clock of this machine was put back',
    expect.objectContaining({ byMs: -hour }),
  );
  expect(log.info).not.toHaveBeenCalled();
  expect(onJump).toHaveBeenCalledExactlyOnceWith(-hour);
});

test('A clock that is put forward is told as well', () => {
  const { log } = watched();
  vi.setSystemTime(Date.now() + hour);
  vi.advanceTimersByTime(60_000);
  expect(log.info).toHaveBeenCalledOnce();
  expect(log.error).not.toHaveBeenCalled();
});

test('A clock that is adjusted by milliseconds is not', () => {
  const { log } = watched();
  for (let times = 0; times < 20; times += 1) {
    vi.setSystemTime(Date.now() - 100);
    vi.advanceTimersByTime(5_000);
  }
  expect(log.error).not.toHaveBeenCalled();
});

test('When the watch is over, nothing is told', () => {
  const { log, stop } = watched();
  stop();
  vi.setSystemTime(Date.now() - hour);
  vi.advanceTimersByTime(60_000);
  expect(log.error).not.toHaveBeenCalled();
});
