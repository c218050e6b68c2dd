import { imageBytesMax } from '#contract/deposits/deposit-terms.ts';
import type { ChosenPhoto } from './deposit-draft.ts';
import { looksEmpty } from './looks-empty.ts';

/** A larger file is made smaller before it is sent: a photo of a phone would take minutes on a slow line. */
const sentAsItIsMax = 1_500_000;

/** The longer side of a picture that is made smaller: as much as a scanner takes of a check, twice. */
const longSideMax = 2_400;

/** So many pixels beside each other are enough to see whether there is anything. */
const lookedAtMax = 800;

/** What a file is read as; it is for the bank to say whether it is a picture at all. */
export type PhotoReading =
  | { readonly kind: 'photo'; readonly photo: ChosenPhoto }
  | { readonly kind: 'too-large' | 'empty' };

/** Reads the file that a member chose. Nothing is changed of one that is small enough. */
export async function readPhoto(file: File): Promise<PhotoReading> {
  if (file.size > imageBytesMax) return { kind: 'too-large' };
  if (await showsNothing(file)) return { kind: 'empty' };
  const sent = file.size > sentAsItIsMax ? await madeSmaller(file) : file;
  const address = await addressOf(sent);
  const content = address.slice(address.indexOf(',') + 1);
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

/** The same picture with fewer pixels; the file itself where this browser cannot open it. */
async function madeSmaller(file: File): Promise<Blob> {
  try {
    const picture = await createImageBitmap(file);
    const scale = Math.min(1, longSideMax / Math.max(picture.width, picture.height));
    const canvas = document.createElement('canvas');
    canvas.width = Math.round(picture.width * scale);
    canvas.height = Math.round(picture.height * scale);
    canvas.getContext('2d')?.drawImage(picture, 0, 0, canvas.width, canvas.height);
    picture.close();
    const smaller = await new Promise<Blob | null>((resolve) => {
      canvas.toBlob(resolve, 'image/jpeg', 0.85);
    });
    return smaller ?? file;
  } catch {
    // The bank says what is wrong with it.
    return file;
  }
}

function addressOf(file: Blob): Promise<string> {
  return new Promise((resolve, reject) => {
    const reader = new FileReader();
    reader.addEventListener('load', () => resolve(reader.result as string));
    reader.addEventListener('error', () =>
      reject(new Error('The file could not be read', { cause: reader.error })),
    );
    reader.readAsDataURL(file);
  });
}
