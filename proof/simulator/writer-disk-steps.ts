import {
  numbersOf,
  type Stage,
  type Step,
  visible,
  type WriterGuards,
  type WriterState,
} from './writer-turn-steps.ts';

export function diskSteps(state: WriterState, guards: WriterGuards): Step[] {
  const { syncing } = state;
  if (syncing === null) {
    const groups = numbersOf(state, 'committed');
    return groups.length === 0 ? [] : [['begin to sync', { ...state, syncing: groups }]];
  }
  const last = Math.max(0, ...syncing.map((group) => state.log.indexOf(group) + 1));
  const logOnDisk = state.diskLied ? state.logOnDisk : Math.max(state.logOnDisk, last);
  const answered = {
    ...state,
    syncing: null,
    stages: state.stages.map((stage, group) => (syncing.includes(group) ? 'answered' : stage)),
  };
  const failed = guards.stopsWhenSyncFails
    ? down(state)
    : { ...state, syncing: null, diskLied: true };
  return state.crashesLeft === 0
    ? [['synced', { ...answered, logOnDisk }]]
    : [
        ['synced', { ...answered, logOnDisk }],
        ['the sync fails', { ...failed, crashesLeft: state.crashesLeft - 1 }],
      ];
}

export function copySteps(state: WriterState, guards: WriterGuards): Step[] {
  const { log, database, databaseOnDisk } = state;
  const steps: Step[] = [];
  const toCopy = log.filter((group) => !database.includes(group));
  if (toCopy.length > 0) {
    const isSynced = guards.syncsLogBeforeCopy && !state.diskLied;
    steps.push([
      'copy the log',
      {
        ...state,
        database: [...database, ...toCopy],
        logOnDisk: isSynced ? log.length : state.logOnDisk,
      },
    ]);
  }
  if (databaseOnDisk.length < database.length) {
    steps.push(['sync the database', { ...state, databaseOnDisk: database }]);
  }
  return steps;
}

/** A kill leaves what the system holds; of a power cut is left what is on the disk, and perhaps some of the rest. */
export function crashSteps(state: WriterState): Step[] {
  const { log, logOnDisk, database, databaseOnDisk, crashesLeft } = state;
  if (crashesLeft === 0) return [];
  const dead = { ...down(state), crashesLeft: crashesLeft - 1 };
  const steps: Step[] = [['kill', dead]];
  const pages = [databaseOnDisk, database, ...database.map((one) => [...databaseOnDisk, one])];
  for (let frames = logOnDisk; frames <= log.length; frames += 1) {
    for (const left of pages) {
      const kept = [...new Set(left)];
      const cut = {
        ...dead,
        log: log.slice(0, frames),
        logOnDisk: frames,
        database: kept,
        databaseOnDisk: kept,
        diskLied: false,
      };
      steps.push([`power cut, ${frames} frames left`, { ...cut, commits: keptCommits(cut) }]);
    }
  }
  return steps;
}

/** Up to the last commit that is there: a missing commit before it is a hole. */
function keptCommits(state: WriterState): readonly number[] {
  const shown = visible(state);
  return state.commits.slice(0, state.commits.findLastIndex((one) => shown.includes(one)) + 1);
}

function down(state: WriterState): WriterState {
  return {
    ...state,
    isUp: false,
    syncing: null,
    turn: 'free',
    other: 'done',
    passedBy: 0,
    stages: state.stages.map((stage) =>
      stage === 'not there' || stage === 'answered' ? stage : 'unknown',
    ),
  };
}

/** The process starts again, and a client without an answer repeats its request with the same key. */
export function start(state: WriterState, guards: WriterGuards): Step {
  const shown = visible(state);
  const stages = state.stages.map((stage, group): Stage => {
    if (stage !== 'unknown') return stage;
    return guards.looksUpIntents && shown.includes(group) ? 'answered' : 'not there';
  });
  const rewritten = guards.writesLogAgainAtStart
    ? { logOnDisk: state.log.length, diskLied: false }
    : {};
  return ['start again', { ...state, ...rewritten, isUp: true, stages }];
}
