import type { LocalDate } from '#contract/time/time.ts';

/** Rounded figures at even distances, the lowest first; all values lie between the first and the last. */
export type Ticks = readonly [number, number, ...number[]];

/**
 * Where the lines across a chart go: 1, 2, 2.5 or 5 times a power of ten apart, whole numbers only. Values that
 * are all the same get room above and below; nothing goes below zero that no value is below.
 */
export function roundedTicks(values: readonly number[], most = 5): Ticks {
  const least = Math.min(...values);
  const greatest = Math.max(...values);
  const span = greatest - least || roomAround(greatest, most);
  const room = greatest > least ? 0 : span / 2;
  const from = least < 0 ? least - room : Math.max(0, least - room);
  const to = greatest + room;
  for (let step = stepFrom(span / (most - 1)); ; step = stepFrom(step + 1)) {
    const first = Math.floor(from / step);
    const count = Math.ceil(to / step) - first;
    if (count <= most - 1) return ticksFrom(first, Math.max(count, 1), step);
  }
}

/** The same with room for a label under the lowest value, where that is far enough above zero. */
export function ticksWithRoomBelow(values: readonly number[]): Ticks {
  const least = Math.min(...values);
  const room = Math.ceil((Math.max(...values) - least) * roomForLabel);
  return roundedTicks([...values, least < 0 ? least - room : Math.max(0, least - room)]);
}

/**
 * The label's part of the span of the values. Rounded ticks reach half as far again at most, and leave 16 % of their span
 * to it.
 */
const roomForLabel = 0.32;

/** Under a point at this depth, in percent, there is room for a label. */
export const deepestWithRoom = 84;

/** Parts of the greatest value: a smaller movement is none, and a smaller span is not drawn larger. */
const movement = 0.02;
const leastSpan = 0.2;

/**
 * The scale of a course without axes: its values with a little room, and at least a fifth of the greatest value, so that
 * 3 % does not look like a leap. Null where the values differ by less than 2 %: the line is level then.
 */
export function ticksOfCourse(values: readonly number[]): Ticks | null {
  const least = Math.min(...values);
  const greatest = Math.max(...values);
  const size = Math.max(Math.abs(least), Math.abs(greatest));
  if (greatest - least < movement * size || size === 0) return null;
  const span = Math.max(1.1 * (greatest - least), leastSpan * size);
  const middle = (least + greatest) / 2;
  return [middle - span / 2, middle + span / 2];
}

/** A fifth of the only value; a hundred, in hundredths, where that is zero. */
function roomAround(value: number, most: number): number {
  return value === 0 ? 10_000 : Math.max(Math.abs(value) / 5, most - 1);
}

/** The smallest round step that is not below `least`. */
function stepFrom(least: number): number {
  const power = 10 ** Math.max(0, Math.floor(Math.log10(least)));
  const step = [1, 2, 2.5, 5, 10]
    .map((factor) => factor * power)
    .find((one) => one >= least && Number.isInteger(one));
  return step ?? 10 * power;
}

function ticksFrom(first: number, count: number, step: number): Ticks {
  const later = Array.from({ length: count - 1 }, (_, index) => (first + 2 + index) * step);
  // Minus zero would be written with its minus.
  return [first * step + 0, (first + 1) * step + 0, ...later.map((tick) => tick + 0)];
}

/** How far below the highest tick a value stands, in percent of the chart's height. */
export function depthOf(value: number, ticks: Ticks): number {
  const highest = ticks.at(-1) ?? ticks[1];
  return rounded((100 * (highest - value)) / (highest - ticks[0]));
}

/** Where days stand between the first and the last of them, in percent of the chart's width. */
export function placesOfDays(days: readonly LocalDate[]): readonly number[] {
  const times = days.map(timeOf);
  const first = times[0] ?? 0;
  const span = (times.at(-1) ?? 0) - first;
  return times.map((time) => (span === 0 ? 50 : rounded((100 * (time - first)) / span)));
}

/** Where the middles of as many equal columns stand, in percent of the chart's width. */
export function placesOfColumns(count: number): readonly number[] {
  return Array.from({ length: count }, (_, index) => rounded((100 * (index + 0.5)) / count));
}

/** The day half way between two, the earlier one of two. */
export function dayBetween(first: LocalDate, last: LocalDate): LocalDate {
  const days = Math.floor((timeOf(last) - timeOf(first)) / (2 * msOfDay));
  return new Date(timeOf(first) + days * msOfDay).toISOString().slice(0, 10) as LocalDate;
}

/** Which of the places, in ascending order, is nearest to this one; the first of two as near. */
export function nearestPlace(places: readonly number[], place: number): number {
  let nearest = 0;
  for (const [index, one] of places.entries()) {
    if (Math.abs(one - place) < Math.abs((places[nearest] ?? 0) - place)) nearest = index;
  }
  return nearest;
}

/** Points as SVG writes them: `0,40 50,20 100,0`. */
export function writtenPoints(places: readonly number[], depths: readonly number[]): string {
  return places.map((place, index) => `${place},${depths[index] ?? 0}`).join(' ');
}

const msOfDay = 86_400_000;

function timeOf(day: LocalDate): number {
  return Date.parse(`${day}T00:00:00Z`);
}

function rounded(percent: number): number {
  return Math.round(percent * 100) / 100 + 0;
}
