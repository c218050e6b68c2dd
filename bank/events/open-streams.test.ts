import { expect, test } from 'vitest';
import { OpenStreams } from './event-handlers.ts';

test('One stream too many takes the place of the one that was opened first, and wakes it', () => {
  const streams = new OpenStreams(2);
  const woken: string[] = [];
  const places = ['first', 'second', 'third'].map((name) => {
    const place = streams.enter('member');
    place.wakeBy(() => woken.push(name));
    return place;
  });
  expect(places.map(({ isTaken }) => isTaken)).toEqual([true, false, false]);
  expect(woken).toEqual(['first']);
});

test('A stream that has ended makes room, and another member’s take none', () => {
  const streams = new OpenStreams(2);
  const first = streams.enter('member');
  const second = streams.enter('member');
  second.leave();
  second.leave();
  streams.enter('another member');
  streams.enter('another member');
  expect(streams.enter('member').isTaken).toBe(false);
  expect(first.isTaken).toBe(false);
});
