interface Waiting {
  begin(): void;
  turnAway(): void;
}

/**
 * Runs tasks, so many at once. As many again as `waiting` says may wait: those who ask take turns, however many tasks
 * each of them has waiting. Where there is no room left, the newest task of the one who has the most waiting is turned away
 * with what `turnedAway` makes: who floods is told to come again, and nobody else.
 */
export function fairQueue(running: number, waiting: number, turnedAway: () => Error) {
  let free = running;
  let waitingNow = 0;
  /** Whose turn is next stands first. Nobody stands here without a task. */
  const queues = new Map<string, Waiting[]>();

  return async <Result>(asker: string, task: () => Promise<Result>): Promise<Result> => {
    if (free > 0) {
      free -= 1;
    } else {
      await turnOf(asker);
    }
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
    const own = queues.get(asker) ?? [];
    if (waitingNow >= waiting && !makeRoom(own.length + 1)) {
      return Promise.reject(turnedAway());
    }
    waitingNow += 1;
    queues.set(asker, own);
    return new Promise<void>((begin, reject) => {
      own.push({ begin, turnAway: () => reject(turnedAway()) });
    });
  }

  /** Refuses a task of anyone who has more than so many waiting, if there is somebody. */
  function makeRoom(share: number): boolean {
    const most = Math.max(0, ...[...queues.values()].map(({ length }) => length));
    const longest = [...queues.values()].find(({ length }) => length === most);
    if (most <= share || longest === undefined) {
      return false;
    }
    waitingNow -= 1;
    longest.pop()?.turnAway();
    return true;
  }

  function takeNext(): Waiting | undefined {
    const [first] = queues;
    if (first === undefined) {
      return undefined;
    }
    const [asker, queue] = first;
    const next = queue.shift();
    waitingNow -= 1;
    queues.delete(asker);
    if (queue.length > 0) queues.set(asker, queue);
    return next;
  }
}
