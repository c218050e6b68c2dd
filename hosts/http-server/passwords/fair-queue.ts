interface Waiting {
  begin(): void;
  turnAway(): void;
}

/** The waiting tasks of an asker, oldest first; at least one. */
interface Line {
  readonly asker: string;
  /** The place of the asker among all, by when they came first. */
  readonly place: number;
  readonly tasks: Waiting[];
}

export interface QueueRule {
  /** So many tasks run at once. */
  readonly running: number;
  /** So many more may wait. */
  readonly waiting: number;
  /** No task waits longer, even behind tasks that wait themselves. */
  readonly longestWaitMs: number;
  /** An asker turned away keeps the place for so long: no asker can save up old places. */
  readonly placeKeptMs: number;
}

interface Former {
  readonly place: number;
  readonly at: number;
}

/** The most former askers that are known again. */
const formerMax = 100_000;

/**
 * Runs tasks by the rule. The askers take turns, however many tasks each of them has waiting. In a full queue, an asker is
 * turned away with the error of `turnedAway`: of the askers with the most tasks waiting the last to come, with their newest
 * task. So only a flooding asker is told to come again; and a returning asker goes before all later askers.
 */
export function fairQueue(
  { running, waiting, longestWaitMs, placeKeptMs }: QueueRule,
  turnedAway: () => Error,
  now: () => number,
) {
  let free = running;
  let waitingNow = 0;
  let places = 0;
  /** The asker with the next turn is first. */
  const lines = new Map<string, Line>();
  /** By asker. The asker absent for longest is first. */
  const former = new Map<string, Former>();

  return async <Result>(asker: string, task: () => Promise<Result>): Promise<Result> => {
    if (free > 0) {
      free -= 1;
    } else {
      await turnOf(asker);
    }
    former.delete(asker);
    try {
      return await task();
    } finally {
      // A turn is handed on, not given back, so that nobody who comes now can slip in between.
      const next = takeNext();
      if (next === undefined) free += 1;
      else next.begin();
    }
  };

  function turnOf(asker: string): Promise<void> {
    const line = lines.get(asker) ?? { asker, place: placeOf(asker), tasks: [] };
    return new Promise<void>((resolve, reject) => {
      const task: Waiting = {
        begin: () => {
          clearTimeout(patience);
          resolve();
        },
        turnAway: () => {
          clearTimeout(patience);
          reject(turnedAway());
        },
      };
      const patience = setTimeout(() => turnAway(line, task), longestWaitMs);
      line.tasks.push(task);
      lines.set(asker, line);
      waitingNow += 1;
      if (waitingNow > waiting) turnLastAway();
    });
  }

  function placeOf(asker: string): number {
    places += 1;
    const kept = former.get(asker);
    return kept !== undefined && isKept(kept) ? kept.place : places;
  }

  function isKept({ at }: Former): boolean {
    return now() - at <= placeKeptMs;
  }

  function turnLastAway(): void {
    const last = [...lines.values()].reduce((one, other) => (isBefore(other, one) ? one : other));
    const newest = last.tasks.at(-1);
    if (newest !== undefined) turnAway(last, newest);
  }

  function turnAway(line: Line, task: Waiting): void {
    line.tasks.splice(line.tasks.indexOf(task), 1);
    if (line.tasks.length === 0) lines.delete(line.asker);
    waitingNow -= 1;
    keepPlace(line);
    task.turnAway();
  }

  function keepPlace({ asker, place }: Line): void {
    former.delete(asker);
    former.set(asker, { place, at: now() });
    for (const [one, kept] of former) {
      if (former.size <= formerMax && isKept(kept)) break;
      former.delete(one);
    }
  }

  function takeNext(): Waiting | undefined {
    const [line] = lines.values();
    if (line === undefined) {
      return undefined;
    }
    const next = line.tasks.shift();
    waitingNow -= 1;
    lines.delete(line.asker);
    if (line.tasks.length > 0) lines.set(line.asker, line);
    return next;
  }
}

function isBefore(one: Line, other: Line): boolean {
  return one.tasks.length === other.tasks.length
    ? one.place < other.place
    : one.tasks.length < other.tasks.length;
}
