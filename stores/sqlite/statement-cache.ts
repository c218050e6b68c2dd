/**
 * Prepared statements by their text, the most recently used of them: preparing a small statement
 * costs four times as much as running it.
 */
export class StatementCache<Statement> {
  readonly #statements = new Map<string, Statement>();
  readonly #capacity: number;
  readonly #prepare: (sql: string) => Statement;
  readonly #free: (statement: Statement) => void;

  constructor(options: {
    readonly capacity: number;
    readonly prepare: (sql: string) => Statement;
    /** Called once for a statement that is pushed out, and for the rest when the cache is cleared. */
    readonly free: (statement: Statement) => void;
  }) {
    this.#capacity = options.capacity;
    this.#prepare = options.prepare;
    this.#free = options.free;
  }

  get(sql: string): Statement {
    const known = this.#statements.get(sql);
    if (known === undefined) return this.#add(sql);
    // A Map keeps the order of insertion: the last used goes to the end, the first is the oldest.
    this.#statements.delete(sql);
    this.#statements.set(sql, known);
    return known;
  }

  clear(): void {
    for (const statement of this.#statements.values()) this.#free(statement);
    this.#statements.clear();
  }

  #add(sql: string): Statement {
    const statement = this.#prepare(sql);
    this.#statements.set(sql, statement);
    if (this.#statements.size > this.#capacity) this.#dropOldest();
    return statement;
  }

  #dropOldest(): void {
    for (const [sql, statement] of this.#statements) {
      this.#statements.delete(sql);
      this.#free(statement);
      return;
    }
  }
}

/**
 * Throws if SQLite prepared only the beginning of the text: it stops after the first statement and
 * would leave the others out without a word.
 */
export function assertOneStatement(sql: string, prepared: string): void {
  if (sql.slice(prepared.length).trim() !== '') {
    throw new Error('A query is one statement: this text goes on after the first.');
  }
}
