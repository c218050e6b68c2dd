import { DatabaseSync } from 'node:sqlite';

/** The words of the table `word` that stand in the database file itself, without the log beside it; none before there is one. */
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
