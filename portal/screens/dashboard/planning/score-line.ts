/** A point of a line in percent of the picture: from its left, and from its top. */
export interface LinePoint {
  readonly x: number;
  readonly y: number;
}

/** Scores as a line, the oldest first, between two round scores that leave room above and below. */
export interface ScoreLine {
  readonly points: readonly LinePoint[];
  readonly floor: number;
  readonly ceiling: number;
}

const step = 20;

/** Lays out a line of scores, of which there is at least one. */
export function scoreLine(scores: readonly number[]): ScoreLine {
  const floor = Math.floor((Math.min(...scores) - 1) / step) * step;
  const ceiling = Math.ceil((Math.max(...scores) + 1) / step) * step;
  const points = scores.map((score, index) => ({
    x: scores.length === 1 ? 50 : (index / (scores.length - 1)) * 100,
    y: ((ceiling - score) / (ceiling - floor)) * 100,
  }));
  return { points, floor, ceiling };
}
