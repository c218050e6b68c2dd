interface Waiting {
  begin(): void;
  turnAway(): void;
}

/** The tasks of one asker that wait, oldest first; at least one. */
interface Line {
  readonly asker: string;
  /** The place of the asker among all, by when they came first. */
  readonly place: number;
  readonly tasks: Waiting[];
}

/** So many of those who were turned away are known again. */
const rememberedMax = 100_000;

/**
 * Runs tasks, so many at once. As many again as `waiting` says may wait: those who ask take turns, however many tasks
 * each of them has waiting. Where there is no room left, somebody is turned away with what `turnedAway` makes: of those who
 * have the most tasks waiting the one who came last, with their newest task. So who floods is told to come again, and nobody
 * else; and whoever comes again goes before all who came after them.
 */
export function fairQueue(running: number, waiting: number, turnedAway: () => Error) {
  let free = running;
  let waitingNow = 0;
  let places = 0;
  /** Whose turn is next stands first. */
  const lines = new Map<string, Line>();
  /** The places of those who were turned away. Who has not been here for longest stands first. */
  const placesKept = new Map<string, number>();

  return async <Result>(asker: string, task: () => Promise<Result>): Promise<Result> => {
    if (free > 0) {
      free -= 1;
    } else {
      await turnOf(asker);
    }
    placesKept.delete(asker);
    try {
      return await task();
    } finally {
      // A place is handed on, not given back, so that nobody who comes now can slip in between.
      const next = takeNext();
      if (next === undefined) free += 1;
      else next.begin();
    }
  };

  function turnOf(asker: string): Promise<void> {
    const line = lines.get(asker) ?? { asker, place: placeOf(asker), tasks: [] };
    return new Promise<void>((begin, reject) => {
      line.tasks.push({ begin, turnAway: () => reject(turnedAway()) });
      lines.set(asker, line);
      waitingNow += 1;
      if (waitingNow > waiting) turnOneAway();
    });
  }

  function placeOf(asker: string): number {
    places += 1;
    return placesKept.get(asker) ?? places;
  }

  function turnOneAway(): void {
    const last = [...lines.values()].reduce((one, other) => (isBefore(other, one) ? one : other));
    last.tasks.pop()?.turnAway();
    waitingNow -= 1;
    if (last.tasks.length === 0) lines.delete(last.asker);
    keepPlace(last);
  }

  function keepPlace({ asker, place }: Line): void {
    placesKept.delete(asker);
    placesKept.set(asker, place);
    const [forgotten] = placesKept.keys();
    if (placesKept.size > rememberedMax && forgotten !== undefined) placesKept.delete(forgotten);
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

/** Whether the one keeps their tasks where the other is turned away. */
function isBefore(one: Line, other: Line): boolean {
  return one.tasks.length === other.tasks.length
    ? one.place < other.place
    : one.tasks.length < other.tasks.length;
}
