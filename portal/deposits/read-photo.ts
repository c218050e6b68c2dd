import { imageBytesMax } from '#contract/deposits/deposit-terms.ts';
import { readPicture } from '../browser/read-picture.ts';
import type { ChosenPhoto, NotTaken } from './deposit-draft.ts';

/** The longer side of a reduced picture: twice the pixels of a scanned check. */
const longSideMax = 2_400;

/** This many pixels side by side suffice to see whether there is anything. */
const lookedAtMax = 800;

/** The result of reading a file; the bank decides whether it is a picture at all. */
type PhotoReading =
  | { readonly kind: 'photo'; readonly photo: ChosenPhoto }
  | { readonly kind: NotTaken };

/** Reads the file that a member chose. Nothing is changed of one that is small enough. */
export async function readPhoto(file: File): Promise<PhotoReading> {
  if (file.size > imageBytesMax) return { kind: 'file too large' };
  // A browser may show a drawing, and then cannot tell its fault.
  if (file.type === 'image/svg+xml') return { kind: 'a drawing' };
  if (await showsNothing(file)) return { kind: 'no check seen' };
  const { address, content } = await readPicture(file, longSideMax);
  return { kind: 'photo', photo: { name: file.name, content, address } };
}

/** Whether the file shows no check; a file that this browser cannot open is for the bank to judge. */
async function showsNothing(file: File): Promise<boolean> {
  try {
    const picture = await createImageBitmap(file);
    const width = Math.min(lookedAtMax, picture.width);
    const height = Math.max(1, Math.round((picture.height * width) / picture.width));
    const canvas = document.createElement('canvas');
    canvas.width = width;
    canvas.height = height;
    const context = canvas.getContext('2d');
    context?.drawImage(picture, 0, 0, width, height);
    picture.close();
    const pixels = context?.getImageData(0, 0, width, height);
    return pixels !== undefined && looksEmpty(pixels);
  } catch {
    return false;
  }
}

/** A picture is examined coarsely: this many parts side by side, and as many rows of square parts. */
const columns = 32;

/** Parts that differ by less than this from each other, of 255, show nothing. Pure noise is grey at this scale. */
const spreadLeast = 6;

/** Pixels as a canvas gives them: red, green, blue and opacity, row by row. */
export interface Pixels {
  readonly data: Uint8ClampedArray;
  readonly width: number;
  readonly height: number;
}

/**
 * Whether the picture shows nothing: a single colour, or noise. A check on a table, or its writing and edges, make parts of
 * the picture lighter and darker; the measure is the standard deviation of their lightness.
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
