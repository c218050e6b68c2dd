import { imageSideMax } from '#contract/deposits/deposit-terms.ts';
import { type ByteFunctions, portableByteFunctions } from './byte-functions.ts';
import { hasAt, type Picture, type PictureReading } from './exif-orientation.ts';
import { jpegSignature, readJpeg } from './read-jpeg.ts';
import { pngSignature, readPng } from './read-png.ts';

/** A picture that can be kept. */
export interface CheckedPicture extends Omit<Picture, 'content'> {
  /** The bytes of the picture itself, as base64. */
  readonly content: string;
  /** The size of the content in bytes. */
  readonly bytes: number;
  /** Of the content, in hexadecimal: another description of the same picture has the same. */
  readonly sha256: string;
}

export type PictureCheck =
  | { readonly kind: 'picture'; readonly picture: CheckedPicture }
  | { readonly kind: 'too-large' | 'not-a-picture' | 'broken' }
  | { readonly kind: 'too-many-pixels'; readonly width: number; readonly height: number };

/** Checks a base64 file by its content and not by its name; data other than the picture is left out. */
export function checkPicture(
  file: string,
  mostBytes: number,
  functions: ByteFunctions = portableByteFunctions,
): PictureCheck {
  const bytes = functions.bytesOfBase64(file);
  if (!bytes) return { kind: 'not-a-picture' };
  if (bytes.length > mostBytes) return { kind: 'too-large' };
  const reading = readPicture(bytes, functions);
  if (reading.kind !== 'picture') return reading;
  const { content, ...picture } = reading.picture;
  const { width, height } = picture;
  if (Math.max(width, height) > imageSideMax) return { kind: 'too-many-pixels', width, height };
  return {
    kind: 'picture',
    picture: {
      ...picture,
      content: functions.base64Of(content),
      bytes: content.length,
      sha256: functions.sha256(content),
    },
  };
}

/** Reads a file by its content, whatever it is called. */
export function readPicture(
  bytes: Uint8Array,
  functions: Pick<ByteFunctions, 'crc32'> = portableByteFunctions,
): PictureReading {
  const read = readerOf(bytes);
  if (!read) {
    return { kind: 'not-a-picture' };
  }
  const picture = read(bytes, functions);
  return picture ? { kind: 'picture', picture } : { kind: 'broken' };
}

function readerOf(bytes: Uint8Array) {
  if (hasAt(bytes, 0, jpegSignature)) {
    return readJpeg;
  }
  return hasAt(bytes, 0, pngSignature) ? readPng : undefined;
}
