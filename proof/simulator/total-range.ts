/** The possible change of a member's total while the outcome of a request is unknown, in cents. */
export interface PossibleChange {
  readonly low: number;
  readonly high: number;
}

interface Open extends PossibleChange {
  settle(change: number): void;
}

interface Read {
  low: number;
  high: number;
}

/** The range that a member's total must be in, in cents: known events are in it, possible events may be. */
export class TotalRange {
  #known: number;
  #open = new Set<PossibleChange>();
  readonly #reads = new Set<Read>();

  constructor(known: number) {
    this.#known = known;
  }

  /** Something was begun whose outcome is not known; `settle` tells it. */
  begin(change: PossibleChange): Open {
    const open: Open = {
      ...change,
      settle: (settled) => {
        if (this.#open.delete(open)) this.#known += settled;
      },
    };
    this.#open.add(open);
    for (const read of this.#reads) {
      read.low += change.low;
      read.high += change.high;
    }
    return open;
  }

  /** To be called when a read begins; the function returned says whether what it found can be. */
  read(): (total: number) => string | null {
    const read = { low: this.#known, high: this.#known };
    for (const { low, high } of this.#open) {
      read.low += low;
      read.high += high;
    }
    this.#reads.add(read);
    return (total) => {
      this.#reads.delete(read);
      return total >= read.low && total <= read.high
        ? null
        : `a total of ${total}, where only ${read.low} to ${read.high} can be`;
    };
  }

  /** All is known again, but for work that falls due by itself. */
  reset(known: number, ahead: PossibleChange): void {
    this.#known = known;
    this.#open = new Set([ahead]);
  }
}
