/** What the writer path rests on. Each can be left out, to see that the model notices. */
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
  /** What an answered read has shown. */
  readonly seen: readonly number[];
  readonly turn: 'free' | 'asked for' | 'asked for behind' | 'held' | 'ending';
  readonly other: 'not there' | 'waiting' | 'done';
  /** How many groups were handed over while the other writer waited. */
  readonly passedBy: number;
  readonly isUp: boolean;
  readonly crashesLeft: number;
}

export type Step = readonly [name: string, next: WriterState];

/** What a reader finds: in the log and in the database file. */
export function visible({ log, database }: WriterState): readonly number[] {
  return [...new Set([...database, ...log])].toSorted((left, right) => left - right);
}

export function numbersOf({ stages }: WriterState, wanted: Stage): number[] {
  return stages.flatMap((stage, group) => (stage === wanted ? [group] : []));
}

export function moved(state: WriterState, group: number, stage: Stage): WriterState {
  return { ...state, stages: state.stages.map((one, index) => (index === group ? stage : one)) };
}
