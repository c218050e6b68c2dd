import { ORPCError } from '@orpc/client';
import { describe, expect, it } from 'vitest';
import type { MemberEvent } from '#contract/events/events.ts';
import type { EpochMs } from '#contract/time/time.ts';
import { followEvents, pauseMs, type Following } from './follow-events.ts';

const refused = new ORPCError('SIGNED_OUT', { defined: true });

describe('following events', () => {
  it('tells of each event in order', async () => {
    const { told } = await follow('0', [stream(1, 2, 3)]);
    expect(told).toEqual(['heard', 'event 1', 'event 2', 'event 3', 'signed out']);
  });

  it('begins after the last event known, and again after the last one seen', async () => {
    const { opened } = await follow('7', [stream(8, 9), breaking(10), stream()]);
    expect(opened).toEqual(['7', '9', '10', '10']);
  });

  it('opens again when the stream breaks and when it ends', async () => {
    const { told } = await follow('0', [breaking(1), stream(2)]);
    expect(told).toEqual(['heard', 'event 1', 'heard', 'event 2', 'signed out']);
  });

  it('says that something may be missed only where it did not know where to begin', async () => {
    const { told } = await follow(null, [stream(1), stream(2)]);
    expect(told).toEqual(['may have missed', 'heard', 'event 1', 'heard', 'event 2', 'signed out']);
  });

  it('says that the bank is not heard after the second failure in a row, and when it is again', async () => {
    const down = Promise.reject(new Error('no connection'));
    down.catch(() => undefined);
    const { told, paused } = await follow('0', [down, down, down, stream()]);
    expect(told).toEqual(['not heard', 'not heard', 'heard', 'signed out']);
    expect(paused).toEqual([1000, 2000, 4000, 1000]);
  });

  it('stands back where its stream had to make room, and then goes on from the last one seen', async () => {
    const { told, opened, paused } = await follow('0', [replaced(1), stream(2)]);
    expect(opened).toEqual(['0', '1', '2']);
    expect(told).toEqual(['heard', 'event 1', 'stood back', 'heard', 'event 2', 'signed out']);
    expect(paused).toEqual([1000]);
  });

  it('stops when it is told to', async () => {
    const stop = new AbortController();
    const { told } = await follow('0', [stream(1, 2, 3)], stop, () => stop.abort());
    expect(told).toEqual(['heard', 'event 1', 'event 2', 'event 3']);
  });

  it('waits at most half a minute', () => {
    expect(pauseMs(1)).toBe(1000);
    expect(pauseMs(40)).toBe(30_000);
  });
});

/** Follows through these streams in sequence; after the last the session has ended. */
async function follow(
  lastSeen: string | null,
  streams: (AsyncIterable<MemberEvent> | Promise<never>)[],
  stop = new AbortController(),
  onEvent: () => void = () => undefined,
) {
  const told: string[] = [];
  const opened: (string | null)[] = [];
  const paused: number[] = [];
  const waiting = [...streams];
  const following: Following = {
    lastSeen,
    open: async (from) => {
      opened.push(from);
      const next = waiting.shift();
      if (next === undefined) throw refused;
      return next;
    },
    pause: async (ms) => void paused.push(ms),
    standBack: async () => void told.push('stood back'),
    happened: (event) => {
      told.push(`event ${event.sequence}`);
      onEvent();
    },
    mayHaveMissed: () => told.push('may have missed'),
    heard: (isHeard) => told.push(isHeard ? 'heard' : 'not heard'),
    signedOut: () => told.push('signed out'),
  };
  await followEvents(following, stop.signal);
  return { told, opened, paused };
}

async function* stream(...sequences: number[]): AsyncIterable<MemberEvent> {
  for (const sequence of sequences) yield { kind: 'sign-in', sequence, at: 0 as EpochMs };
}

async function* replaced(...sequences: number[]): AsyncIterable<MemberEvent> {
  yield* stream(...sequences);
  throw new ORPCError('STREAM_REPLACED', { defined: true });
}

async function* breaking(...sequences: number[]): AsyncIterable<MemberEvent> {
  yield* stream(...sequences);
  throw new Error('the connection broke');
}
