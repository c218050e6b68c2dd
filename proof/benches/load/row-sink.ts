import { type ChildProcessByStdio, spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import type { Readable, Writable } from 'node:stream';
import type { BankStore } from '#bank/ports.ts';
import { insertRows } from '#bank/database/bulk-insert.ts';
import type { Tables } from '#bank/tables.ts';
import { findPostgres } from '#stores/postgres/test-server.ts';

type Value = string | number | null;

/** Where rows go that are written in one go. */
export interface RowSink {
  /** Adds a row with the columns of the first row of its table. */
  add(table: keyof Tables, row: object): void;
  /** Resolves when more can be added. */
  drain(): Promise<void>;
  /** Resolves when everything is in the database; throws where it was refused. */
  end(): Promise<void>;
}

/** By `copy` into a database of PostgreSQL, by prepared inserts into the store otherwise. */
export function openRowSink(store: BankStore, databaseUrl: string | undefined): RowSink {
  return databaseUrl === undefined ? new InsertSink(store) : new CopySink(databaseUrl);
}

class InsertSink implements RowSink {
  readonly #store: BankStore;
  #rows = new Map<keyof Tables, object[]>();

  constructor(store: BankStore) {
    this.#store = store;
  }

  add(table: keyof Tables, row: object): void {
    const rows = this.#rows.get(table);
    if (rows === undefined) this.#rows.set(table, [row]);
    else rows.push(row);
  }

  async drain(): Promise<void> {
    const { db, engine } = this.#store;
    const rows = this.#rows;
    this.#rows = new Map();
    await db.transaction().execute(async (trx) => {
      for (const [table, added] of rows) {
        await insertRows({ trx, engine }, table, added as never[]);
      }
    });
  }

  async end(): Promise<void> {
    await this.drain();
  }
}

/** The length of text sent to PostgreSQL at once. */
const pieceLength = 256 * 1024;

/** A `psql` for each table, so that as many backends take in rows side by side. */
class CopySink implements RowSink {
  readonly #url: string;
  readonly #copies = new Map<keyof Tables, TableCopy>();

  constructor(url: string) {
    this.#url = url;
  }

  add(table: keyof Tables, row: object): void {
    let copy = this.#copies.get(table);
    if (copy === undefined) {
      copy = new TableCopy(this.#url, table, Object.keys(row));
      this.#copies.set(table, copy);
    }
    copy.add(Object.values(row) as Value[]);
  }

  async drain(): Promise<void> {
    for (const copy of this.#copies.values()) await copy.drain();
  }

  async end(): Promise<void> {
    await Promise.all([...this.#copies.values()].map((copy) => copy.end()));
  }
}

class TableCopy {
  readonly #psql: ChildProcessByStdio<Writable, null, Readable>;
  readonly #ended: Promise<unknown[]>;
  #said = '';
  #lines: string[] = [];
  #length = 0;

  constructor(url: string, table: string, columns: readonly string[]) {
    const folder = findPostgres();
    if (folder === undefined) throw new Error('PostgreSQL is not installed');
    const names = columns.map((name) => `"${name}"`).join(', ');
    const copy = `copy "${table}" (${names}) from stdin`;
    this.#psql = spawn(join(folder, 'psql'), [url, '--quiet', '--no-psqlrc', '--command', copy], {
      stdio: ['pipe', 'ignore', 'pipe'],
    });
    this.#psql.stderr.on('data', (data: Buffer) => (this.#said += data.toString()));
    this.#psql.stdin.on('error', () => {
      // `psql` has ended: its output is thrown in the end.
    });
    this.#ended = once(this.#psql, 'close');
  }

  add(row: readonly Value[]): void {
    const line = row.map(written).join('\t');
    this.#lines.push(line);
    this.#length += line.length;
    if (this.#length > pieceLength) this.#write();
  }

  async drain(): Promise<void> {
    if (this.#psql.stdin.writableNeedDrain) {
      await Promise.race([once(this.#psql.stdin, 'drain'), this.#ended]);
    }
    if (this.#psql.exitCode !== null) throw new Error(`psql ended: ${this.#said}`);
  }

  async end(): Promise<void> {
    this.#write();
    this.#psql.stdin.end();
    await this.#ended;
    if (this.#psql.exitCode !== 0) throw new Error(`psql ended: ${this.#said}`);
  }

  #write(): void {
    if (this.#lines.length > 0) this.#psql.stdin.write(`${this.#lines.join('\n')}\n`);
    this.#lines = [];
    this.#length = 0;
  }
}

const special: Readonly<Record<string, string>> = {
  '\\': '\\\\',
  '\n': '\\n',
  '\r': '\\r',
  '\t': '\\t',
};

const isSpecial = /[\\\n\r\t]/;

/** A value in the text format of `copy`. */
function written(value: Value): string {
  if (value === null) return '\\N';
  if (typeof value === 'number') return String(value);
  return isSpecial.test(value)
    ? value.replaceAll(/[\\\n\r\t]/g, (character) => special[character] ?? '')
    : value;
}
