import { existsSync, readlinkSync } from 'node:fs';
import { constants, setPriority } from 'node:os';
import { basename } from 'node:path';
import { setImmediate } from 'node:timers/promises';
import { parentPort, workerData } from 'node:worker_threads';
import type { Tables } from '#bank/tables.ts';
import { makeTables } from '../process/bank-tables.ts';
import { longTasks } from '#bank/long-tasks.ts';
import { livePolicy as policy } from '#bank/policy.ts';
import { open } from '#stores/node-sqlite/open.ts';
import { packagedLetterFonts as letterFonts } from '../process/letter-fonts.ts';
import { newId, systemRandom as random } from '../process/random.ts';
import type { SentTask, TaskAnswer } from './long-task-thread.ts';
import { nativeByteFunctions } from './native-byte-functions.ts';

/** The program of a thread for long tasks: the tasks run in turn, apart from the thread that answers. */
const { timeZone } = workerData as { readonly timeZone: string };
const tasks = longTasks(
  // Between two pieces of a task it hears that nobody waits for it any more.
  { letterFonts, letOthersRun: () => setImmediate(), openStage, newId, random, policy, timeZone },
  nativeByteFunctions,
);

async function openStage() {
  const stage = await open<Tables>({ path: ':memory:' });
  await makeTables(stage);
  return stage;
}

// On Linux each thread has a priority of its own, by its id (sched(7)); elsewhere this one stays as it is.
const thisThread = '/proc/thread-self';
if (existsSync(thisThread)) {
  setPriority(Number(basename(readlinkSync(thisThread))), constants.priority.PRIORITY_BELOW_NORMAL);
}

async function answer({ name, given }: SentTask): Promise<TaskAnswer> {
  try {
    const task = tasks[name] as (...all: readonly unknown[]) => Promise<unknown>;
    return { result: await task(...given) };
  } catch (failure) {
    return { failure: failure as Error };
  }
}

parentPort?.on('message', (task: SentTask) => {
  void answer(task).then((answered) => parentPort?.postMessage(answered));
});
