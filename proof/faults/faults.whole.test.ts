import { expect, test } from 'vitest';
import { migrationNames } from '#bank/database/migrations/migrate.ts';
import { CannotRun } from '#tools/command-line/command-line.ts';
import { damagedLog } from './damaged-log.ts';
import { diskFull } from './disk-full.ts';
import { killedClaims } from './killed-claims.ts';
import { diskFailure, killRounds, powerCut } from './restarts.ts';
import { migrationRounds } from './migration-kill.ts';
import type { Fault, Outcome } from './outcome.ts';
import { rollingRestarts } from './rolling-restarts.ts';

// Each starts whole processes, which takes long on a busy machine: how fast it is is for `npm run fault`.
const whole = { timeout: 240_000 };
const anyTime = Infinity;
const unharmed = { lost: 0, doubled: 0, problems: [] };

function harmOf({ lost, doubled, problems }: Outcome) {
  return { lost, doubled, problems };
}

test('F1 Killed under load, the bank loses and doubles nothing', whole, async () => {
  expect(harmOf(await killRounds(1, { readyInMs: anyTime }))).toEqual(unharmed);
});

test('F4 On a full disk the bank reads on and answers 503', whole, async ({ skip }) => {
  expect(harmOf(await ranOrSkip(diskFull, skip))).toEqual(unharmed);
});

test('F5 With a damaged log the bank holds a clean prefix of its history', whole, async () => {
  expect(harmOf(await damagedLog.run(10))).toEqual(unharmed);
});

test('F14 A killed migration leaves the old schema or the new', whole, async () => {
  const newest = migrationNames.slice(-1);
  expect(harmOf(await migrationRounds(2, newest))).toEqual(unharmed);
});

test(
  'F17 Where the disk fails for a moment the bank ends and loses nothing',
  whole,
  async ({ skip }) => {
    expect(harmOf(await ranOrSkip(diskFailure, skip))).toEqual(unharmed);
  },
);

test('F18 Where the power fails under load the bank loses nothing', whole, async ({ skip }) => {
  expect(harmOf(await ranOrSkip(powerCut, skip, 2))).toEqual(unharmed);
});

test('F19 A restart behind HAProxy breaks no request', whole, async ({ skip }) => {
  expect(harmOf(await ranOrSkip(rollingRestarts, skip))).toEqual(unharmed);
});

test(
  'F21 Killed while it does what is due, a process leaves each item to the other',
  whole,
  async ({ skip }) => {
    expect(harmOf(await ranOrSkip(killedClaims, skip, 4))).toEqual(unharmed);
  },
);

/** Runs so many rounds, where this machine lets the fault be made. */
async function ranOrSkip(fault: Fault, skip: (why: string) => never, rounds = 1): Promise<Outcome> {
  try {
    return await fault.run(rounds);
  } catch (error) {
    if (error instanceof CannotRun) skip(error.message);
    throw error;
  }
}
