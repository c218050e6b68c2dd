import { type MessagePort, parentPort, workerData } from 'node:worker_threads';
import { v7 as newId } from 'uuid';
import { livePolicy as policy } from '#bank/policy.ts';
import { type Tried, tryOnce } from '#bank/one-transaction.ts';
import type { Tables } from '#bank/tables.ts';
import { type SendingAsk, type Sent, sendTogether } from '#bank/transfers/send-together.ts';
import { open } from '#stores/node-sqlite/open.ts';
import { systemClock as clock } from './clock.ts';
import { carryError } from './errors-between-threads.ts';
import { systemRandom as random } from './random.ts';
import type { CarriedTried, SendingProgramData } from './sending-thread.ts';

/** The program of the sending thread: `openSendingThread` starts it, and tells it by `null` to end. */
const { path, timeZone } = workerData as SendingProgramData;
const bank = { clock, newId, random, policy, timeZone };
const store = await open<Tables>({ path });
const host = parentPort as MessagePort;

host.on('message', (asks: readonly SendingAsk[] | null) => void (asks ? send(asks) : end()));
host.postMessage('ready');

async function send(asks: readonly SendingAsk[]): Promise<void> {
  const tried = await tryOnce(store, (scope) => sendTogether(scope, bank, asks));
  host.postMessage(carried(tried));
}

async function end(): Promise<void> {
  await store.close();
  host.close();
}

function carried(tried: Tried<readonly Sent[]>): CarriedTried {
  return tried.kind === 'durable' ? tried : { kind: tried.kind, error: carryError(tried.error) };
}
