import type { DueSource } from '../due-work/due-source.ts';
import { loadOnce } from '../formats/load-once.ts';
import type { BankContext } from '../bank-context.ts';

/**
 * An entry may be written later than its posting got its id; the overlap exceeds the length of a transaction and the
 * difference of clocks. Milliseconds.
 */
const overlapMs = 15_000;

const wholeEveryMs = 10 * 60_000;

/**
 * How far this process has looked at the entries for alerts. Ids are ordered by the time at which they were made (UUIDv7, RFC
 * 9562), so new postings are found by their ids, and a look takes as long as there was activity, not as there are alerts.
 */
export class LookedEntries {
  readonly #newId: () => string;
  #upTo = -Infinity;
  #wholeAt = -Infinity;
  /** The pass that is under way. */
  #pass: { readonly at: number; readonly since: string | null } | null = null;

  constructor(newId: () => string) {
    this.#newId = newId;
  }

  /** In this pass postings with later ids than the answer may be new. Null: any may be. */
  newSince(): string | null {
    this.#pass ??= this.#begin();
    return this.#pass.since;
  }

  /** The pass has come to its end, and either all that was new when it began was told or something failed. */
  endPass(isAllDone: boolean): void {
    if (isAllDone && this.#pass) {
      const { at, since } = this.#pass;
      this.#upTo = at;
      if (since === null) this.#wholeAt = at;
    }
    this.#pass = null;
  }

  #begin() {
    const at = timeOf(this.#newId());
    // A clock that was set back makes ids that are not later than those before.
    const isWhole = at >= this.#wholeAt + wholeEveryMs || at < this.#upTo;
    return { at, since: isWhole ? null : firstIdOf(this.#upTo - overlapMs) };
  }
}

function timeOf(id: string): number {
  return Number.parseInt(id.slice(0, 8) + id.slice(9, 13), 16);
}

/** Not later than any id of that millisecond. */
function firstIdOf(at: number): string {
  const time = Math.max(0, at).toString(16).padStart(12, '0');
  return `${time.slice(0, 8)}-${time.slice(8)}-7000-8000-000000000000`;
}

const telling = loadOnce(() =>
  Promise.all([import('./waiting-alerts.ts'), import('./tell-alert.ts')]),
);

/**
 * Looks at the new activity in accounts with alerts since the last look, and tells of it. The end of the look is written
 * together with the alerts, so each entry is told once, even if a process is killed at any time. The path of a payment is
 * not affected: a member hears of it some seconds later.
 */
export function alertsDue({ newId }: Pick<BankContext, 'newId'>): DueSource {
  const looked = new LookedEntries(newId);
  return {
    name: 'alerts',
    load: telling,
    togetherMost: 25,

    next: async (...wanted) => (await telling())[0].waitingAlerts(looked.newSince())(...wanted),
    endPass: (isAllDone) => looked.endPass(isAllDone),

    async finish(scope, id, now) {
      const [membershipId = '', alertId = ''] = id.split('/');
      const [, { tellAlert }] = await telling();
      return await tellAlert(scope, { membershipId, alertId }, now);
    },
  };
}
