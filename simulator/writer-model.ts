import type { Model } from './explore.ts';
import { copySteps, crashSteps, diskSteps, start } from './writer-disk-steps.ts';
import {
  numbersOf,
  visible,
  type WriterGuards,
  writerGuards,
  type WriterState,
} from './writer-state.ts';
import { turnSteps, withWriter, writerSteps } from './writer-turn-steps.ts';

/** The first thread, the writer thread, the checkpointer, another writer and the disk over some groups of changes. */
export function writerModel(
  groups: number,
  { crashes = 2, without = {} }: { crashes?: number; without?: Partial<WriterGuards> } = {},
): Model<WriterState> {
  const guards = { ...writerGuards, ...without };
  return {
    start: {
      stages: Array.from({ length: groups }, () => 'not there' as const),
      log: [],
      logOnDisk: 0,
      database: [],
      databaseOnDisk: [],
      syncing: null,
      diskLied: false,
      commits: [],
      seen: [],
      turn: 'free',
      other: 'not there',
      passedBy: 0,
      isUp: true,
      crashesLeft: crashes,
    },
    stepsFrom: (state) =>
      state.isUp
        ? [
            ...turnSteps(state, guards),
            ...writerSteps(state, guards),
            ...diskSteps(state, guards),
            ...copySteps(state, guards),
            ...crashSteps(state),
          ]
        : [start(state, guards)],
    broken,
    mayEnd: ({ stages, other, isUp }) =>
      isUp && other !== 'waiting' && stages.every((stage) => stage === 'answered'),
  };
}

function broken(state: WriterState): string | null {
  const shown = visible(state);
  const isThere = (group: number) => shown.includes(group);
  const answered = numbersOf(state, 'answered');
  if (!answered.every(isThere)) return 'An answered change is lost';
  if (!state.seen.every(isThere)) return 'What was shown is lost';
  if (new Set(state.commits).size < state.commits.length) return 'A change is made twice';
  if (!state.commits.every(isThere)) return 'A later change is there without an earlier one';
  if (withWriter(state) > 0 && state.turn !== 'held') return 'A group is written out of turn';
  if (state.passedBy > 1) return 'Another writer is passed by';
  return null;
}
