import {
  type WriterTurn,
  isTurnOver,
  mayHandOver,
} from '#stores/node-sqlite/writer/writer-turn.ts';

export function turnSteps(state: WriterState, guards: WriterGuards): Step[] {
  const { turn, other } = state;
  const steps: Step[] = [];
  if (other === 'not there') {
    steps.push(['another writer waits', { ...state, other: 'waiting' }]);
  }
  if (other === 'waiting' && (turn === 'free' || turn === 'asked for behind')) {
    steps.push(['the other writes', { ...state, other: 'done', passedBy: 0 }]);
  }
  const isNext = turn === 'asked for' || (turn === 'asked for behind' && other !== 'waiting');
  if (isNext) {
    steps.push(['the turn comes', handOver({ ...state, turn: 'held' }, guards)]);
  }
  if (turn === 'ending') {
    const passed = { ...state, turn: 'free' as const };
    const isNeeded = guards.asksAgain && passed.stages.includes('waiting');
    steps.push(['the turn is passed', isNeeded ? askForTurn(passed) : passed]);
  }
  return steps;
}

/** Writers that wait for the turn have it in the order in which they came. */
function askForTurn(state: WriterState): WriterState {
  return { ...state, turn: state.other === 'waiting' ? 'asked for behind' : 'asked for' };
}

function arrive(state: WriterState, group: number, guards: WriterGuards): WriterState {
  const arrived = moved(state, group, 'waiting');
  if (state.turn === 'free') return askForTurn(arrived);
  const isHeld = state.turn === 'held' || (state.turn === 'ending' && !guards.closesTurn);
  return isHeld ? handOver(arrived, guards) : arrived;
}

function handOver(state: WriterState, guards: WriterGuards): WriterState {
  const next = state.stages.indexOf('waiting');
  if (next < 0 || !mayHandOver(turnOf(state, guards))) return state;
  const passedBy = state.passedBy + (state.other === 'waiting' ? 1 : 0);
  return handOver({ ...moved(state, next, 'handed over'), passedBy }, guards);
}

function turnOf(state: WriterState, guards: WriterGuards): WriterTurn {
  return {
    waiting: numbersOf(state, 'waiting').length,
    handedOver: withWriter(state),
    isAwaited: guards.yieldsTurn && state.other === 'waiting',
  };
}

export function withWriter(state: WriterState): number {
  return numbersOf(state, 'handed over').length + numbersOf(state, 'in log').length;
}

export function writerSteps(state: WriterState, guards: WriterGuards): Step[] {
  const steps: Step[] = [];
  const coming = state.stages.indexOf('not there');
  if (coming >= 0) steps.push([`${coming} arrives`, arrive(state, coming, guards)]);
  const next = state.stages.indexOf('handed over');
  if (next >= 0) steps.push([`commit ${next}`, commit(state, next, guards)]);
  const told = state.stages.indexOf('in log');
  if (told >= 0) steps.push([`hear of ${told}`, hear(state, told, guards)]);
  const shown = visible(state);
  const isSettled = shown.every((group) => state.stages[group] === 'answered');
  if (shown.length > state.seen.length && (isSettled || !guards.readsWaitForSync)) {
    steps.push(['answer a read', { ...state, seen: shown }]);
  }
  return steps;
}

function hear(state: WriterState, group: number, guards: WriterGuards): WriterState {
  const heard = moved(state, group, guards.answersAfterSync ? 'committed' : 'answered');
  if (state.turn !== 'held') return heard;
  const isOver = guards.endsTurn && isTurnOver(turnOf(heard, guards));
  return isOver ? { ...heard, turn: 'ending' } : handOver(heard, guards);
}

/** A log that is all in the database file, and there on the disk, is written from its beginning. */
function commit(state: WriterState, group: number, guards: WriterGuards): WriterState {
  const { log, database, databaseOnDisk } = state;
  const isCopied = log.every((one) => database.includes(one));
  const isSafe = log.every((one) => databaseOnDisk.includes(one));
  const restarts = log.length > 0 && isCopied && (isSafe || !guards.syncsDatabaseBeforeRestart);
  return {
    ...moved(state, group, 'in log'),
    log: [...(restarts ? [] : log), group],
    logOnDisk: restarts ? 0 : state.logOnDisk,
    commits: [...state.commits, group],
  };
}

/** The guards that the writer path rests on. Each can be left out, to see that the model notices. */
export const writerGuards = {
  answersAfterSync: true,
  readsWaitForSync: true,
  stopsWhenSyncFails: true,
  syncsLogBeforeCopy: true,
  syncsDatabaseBeforeRestart: true,
  writesLogAgainAtStart: true,
  looksUpIntents: true,
  yieldsTurn: true,
  endsTurn: true,
  closesTurn: true,
  asksAgain: true,
};
export type WriterGuards = typeof writerGuards;

/** Where a group of changes is. `in log`: committed by the writer thread, of which the first thread has not heard. */
export type Stage =
  | 'not there'
  | 'waiting'
  | 'handed over'
  | 'in log'
  | 'committed'
  | 'answered'
  | 'unknown';

export interface WriterState {
  readonly stages: readonly Stage[];
  /** The groups in the write-ahead log, in their order, and how many of them are on the disk. */
  readonly log: readonly number[];
  readonly logOnDisk: number;
  /** The groups in the database file as the system shows it, and those of them that are on the disk. */
  readonly database: readonly number[];
  readonly databaseOnDisk: readonly number[];
  /** The groups for which the disk is being waited for; null while it is not. */
  readonly syncing: readonly number[] | null;
  /** The system takes for written what the disk has refused. */
  readonly diskLied: boolean;
  /** Every commit there has been and that no power cut has taken back, in its order. */
  readonly commits: readonly number[];
  /** The commits that an answered read has shown. */
  readonly seen: readonly number[];
  readonly turn: 'free' | 'asked for' | 'asked for behind' | 'held' | 'ending';
  readonly other: 'not there' | 'waiting' | 'done';
  /** How many groups were handed over while the other writer waited. */
  readonly passedBy: number;
  readonly isUp: boolean;
  readonly crashesLeft: number;
}

export type Step = readonly [name: string, next: WriterState];

/** The commits that a reader finds: in the log and in the database file. */
export function visible({ log, database }: WriterState): readonly number[] {
  return [...new Set([...database, ...log])].toSorted((left, right) => left - right);
}

export function numbersOf({ stages }: WriterState, wanted: Stage): number[] {
  return stages.flatMap((stage, group) => (stage === wanted ? [group] : []));
}

function moved(state: WriterState, group: number, stage: Stage): WriterState {
  return { ...state, stages: state.stages.map((one, index) => (index === group ? stage : one)) };
}
