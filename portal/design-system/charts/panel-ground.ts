/** Where the points of the panel's line stand, in percent of its width and height. */
export interface PanelGround {
  readonly pastPlaces: readonly number[];
  readonly pastDepths: readonly number[];
  readonly aheadPlaces: readonly number[];
  readonly aheadDepths: readonly number[];
  readonly today: number;
  /** Of a day after today. */
  readonly placeOf: (day: number) => number;
  readonly depthOf: (day: number) => number;
}

/** The last day ahead is not at the very edge, where half of its mark would be cut off. */
const width = 97;

/** The line keeps to the middle: names stand over and under it. */
const highest = 34;
const lowest = 70;

/** The least part of the greatest figure that the height stands for: a change of a cent is no mountain. */
const leastSpan = 0.02;

/**
 * The ground of a line whose last figure of the past is today's, and whose first figure ahead is that of the end of today. The
 * days have their places whether or not the days ahead are known.
 */
export function panelGround(
  past: readonly number[],
  ahead: readonly number[],
  room: { before: number; after: number },
): PanelGround {
  const placeOf = (day: number) =>
    rounded((width * (room.before + day)) / (room.before + room.after));
  const all = [...past, ...ahead];
  const [least, greatest] = [Math.min(...all), Math.max(...all)];
  const span = Math.max(greatest - least, leastSpan * Math.abs(greatest), 1);
  const floor = (least + greatest - span) / 2;
  const depth = (value: number) => rounded(lowest - ((lowest - highest) * (value - floor)) / span);
  const aheadDepths = ahead.map(depth);
  return {
    pastPlaces: past.map((_, index) => placeOf(index + 1 - past.length)),
    pastDepths: past.map(depth),
    aheadPlaces: ahead.map((_, index) => placeOf(index)),
    aheadDepths,
    today: placeOf(0),
    placeOf,
    depthOf: (day) => aheadDepths[day] ?? lowest,
  };
}

function rounded(percent: number): number {
  return Math.round(percent * 100) / 100;
}
