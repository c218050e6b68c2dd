/**
 * Throws if SQLite prepared only the beginning of the text: it stops after the first statement and
 * would leave the others out without a word.
 */
export function assertOneStatement(sql: string, prepared: string): void {
  if (sql.slice(prepared.length).trim() !== '') {
    throw new Error('A query is one statement: this text goes on after the first.');
  }
}
