import { expect, test } from 'vitest';
import { looksEmpty, type Pixels } from './check-photo.tsx';

const width = 800;
const height = 350;

function picture(lightnessOf: (x: number, y: number) => number): Pixels {
  const data = new Uint8ClampedArray(4 * width * height);
  for (let y = 0; y < height; y += 1) {
    for (let x = 0; x < width; x += 1) {
      data.fill(lightnessOf(x, y), 4 * (y * width + x), 4 * (y * width + x) + 4);
    }
  }
  return { data, width, height };
}

/** Numbers from 0 to 1 that look random and are the same each time. */
function noise(): () => number {
  let state = 1;
  return () => {
    state = (state * 1_103_515_245 + 12_345) % 2 ** 31;
    return state / 2 ** 31;
  };
}

const chance = noise();

test.each([
  ['white', picture(() => 255)],
  ['black, as with a hand on the lens', picture(() => 0)],
  ['noise of all greys', picture(() => 255 * chance())],
  ['noise of black and white', picture(() => (chance() < 0.5 ? 0 : 255))],
])('In a picture that is %s nothing is to be seen', (_, pixels) => {
  expect(looksEmpty(pixels)).toBe(true);
});

test.each([
  // Pale paper on a pale table.
  ['a check that fills the middle', (x: number, y: number) => (isInside(x, y) ? 245 : 215)],
  // Four lines of thin writing on white, and nothing else.
  ['writing alone', (x: number, y: number) => (isWriting(x, y) ? 60 : 250)],
  [
    'a check in poor light',
    (x: number, y: number) => (isWriting(x, y) ? 20 : isInside(x, y) ? 70 : 40),
  ],
])('In a picture of %s something is', (_, lightnessOf) => {
  expect(looksEmpty(picture(lightnessOf))).toBe(false);
});

function isInside(x: number, y: number): boolean {
  return x > 80 && x < 720 && y > 35 && y < 315;
}

/** Strokes of two pixels in six, on four lines of sixteen pixels. */
function isWriting(x: number, y: number): boolean {
  return x > 100 && x < 600 && y % 80 > 60 && y % 80 < 77 && x % 6 < 2;
}
