import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { watchClock } from './clock.ts';

const start = Date.UTC(2026, 0, 5, 15);
const hour = 3_600_000;

beforeEach(() => vi.useFakeTimers({ now: start }));
afterEach(() => vi.useRealTimers());

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
