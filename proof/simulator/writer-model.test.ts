import { expect, test } from 'vitest';
import { explore, logLengthModel, writerModel } from './writer-model.ts';
import type { WriterGuards } from './writer-turn-steps.ts';

test('Promise 1: whatever comes between, no answered change of the writer thread is lost or doubled, and all come to an end', () => {
  const { broken, states } = explore(writerModel(3));
  expect(broken).toBeNull();
  expect(states).toBeGreaterThan(10_000);
});

test('A writer that waits is passed by at most one group, however many wait', () => {
  const { broken } = explore(writerModel(3, { crashes: 0 }));
  expect(broken).toBeNull();
});

test.each([
  ['answersAfterSync', 'An answered change is lost'],
  ['readsWaitForSync', 'What was shown is lost'],
  ['stopsWhenSyncFails', 'An answered change is lost'],
  ['syncsLogBeforeCopy', 'A later change is there without an earlier one'],
  ['syncsDatabaseBeforeRestart', 'A later change is there without an earlier one'],
  ['writesLogAgainAtStart', 'An answered change is lost'],
  ['looksUpIntents', 'A change is made twice'],
  ['yieldsTurn', 'Another writer is passed by'],
  ['endsTurn', 'Another writer is passed by'],
  ['closesTurn', 'A group is written out of turn'],
  ['asksAgain', 'Nothing can go on'],
] as const)('The model notices where %s is left out: %s', (guard: keyof WriterGuards, claim) => {
  const { broken } = explore(writerModel(2, { without: { [guard]: false } }));
  expect(broken).toMatchObject({ claim });
});

test('The log stays bounded under a writer that is never idle, also where it hears nothing', () => {
  expect(explore(logLengthModel({ writerHears: true, holdsWriterUp: true })).broken).toBeNull();
  expect(explore(logLengthModel({ writerHears: false, holdsWriterUp: true })).broken).toBeNull();
});

test('The model notices a log that nobody bounds', () => {
  const { broken } = explore(logLengthModel({ writerHears: false, holdsWriterUp: false }));
  expect(broken?.claim).toBe('The log is longer than it may become');
});
