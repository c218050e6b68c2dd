import { DatabaseSync, type SQLInputValue, type StatementSync } from 'node:sqlite';
import { type Dialect, Kysely } from 'kysely';
import type { Tables } from '#bank/index.ts';
import { nodeSqliteDialect } from '#stores/node-sqlite/dialect.ts';
import type { Rng } from './rng.ts';
import { type Fault, type FaultPlan, type StatementKind, kindOf } from './fault-plan.ts';

interface Waiting<User> {
  readonly user: User;
  readonly start: () => void;
}

/** Lets one user at a time through; rng picks the next of the waiting users. */
export class Connection<User> {
  readonly #rng: Rng;
  readonly #waiting: Waiting<User>[] = [];
  #holder: User | null = null;

  constructor(rng: Rng) {
    this.#rng = rng;
  }

  /** Resolves when it is the user's turn. */
  take(user: User): Promise<void> {
    if (this.#holder === null) {
      this.#holder = user;
      return Promise.resolve();
    }
    return new Promise((start) => {
      this.#waiting.push({ user, start });
    });
  }

  pass(user: User): void {
    if (this.#holder !== user) return;
    const next = this.#rng.take(this.#waiting);
    this.#holder = next?.user ?? null;
    next?.start();
  }

  isHeldBy(user: User): boolean {
    return this.#holder === user;
  }

  /** The user is no more: nobody waits for it, and it waits for nothing. */
  forget(user: User): void {
    const left = this.#waiting.filter((one) => one.user !== user);
    this.#waiting.splice(0, this.#waiting.length, ...left);
    this.pass(user);
  }
}

/** A process of the bank, as far as the disk is concerned. */
export interface DiskUser {
  readonly isAlive: boolean;
  /** Ends the process in the middle of its work; `where` names the work. */
  crash(where: string): void;
}

/** The effect of a bank's bug on a statement; for tests that the simulator finds bugs. */
export type Tamper = (sql: string, kind: StatementKind) => 'skip' | 'roll back' | null;

/** Thrown into a process that has died, so that it stops where it is. */
class CutOff extends Error {}

/**
 * A database that outlives the processes that use it. Work that a process had committed when it died is there, unfinished
 * work is rolled back. Each statement may fail, or be the last of its process, as the plan says.
 */
export class SimulatedDisk {
  /** The users' turns: there is one connection, as SQLite has one writer. */
  readonly connection: Connection<DiskUser>;
  readonly #database: DatabaseSync;
  readonly #faults: FaultPlan;
  readonly #tamper: Tamper | null;
  /** Prepared once, as the processes come and go with the same ones. */
  readonly #prepared = new Map<string, StatementSync>();
  /** Of the transaction that is under way. */
  #statement = 0;

  constructor(content: Uint8Array, rng: Rng, faults: FaultPlan, tamper: Tamper | null) {
    this.#database = openDatabase(content);
    this.connection = new Connection(rng);
    this.#faults = faults;
    this.#tamper = tamper;
  }

  /** The node-sqlite store's own dialect, for one process. */
  dialectFor(user: DiskUser): Dialect {
    return nodeSqliteDialect(this.#facade((sql, run) => this.#perform(user, sql, run)));
  }

  /** A way to the data on which nothing ever fails. To be used in a turn on the connection. */
  plainly(): Kysely<Tables> {
    return new Kysely({ dialect: nodeSqliteDialect(this.#facade((_, run) => run())) });
  }

  /** Clears the remains of a dead process: its open transaction is rolled back. */
  leave(user: DiskUser): void {
    if (this.connection.isHeldBy(user) && this.#database.isTransaction) {
      this.#database.exec('rollback');
    }
    this.connection.forget(user);
  }

  close(): void {
    this.#database.close();
  }

  #perform(user: DiskUser, sql: string, run: () => unknown): unknown {
    if (!user.isAlive) throw new CutOff();
    const kind = kindOf(sql);
    this.#statement = kind === 'begin' ? 1 : this.#statement + 1;
    const fault = this.#faults.next(kind);
    if (fault?.when === 'before') this.#strike(user, fault, sql);
    const result = this.#performTampered(sql, kind, run);
    if (fault?.when === 'after') this.#strike(user, fault, sql);
    return result;
  }

  #strike(user: DiskUser, { error, when }: Fault, sql: string): never {
    if (error !== 'crash') throw error;
    const where = this.#database.isTransaction
      ? `statement ${this.#statement} of a transaction`
      : 'a statement';
    user.crash(`${where}, ${when} it took effect: ${sql.slice(0, 60)}`);
    throw new CutOff();
  }

  #performTampered(sql: string, kind: StatementKind, run: () => unknown): unknown {
    switch (this.#tamper?.(sql, kind)) {
      case 'skip':
        return [];
      case 'roll back':
        this.#database.exec('rollback');
        return [];
      default:
        return run();
    }
  }

  /** The database as the dialect sees it, with every statement passing through `around`. */
  #facade(around: (sql: string, run: () => unknown) => unknown): DatabaseSync {
    const facade = {
      prepare: (sql: string) => {
        const statement = this.#prepare(sql);
        return {
          sourceSQL: statement.sourceSQL,
          columns: () => statement.columns(),
          setReturnArrays: (enabled: boolean) => statement.setReturnArrays(enabled),
          all: (...values: SQLInputValue[]) => around(sql, () => statement.all(...values)),
          run: (...values: SQLInputValue[]) => {
            const changes = around(sql, () => statement.run(...values).changes);
            return { changes: typeof changes === 'object' ? 1 : changes };
          },
        };
      },
      close: () => {},
    };
    return facade as unknown as DatabaseSync;
  }

  #prepare(sql: string): StatementSync {
    let statement = this.#prepared.get(sql);
    if (statement === undefined) {
      statement = this.#database.prepare(sql);
      this.#prepared.set(sql, statement);
    }
    return statement;
  }
}

function openDatabase(content: Uint8Array): DatabaseSync {
  const database = new DatabaseSync(':memory:', { defensive: true });
  database.deserialize(content);
  database.exec('pragma foreign_keys = on');
  database.exec('pragma recursive_triggers = on');
  return database;
}
