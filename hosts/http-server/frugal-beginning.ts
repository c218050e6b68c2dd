import { flushCompileCache } from 'node:module';
import { join } from 'node:path';
import { setFlagsFromString } from 'node:v8';
import { dataFolderOf } from './data-folder.ts';
import { isPrivateFolder } from './own-folder.ts';

/**
 * V8 lets garbage grow to three times what is alive, and up to 96 MB of what is young, in each thread. Here a heap is collected
 * when it has grown by three tenths, and what is young gets 15 MB: with less, what a hundred requests hold while they wait
 * for the disk would be taken for old.
 *
 * After some five hundred equal requests V8 translates all that they run at once, and needs 26 MB for a tenth of a second. Taken
 * from malloc they would stay with the process, in pieces between what is kept; V8's own pages are given back a second later.
 *
 * Of V8's helpers two are enough for heaps this small: four take the processor from the threads that answer. And each thread
 * calls V8's own routines where they stand in the program, instead of having them once more beside its code: 2 MB of each.
 */
export const memoryOptions = [
  '--max-semi-space-size=5',
  '--heap-growing-percent=30',
  '--managed-zone-memory',
  '--memory-pool-timeout=1',
  '--v8-pool-size=2',
  '--no-short-builtin-calls',
];

/** What is young in another thread is needed for one group of transfers alone: 6 MB serve it as well, and fit the processor's cache. */
const threadOption = '--max-semi-space-size=2';

/** What a process was begun with, as `process` tells it. */
export interface Begun {
  readonly platform: NodeJS.Platform;
  /** The options of Node, without the program. */
  readonly execArgv: readonly string[];
  readonly env: Readonly<NodeJS.ProcessEnv>;
}

/** What a process shall be begun with. */
export interface Beginning {
  readonly options: readonly string[];
  readonly env: NodeJS.ProcessEnv;
}

/**
 * How the server must be begun to hold some 200 MB under load instead of 320: V8 and malloc take these settings only then. Null where
 * it was begun so, and on Windows, where no program can be put in the place of another. What somebody has set holds.
 */
export function frugalBeginning({ platform, execArgv, env }: Begun): Beginning | null {
  if (platform === 'win32' || memoryOptions.every((option) => execArgv.includes(option)))
    return null;
  return {
    // Of two that contradict each other V8 takes the last.
    options: [...memoryOptions, ...execArgv],
    env: {
      // glibc keeps what was freed for the thread that had it, 17 MB in all with a place for each. With one for everybody the two
      // threads that work wait for each other, a tenth of the time.
      MALLOC_ARENA_MAX: '3',
      ...compiledKept(env),
      ...env,
    },
  };
}

/**
 * Where Node keeps what it compiled, for every thread: one that has to strip the types off its program keeps 9 MB for that.
 * Whoever can write there has the server run what they like, so it is a folder of this account alone, in that of the
 * bank's data; without one nothing is kept.
 */
function compiledKept(env: Begun['env']): Readonly<NodeJS.ProcessEnv> {
  if (env['NODE_COMPILE_CACHE'] !== undefined) return {};
  const folder = join(dataFolderOf(env), 'compiled');
  return isPrivateFolder(folder) ? { NODE_COMPILE_CACHE: folder } : {};
}

/** The option of V8 for the threads that are started from now on; null where somebody chose another for the whole process. */
export function threadOptionOf({ execArgv }: Pick<Begun, 'execArgv'>): string | null {
  const chosen = execArgv.findLast((option) => option.startsWith('--max-semi-space-size'));
  return chosen !== undefined && memoryOptions.includes(chosen) ? threadOption : null;
}

/**
 * Runs the program, a file, in the place of this one where `frugalBeginning` says how, and then does not return. The process
 * stays the same, for whoever started it and sends it signals.
 */
export function beginFrugally(program: string): void {
  const beginning = frugalBeginning(process);
  if (beginning === null) {
    const option = threadOptionOf(process);
    // The heap of a thread is measured out when it is made; that of this one has its measure.
    if (option !== null) setFlagsFromString(option);
    return;
  }
  // Node keeps what it compiled when it ends, and this is no end.
  flushCompileCache();
  const { execPath } = process;
  process.execve?.(execPath, [execPath, ...beginning.options, program], beginning.env);
}
