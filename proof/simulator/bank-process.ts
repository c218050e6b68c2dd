import { Kysely } from 'kysely';
import { transactionsOf } from '#stores/transactions/transactions.ts';
import {
  openBank,
  type Bank,
  type BankDependencies,
  type BankStore,
  type Clock,
  type Log,
  type Tables,
} from '#bank/index.ts';
import type { Rng } from './rng.ts';
import { scheduledDialect } from './scheduled-dialect.ts';
import type { Scheduler } from './scheduler.ts';
import type { DiskUser, SimulatedDisk } from './simulated-disk.ts';

/** How a store tells its errors apart: the node-sqlite store's own way. */
export type StoreErrors = Pick<BankStore, 'isTransient' | 'isUniqueViolation' | 'isUnavailable'>;

/** The machine's services to its processes, and their notices to it. */
export interface Machine {
  readonly rng: Rng;
  readonly scheduler: Scheduler;
  readonly disk: SimulatedDisk;
  readonly errors: StoreErrors;
  readonly host: Omit<BankDependencies, 'store' | 'clock' | 'log'>;
  /** The process died at that statement, or at none. */
  crashed(process: BankProcess, where: string | null): void;
  logged(message: string, error: unknown): void;
}

/** The store over a database of the world. */
export function simulatedStore(db: Kysely<Tables>, errors: StoreErrors): BankStore {
  const store = { db, engine: 'sqlite', ...errors } as const;
  const transactions = transactionsOf(store);
  // Spare turns pause by the clock of the real machine.
  return { ...store, ...transactions, transactInBackground: transactions.transact };
}

/** A life of the bank: from its start until it crashes, never to go on. */
export class BankProcess implements DiskUser {
  readonly name: string;
  readonly bank: Bank;
  readonly #machine: Machine;
  /** Told when it crashes: the connections that were open break. */
  readonly #resets = new Set<() => void>();
  #isAlive = true;

  constructor(name: string, machine: Machine) {
    this.name = name;
    this.#machine = machine;
    const { disk, rng, scheduler, errors, host } = machine;
    const turns = { user: this, rng, scheduler, connection: disk.connection };
    const db = new Kysely<Tables>({ dialect: scheduledDialect(disk.dialectFor(this), turns) });
    const store = simulatedStore(db, errors);
    this.bank = openBank({ ...host, store, clock: this.#clock(scheduler), log: this.#log() });
  }

  get isAlive(): boolean {
    return this.#isAlive;
  }

  crash(where: string | null): void {
    if (!this.#isAlive) return;
    this.#isAlive = false;
    this.#machine.disk.leave(this);
    this.#machine.crashed(this, where);
    for (const reset of this.#resets) reset();
    this.#resets.clear();
  }

  /** The answer of the process; undefined where it crashes first. */
  answer<Answer>(
    work: () => Promise<Answer>,
  ): Promise<{ readonly settled: Promise<Answer> } | undefined> {
    return new Promise((resolve) => {
      const reset = () => resolve(undefined);
      this.#resets.add(reset);
      const settled = work();
      const finish = () => {
        this.#resets.delete(reset);
        if (this.#isAlive) resolve({ settled });
      };
      settled.then(finish, finish);
    });
  }

  #clock(scheduler: Scheduler): Clock {
    return {
      now: () => scheduler.now,
      wakeAt: (at, wake) =>
        scheduler.at(at, () => {
          if (this.#isAlive) wake();
        }),
    };
  }

  #log(): Log {
    return {
      info: () => {},
      error: (message, { error }) => {
        if (this.#isAlive) this.#machine.logged(message, error);
      },
    };
  }
}
