import { setImmediate as nextTurn } from 'node:timers/promises';
import { type MessagePort, parentPort, workerData } from 'node:worker_threads';
import type { TransactionScope } from '../../store.ts';
import { tryOnce } from '../../transactions/one-transaction.ts';
import type { Tried } from '../../transactions/tried.ts';
import { open } from '../open.ts';
import { carryError } from './errors-between-threads.ts';
import type { CarriedTried, SaidByWriter, SentGroup, WriterProgramData } from './writer-thread.ts';

/** The batches that the thread executes, by their names. */
export type WriterBatches<Tables> = Readonly<
  Record<
    string,
    (scope: TransactionScope<Tables>, requests: readonly never[]) => Promise<unknown[]>
  >
>;

/** The `data` of `WriterOptions`. */
export function dataOfWriter(): unknown {
  return (workerData as WriterProgramData).data;
}

/** Executes groups of requests until `WriterThread`, which has started this thread, tells it by `null` to end. */
export async function runWriter<Tables>(batches: WriterBatches<Tables>): Promise<void> {
  const { path, begun } = workerData as WriterProgramData;
  const host = parentPort as MessagePort;
  const store = await open<Tables>({ path, durableCommits: false, takesLastPass: true });
  let groups = 0n;
  /** Groups come in turn: the next may have come before this one is committed. */
  let work = Promise.resolve();

  async function execute({ batch, requests }: SentGroup): Promise<void> {
    groups += 1n;
    const tried = await tryOnce(store, async (scope) => {
      const result = await batches[batch]?.(scope, requests as readonly never[]);
      if (result === undefined) throw new Error(`This thread knows no batch ${batch}`);
      Atomics.store(begun, 0, groups);
      return result;
    });
    say(carried(tried));
  }

  async function end(): Promise<void> {
    await store.close();
    host.close();
  }

  function say(message: SaidByWriter): void {
    host.postMessage(message);
  }

  host.on('message', (group: SentGroup | null) => {
    // Where the next group lies ready this thread would hear nothing else, such as that it shall copy the last pages of the log.
    work = work.then(() => nextTurn()).then(() => (group ? execute(group) : end()));
  });
  say({ kind: 'ready', batches: Object.keys(batches) });
}

function carried(tried: Tried<readonly unknown[]>): CarriedTried {
  return tried.kind === 'durable'
    ? { kind: 'committed', result: tried.result }
    : { kind: tried.kind, error: carryError(tried.error) };
}
