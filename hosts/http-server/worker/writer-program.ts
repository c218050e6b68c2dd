import { setImmediate as nextTurn } from 'node:timers/promises';
import { type MessagePort, parentPort, workerData } from 'node:worker_threads';
import { livePolicy as policy } from '#bank/policy.ts';
import { type Tried, tryOnce } from '#bank/database/one-transaction.ts';
import type { Tables } from '#bank/database/tables.ts';
import { type SendingAsk, type Sent, sendTogether } from '#bank/transfers/transfer-batch.ts';
import { open } from '#stores/node-sqlite/open.ts';
import { systemClock as clock } from '../process/clock.ts';
import { carryError } from './errors-between-threads.ts';
import { newId } from '../process/new-id.ts';
import { systemRandom as random } from '../process/random.ts';
import type { CarriedTried, SendingProgramData } from './writer-thread.ts';

/** The program of the sending thread: `SqliteSendingThread` starts it, and tells it by `null` to end. */
const { path, timeZone, begun } = workerData as SendingProgramData;
const bank = { clock, newId, random, policy, timeZone };
const store = await open<Tables>({ path, durableCommits: false, takesLastPass: true });
const host = parentPort as MessagePort;

let groups = 0n;
/** One group after the other: the next may have come before this one is committed. */
let work = Promise.resolve();

host.on('message', (asks: readonly SendingAsk[] | null) => {
  // Where the next group lies ready this thread would hear nothing else, such as that it shall copy the last pages of the log.
  work = work.then(() => nextTurn()).then(() => (asks ? send(asks) : end()));
});
host.postMessage('ready');

async function send(asks: readonly SendingAsk[]): Promise<void> {
  groups += 1n;
  const tried = await tryOnce(store, async (scope) => {
    const sent = await sendTogether(scope, bank, asks);
    Atomics.store(begun, 0, groups);
    return sent;
  });
  host.postMessage(carried(tried));
}

async function end(): Promise<void> {
  await store.close();
  host.close();
}

function carried(tried: Tried<readonly Sent[]>): CarriedTried {
  return tried.kind === 'durable'
    ? { kind: 'committed', result: tried.result }
    : { kind: tried.kind, error: carryError(tried.error) };
}
