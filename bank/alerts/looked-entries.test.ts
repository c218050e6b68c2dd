import { expect, test } from 'vitest';
import { countedIds } from '../testing/test-ports.ts';
import { LookedEntries } from './looked-entries.ts';

const minute = 60_000;

function lookingProcess() {
  let now = Date.parse('2026-03-02T15:00:00Z');
  const newId = countedIds({ now: () => now as never });
  const looked = new LookedEntries(newId);
  return {
    looked,
    newId,
    pass: (ms: number) => {
      now += ms;
    },
    /** Looks at possibly new entries, and tells of all of them. */
    look: () => {
      const since = looked.newSince();
      looked.endPass(true);
      return since;
    },
  };
}

test('The first look is at everything', () => {
  expect(lookingProcess().look()).toBeNull();
});

test('The next one is at postings from a quarter of a minute before the one before', () => {
  const { look, newId, pass } = lookingProcess();
  const old = newId();
  pass(minute);
  const late = newId();
  pass(14_000);
  look();
  pass(5_000);
  const since = look() ?? '';
  expect(old < since).toBe(true);
  expect(late > since).toBe(true);
});

test('A pass looks from one place until its end, and one in which something failed is repeated from there', () => {
  const { look, looked, pass } = lookingProcess();
  look();
  pass(5_000);
  const since = looked.newSince();
  expect(since).not.toBeNull();
  pass(5_000);
  expect(looked.newSince()).toBe(since);
  looked.endPass(false);
  pass(5_000);
  expect(look()).toBe(since);
  pass(5_000);
  expect((look() ?? '') > (since ?? '')).toBe(true);
});

test('After ten minutes, and after a clock that was set back, it is at everything again', () => {
  const { look, pass } = lookingProcess();
  look();
  pass(10 * minute - 1);
  expect(look()).not.toBeNull();
  pass(1);
  expect(look()).toBeNull();
  pass(-minute);
  expect(look()).toBeNull();
});
