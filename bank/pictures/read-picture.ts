import { type ByteFunctions, portableByteFunctions } from './byte-functions.ts';
import { hasAt, type PictureReading } from './exif-orientation.ts';
import { jpegSignature, readJpeg } from './read-jpeg.ts';
import { pngSignature, readPng } from './read-png.ts';

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
