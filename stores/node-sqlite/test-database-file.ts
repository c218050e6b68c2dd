import { mkdtemp, rm } from 'node:fs/promises';
import { DatabaseSync } from 'node:sqlite';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { onTestFinished } from 'vitest';

/** Where a test may put a database; its folder is deleted after the test. */
export async function placeForDatabase(): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'node-sqlite-'));
  onTestFinished(() => rm(folder, { recursive: true }));
  return join(folder, 'bank.sqlite');
}

/** The words of the table `word` in the database file itself, without the log beside it; none before the table is there. */
export function wordsInFile(path: string): unknown[] {
  // Immutable: it reads the file alone.
  const file = new DatabaseSync(new URL(`file://${path}?immutable=1`), { readOnly: true });
  try {
    return file.prepare('select text from word').all();
  } catch {
    return [];
  } finally {
    file.close();
  }
}
