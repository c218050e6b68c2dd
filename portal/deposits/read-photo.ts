import { imageBytesMax } from '#contract/deposits/deposit-terms.ts';
import { readPicture } from '../browser/read-picture.ts';
import type { ChosenPhoto, NotTaken } from './deposit-draft.ts';
import { looksEmpty } from './looks-empty.ts';

/** The longer side of a picture that is made smaller: as much as a scanner takes of a check, twice. */
const longSideMax = 2_400;

/** So many pixels beside each other are enough to see whether there is anything. */
const lookedAtMax = 800;

/** What a file is read as; it is for the bank to say whether it is a picture at all. */
export type PhotoReading =
  | { readonly kind: 'photo'; readonly photo: ChosenPhoto }
  | { readonly kind: NotTaken };

/** Reads the file that a member chose. Nothing is changed of one that is small enough. */
export async function readPhoto(file: File): Promise<PhotoReading> {
  if (file.size > imageBytesMax) return { kind: 'file too large' };
  // A browser may show it, and then cannot say what is wrong with it.
  if (file.type === 'image/svg+xml') return { kind: 'a drawing' };
  if (await showsNothing(file)) return { kind: 'no check seen' };
  const { address, content } = await readPicture(file, longSideMax);
  return { kind: 'photo', photo: { name: file.name, content, address } };
}

/** Whether there is no check to be seen in it; a file that this browser cannot open is for the bank to judge. */
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
