/** What is written later than its posting got its id, by more than a transaction takes and clocks differ. Milliseconds. */
const overlapMs = 15_000;

/** All entries are looked at again this often, whatever was missed. */
const wholeEveryMs = 10 * 60_000;

/**
 * How far this process has looked at the entries for alerts. Ids are ordered by the time at which they were made (UUIDv7, RFC
 * 9562), so new postings are found by their ids, and a look takes as long as there was activity, not as there are alerts.
 */
export class LookedEntries {
  #upTo = -Infinity;
  #wholeAt = -Infinity;

  /** For a look that begins with this new id: postings with later ids than the answer may be new. Null: any may be. */
  newSince(id: string): string | null {
    const now = timeOf(id);
    const isWhole = now >= this.#wholeAt + wholeEveryMs;
    // A clock that was set back makes ids that are not later than those before.
    return isWhole || now < this.#upTo ? null : firstIdOf(this.#upTo - overlapMs);
  }

  /** In the look that began with this id, at what was new since, nothing was left to tell. */
  noteNothingLeft(id: string, since: string | null): void {
    this.#upTo = timeOf(id);
    if (since === null) this.#wholeAt = this.#upTo;
  }
}

/** When the id was made. */
function timeOf(id: string): number {
  return Number.parseInt(id.slice(0, 8) + id.slice(9, 13), 16);
}

/** Not later than any id of that millisecond. */
function firstIdOf(at: number): string {
  const time = Math.max(0, at).toString(16).padStart(12, '0');
  return `${time.slice(0, 8)}-${time.slice(8)}-7000-8000-000000000000`;
}
