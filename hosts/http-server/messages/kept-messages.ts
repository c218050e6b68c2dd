import { readdir, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { type BankStore, sendKeptMessages } from '#bank/index.ts';
import type { Clock, Log } from '#bank/ports.ts';

interface KeptMessages {
  readonly dataFolder: string;
  readonly store: Pick<BankStore, 'transact'>;
  readonly clock: Clock;
  readonly log: Log;
}

/** So many messages are taken in by one transaction. */
const takenTogether = 500;

/**
 * Takes in the messages that a release before 0.2.0 kept as files, `sending/<channel>/<id>.json` in the data folder, until the
 * mail server had them: their rows in the database fall due, and the files go. What the database does not have stays.
 */
export async function takeInKeptMessages({ dataFolder, store, clock, log }: KeptMessages) {
  const folder = join(dataFolder, 'sending');
  const paths = await messagesIn(folder);
  let left = paths.size;
  for (const ids of chunks([...paths.keys()], takenTogether)) {
    const known = await store.transact(({ trx }) => sendKeptMessages(trx, ids, clock.now()));
    left -= known.length;
    for (const id of known) await rm(paths.get(id) ?? '');
  }
  if (left === 0) {
    await rm(folder, { recursive: true, force: true });
    if (paths.size > 0)
      log.info('Messages that waited in files were taken in', { count: paths.size });
    return;
  }
  log.error('Messages that wait in files are of another database, and are not sent', {
    error: new Error(`This database does not have them: look at ${folder}`),
    count: left,
  });
}

/** Where the messages in the folder lie, by their ids. */
async function messagesIn(folder: string): Promise<Map<string, string>> {
  const found = new Map<string, string>();
  for (const channel of ['email', 'sms']) {
    const names = await readdir(join(folder, channel)).catch(orNone);
    for (const name of names.filter((file) => file.endsWith('.json'))) {
      found.set(name.slice(0, -'.json'.length), join(folder, channel, name));
    }
  }
  return found;
}

function orNone(error: NodeJS.ErrnoException): string[] {
  if (error.code === 'ENOENT') return [];
  throw error;
}

function* chunks<Item>(items: readonly Item[], size: number): Generator<Item[]> {
  for (let start = 0; start < items.length; start += size) yield items.slice(start, start + size);
}
