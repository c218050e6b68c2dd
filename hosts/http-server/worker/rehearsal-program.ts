import { setImmediate } from 'node:timers/promises';
import { type MessagePort, parentPort, workerData } from 'node:worker_threads';
import { createTables } from '#bank/index.ts';
import type { Tables } from '#bank/database/tables.ts';
import { rehearsalsIn } from '#bank/forecast/rehearsal-stage.ts';
import { livePolicy as policy } from '#bank/policy.ts';
import { type RehearsalRequest, RehearsalsBusy } from '#bank/ports.ts';
import { open } from '#stores/node-sqlite/open.ts';
import { newId } from '../process/new-id.ts';
import { systemRandom as random } from '../process/random.ts';
import type { Rehearsed, SentToRehearse } from './rehearsal-thread.ts';

/** The program of the rehearsal thread: it answers `rehearsal-thread.ts` until the process ends. */
const { timeZone } = workerData as { readonly timeZone: string };
const host = parentPort as MessagePort;
const ends = new Map<number, () => void>();

const rehearsals = rehearsalsIn(
  async () => {
    const stage = await open<Tables>({ path: ':memory:' });
    await createTables(stage);
    return stage;
  },
  // Between two items it hears that nobody waits any more.
  { newId, random, policy, timeZone, letOthersRun: () => setImmediate() },
);

async function answer(id: number, request: RehearsalRequest): Promise<void> {
  const { promise: givenUp, resolve } = Promise.withResolvers<void>();
  ends.set(id, resolve);
  let said: Rehearsed;
  try {
    said = { id, forecast: await rehearsals(request, givenUp) };
  } catch (error) {
    said = error instanceof RehearsalsBusy ? { id, givenUp: true } : { id, error };
  }
  ends.delete(id);
  host.postMessage(said);
}

host.on('message', (sent: SentToRehearse) => {
  if ('request' in sent) void answer(sent.id, sent.request);
  else ends.get(sent.id)?.();
});
