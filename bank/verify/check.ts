import type { Kysely } from 'kysely';
import type { Tables } from '../tables.ts';

/** A claim about the whole database. */
export interface Check {
  /** The claim, as a sentence. */
  readonly name: string;
  /** Notes every row that was looked at and every fault. */
  run(db: Kysely<Tables>, findings: Findings): Promise<void>;
}

const faultsListed = 100;

/** The findings of a check, in bounded memory however broken the database is. */
export class Findings {
  checked = 0;
  readonly #listed: string[] = [];
  #unlisted = 0;

  /** The sentence names the key of the faulty row. */
  fault(sentence: string): void {
    if (this.#listed.length < faultsListed) {
      this.#listed.push(sentence);
    } else {
      this.#unlisted += 1;
    }
  }

  /** The first hundred faults, and how many more there are. */
  get faults(): string[] {
    return this.#unlisted === 0
      ? this.#listed
      : [...this.#listed, `${this.#unlisted} more of the kind`];
  }
}
