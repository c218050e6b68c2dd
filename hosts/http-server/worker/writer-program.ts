import { livePolicy as policy } from '#bank/policy.ts';
import type { Tables } from '#bank/tables.ts';
import { createTransfers } from '#bank/transfers/execute-transfers.ts';
import { dataOfWriter, runWriter } from '#stores/node-sqlite/writer/run-writer.ts';
import { systemClock as clock } from '../process/clock.ts';
import { newId } from '../process/new-id.ts';
import { systemRandom as random } from '../process/random.ts';
import type { WriterData } from './writer-options.ts';

/** The program of the writer thread: it executes the batches of the bank that are worth a thread of their own. */
const { timeZone } = dataOfWriter() as WriterData;
const transfers = createTransfers({ clock, newId, random, policy, timeZone });
await runWriter<Tables>({ [transfers.name]: transfers.execute });
