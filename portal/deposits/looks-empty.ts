/** A picture is looked at from afar: so many parts beside each other, and as many rows as are as high as wide. */
const columns = 32;

/** Parts that differ by less than this from each other, of 255, show nothing. Pure noise is grey from afar. */
const spreadLeast = 6;

/** Pixels as a canvas gives them: red, green, blue and opacity, row by row. */
export interface Pixels {
  readonly data: Uint8ClampedArray;
  readonly width: number;
  readonly height: number;
}

/**
 * Whether nothing is to be seen: one colour, or noise. A check on a table, or its writing and edges, make parts of the
 * picture lighter and darker; how much is the standard deviation of their lightness.
 */
export function looksEmpty({ data, width, height }: Pixels): boolean {
  const rows = Math.max(1, Math.round((columns * height) / width));
  const sums = new Float64Array(columns * rows);
  const counts = new Float64Array(columns * rows);
  for (let y = 0; y < height; y += 1) {
    const row = Math.floor((y * rows) / height);
    for (let x = 0; x < width; x += 1) {
      const part = row * columns + Math.floor((x * columns) / width);
      sums[part] = (sums[part] ?? 0) + lightnessAt(data, 4 * (y * width + x));
      counts[part] = (counts[part] ?? 0) + 1;
    }
  }
  const means = [...sums].map((sum, part) => sum / Math.max(1, counts[part] ?? 0));
  const mean = means.reduce((sum, value) => sum + value, 0) / means.length;
  const squares = means.reduce((sum, value) => sum + (value - mean) ** 2, 0);
  return Math.sqrt(squares / means.length) < spreadLeast;
}

/** Luma of ITU-R BT.601. */
function lightnessAt(data: Uint8ClampedArray, at: number): number {
  return 0.299 * (data[at] ?? 0) + 0.587 * (data[at + 1] ?? 0) + 0.114 * (data[at + 2] ?? 0);
}
