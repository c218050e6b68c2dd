import { copySteps, crashSteps, diskSteps, start } from './writer-disk-steps.ts';
import {
  type WriterGuards,
  type WriterState,
  numbersOf,
  turnSteps,
  visible,
  withWriter,
  writerGuards,
  writerSteps,
} from './writer-turn-steps.ts';
import { isLong, isTooLong } from '#stores/node-sqlite/writer/log-length.ts';

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

interface LogGuards {
  /** The writer hears that it shall copy the last pages; a writer that is never idle may not. */
  readonly writerHears: boolean;
  readonly holdsWriterUp: boolean;
}

interface LogState {
  readonly pages: number;
  readonly copied: number;
  readonly isAsked: boolean;
  /** Commits since the checkpointer looked at the log. */
  readonly sinceLook: number;
}

/** A log of more pages shall be restarted, and so many are committed at most between two looks at it. */
const longLogPages = 2;
const commitsBetweenLooks = 2;
const longestLog = 3 * longLogPages + commitsBetweenLooks + 1;

/** The length of the log under a writer that is never idle, with the decisions of the checkpointer. */
export function logLengthModel({ writerHears, holdsWriterUp }: LogGuards): Model<LogState> {
  return {
    start: { pages: 0, copied: 0, isAsked: false, sinceLook: 0 },
    stepsFrom: (state) => {
      const steps: (readonly [string, LogState])[] = [['look at the log', look(state)]];
      if (state.sinceLook < commitsBetweenLooks) steps.push(['commit', commit(state)]);
      if (state.isAsked && writerHears) {
        steps.push(['the writer copies', { ...state, copied: state.pages, isAsked: false }]);
      }
      return steps;
    },
    broken: ({ pages }) => (pages > longestLog ? 'The log is longer than it may become' : null),
    mayEnd: () => false,
  };

  /** A writer that is never idle adds a page between every copy and the look at the rest. */
  function look(state: LogState): LogState {
    const { pages } = state;
    if (!isLong(pages, longLogPages)) return { ...state, copied: pages - 1, sinceLook: 0 };
    const copied = holdsWriterUp && isTooLong(pages, longLogPages) ? pages : pages - 1;
    return { pages, copied, isAsked: true, sinceLook: 0 };
  }

  function commit({ pages, copied, isAsked, sinceLook }: LogState): LogState {
    const restarts = pages > 0 && copied === pages;
    return {
      pages: restarts ? 1 : pages + 1,
      copied: restarts ? 0 : copied,
      isAsked,
      sinceLook: sinceLook + 1,
    };
  }
}

/** A system, looked at in every interleaving: the possible steps in a state, each with its name. */
interface Model<State> {
  readonly start: State;
  readonly stepsFrom: (state: State) => readonly (readonly [name: string, next: State])[];
  /** The fault of a state; null where there is none. */
  readonly broken: (state: State) => string | null;
  /** Whether a state may be the last: a state without steps that may not is a deadlock. */
  readonly mayEnd: (state: State) => boolean;
}

interface Explored {
  readonly states: number;
  /** The claim that is broken by the shortest way, and the steps of that way. */
  readonly broken: { readonly claim: string; readonly steps: readonly string[] } | null;
}

interface Reached<State> {
  readonly state: State;
  readonly step: string;
  readonly from: Reached<State> | null;
}

/** Looks at every state that can be reached, breadth first, until a claim is broken. States are plain values, equal where their JSON is. */
export function explore<State>(model: Model<State>): Explored {
  const known = new Set([JSON.stringify(model.start)]);
  const queue: Reached<State>[] = [{ state: model.start, step: '', from: null }];
  for (const reached of queue) {
    const { state } = reached;
    const next = model.stepsFrom(state);
    const isStuck = next.length === 0 && !model.mayEnd(state);
    const claim = model.broken(state) ?? (isStuck ? 'Nothing can go on' : null);
    if (claim !== null) {
      return { states: known.size, broken: { claim, steps: stepsTo(reached) } };
    }
    for (const [step, following] of next) {
      const key = JSON.stringify(following);
      if (known.has(key)) continue;
      known.add(key);
      queue.push({ state: following, step, from: reached });
    }
  }
  return { states: known.size, broken: null };
}

function stepsTo<State>(reached: Reached<State>): string[] {
  const steps: string[] = [];
  for (let one = reached; one.from !== null; one = one.from) steps.unshift(one.step);
  return steps;
}
