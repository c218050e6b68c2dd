import { StoreUnavailable } from '#stores/store.ts';
import type { Rng } from './rng.ts';

/** The fate of one statement: it fails, or its process dies, before or after it took effect. */
export interface Fault {
  readonly when: 'before' | 'after';
  readonly error: StoreError | 'crash';
}

type StoreError = SimulatedFault | StoreUnavailable;

/** An error as SQLite reports it (https://sqlite.org/rescode.html). */
class SimulatedFault extends Error {
  readonly errcode: number;

  constructor(message: string, errcode: number) {
    super(message);
    this.errcode = errcode;
  }
}

const busy = () => new SimulatedFault('database is locked (simulated)', 5);
const diskFull = () => new SimulatedFault('database or disk is full (simulated)', 13);
const inputOutput = () => new SimulatedFault('disk I/O error (simulated)', 10);
const outOfReach = () => new StoreUnavailable('The database does not answer (simulated)');

/** Whether an error is one of these, or was caused by one. */
export function isSimulated(error: unknown): boolean {
  for (let one = error; one instanceof Error; one = one.cause) {
    if (one instanceof SimulatedFault || one instanceof StoreUnavailable) return true;
  }
  return false;
}

/** Says for each statement whether it goes well. */
export class FaultPlan {
  readonly #rng: Rng;
  readonly #told: (sentence: string) => void;
  /** How many statements go well before the process dies. */
  #statementsToCrash = Infinity;
  #commitsToCrash = Infinity;
  /** How often in a thousand a statement fails by itself. */
  #failing = 0;
  counted = 0;

  constructor(rng: Rng, told: (sentence: string) => void) {
    this.#rng = rng;
    this.#told = told;
  }

  /** Sets a crash some statements ahead, or at a commit: the moment at which most depends on it. */
  planCrash(): void {
    if (this.#rng.permille(400)) {
      this.#commitsToCrash = this.#rng.between(1, 4);
    } else {
      this.#statementsToCrash = this.#rng.between(1, 60);
    }
  }

  /** From now on the store fails so often. */
  sicken(permille: number): void {
    this.#failing = permille;
  }

  /** From now on all goes well. */
  heal(): void {
    this.#failing = 0;
    this.#statementsToCrash = Infinity;
    this.#commitsToCrash = Infinity;
  }

  next(kind: StatementKind): Fault | null {
    this.counted += 1;
    this.#statementsToCrash -= 1;
    if (kind === 'commit') this.#commitsToCrash -= 1;
    if (this.#statementsToCrash <= 0 || (kind === 'commit' && this.#commitsToCrash <= 0)) {
      this.#statementsToCrash = Infinity;
      this.#commitsToCrash = Infinity;
      return { when: this.#rng.pick(['before', 'after']), error: 'crash' };
    }
    if (this.#failing === 0 || kind === 'rollback' || !this.#rng.permille(this.#failing)) {
      return null;
    }
    const fault = this.#failureOf(kind);
    this.#told(
      `the store fails ${fault.when} a ${kind}: ${fault.error === 'crash' ? '' : fault.error.message}`,
    );
    return fault;
  }

  #failureOf(kind: Exclude<StatementKind, 'rollback'>): Fault {
    switch (kind) {
      case 'begin':
        return {
          when: 'before',
          error: this.#rng.pick<() => StoreError>([busy, outOfReach, inputOutput])(),
        };
      case 'commit':
        return {
          when: this.#rng.pick(['before', 'after']),
          error: this.#rng.pick<() => StoreError>([inputOutput, diskFull, outOfReach])(),
        };
      case 'read':
        return {
          when: 'before',
          error: this.#rng.pick<() => StoreError>([inputOutput, outOfReach])(),
        };
      case 'write':
        return {
          when: 'before',
          error: this.#rng.pick<() => StoreError>([diskFull, inputOutput, busy])(),
        };
    }
  }
}

/** The effect of a statement on its transaction. */
export type StatementKind = 'begin' | 'commit' | 'rollback' | 'read' | 'write';

const kinds: Readonly<Record<string, StatementKind>> = {
  begin: 'begin',
  commit: 'commit',
  rollback: 'rollback',
  select: 'read',
  with: 'read',
};

const known = new Map<string, StatementKind>();

export function kindOf(sql: string): StatementKind {
  let kind = known.get(sql);
  if (kind === undefined) {
    kind = kinds[(/\w+/.exec(sql)?.[0] ?? '').toLowerCase()] ?? 'write';
    known.set(sql, kind);
  }
  return kind;
}
