import type { EpochMs } from '#contract/time/time.ts';
import { DueWork, type DueWorkDependencies, type DueWorkFigures } from './due-work.ts';
import type { DueSource } from './due-source.ts';

/**
 * Groups of work that are done side by side: slow work in one group holds up no other. Each method is that of all of them.
 */
export class DueWorks {
  readonly #works: readonly DueWork[];

  constructor(bank: DueWorkDependencies, groups: readonly (readonly DueSource[])[]) {
    this.#works = groups.map((sources) => new DueWork(bank, sources));
  }

  async load(): Promise<void> {
    await Promise.all(this.#works.map((work) => work.load()));
  }

  /** In sequence: each group finds the results of the group before. */
  async start(): Promise<void> {
    for (const work of this.#works) await work.start();
  }

  async stop(): Promise<void> {
    await Promise.all(this.#works.map((work) => work.stop()));
  }

  expect(dueAt: EpochMs): void {
    for (const work of this.#works) work.expect(dueAt);
  }

  async figures(): Promise<DueWorkFigures[]> {
    return (await Promise.all(this.#works.map((work) => work.figures()))).flat();
  }
}

export type { DueWorkFigures };
