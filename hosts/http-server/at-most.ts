/**
 * Runs tasks, so many at once, in the order in which they came. As many again as `waiting` says may
 * wait for their turn; one more is turned away at once with what `turnedAway` makes.
 */
export function atMost(running: number, waiting: number, turnedAway: () => Error) {
  let free = running;
  const queue: (() => void)[] = [];

  return async <Result>(task: () => Promise<Result>): Promise<Result> => {
    if (free > 0) {
      free -= 1;
    } else if (queue.length < waiting) {
      await new Promise<void>((resolve) => queue.push(resolve));
    } else {
      throw turnedAway();
    }
    try {
      return await task();
    } finally {
      // A place is handed on, not given back, so that nobody who comes now can slip in between.
      const next = queue.shift();
      if (next === undefined) free += 1;
      else next();
    }
  };
}
