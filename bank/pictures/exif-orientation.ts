const exifName: readonly number[] = [0x45, 0x78, 0x69, 0x66, 0, 0];
/** Marker and length come first, then the name. */
const tiffAt = 10;
const littleEndian: readonly number[] = [0x49, 0x49, 0x2a, 0];
const bigEndian: readonly number[] = [0x4d, 0x4d, 0, 0x2a];
const orientationTag = 0x01_12;
const upright = 1;

/**
 * How the camera was held, as an Exif segment of a JPEG file says it (Exif 2.32, tag 0x0112, in the first
 * directory): 1 for upright, also where it does not say.
 */
export function orientationIn(segment: Uint8Array): number {
  return hasAt(segment, 4, exifName) ? orientationInTiff(segment.subarray(tiffAt)) : upright;
}

/**
 * The orientation in the TIFF data of such a segment, which in a PNG file is a chunk by itself (W3C PNG, third edition,
 * 11.3.4.5).
 */
export function orientationInTiff(tiff: Uint8Array): number {
  const isLittle = hasAt(tiff, 0, littleEndian);
  if (!isLittle && !hasAt(tiff, 0, bigEndian)) {
    return upright;
  }
  const view = new DataView(tiff.buffer, tiff.byteOffset, tiff.byteLength);
  const numberAt = (at: number) => (at + 2 <= view.byteLength ? view.getUint16(at, isLittle) : 0);
  const directory = tiff.length >= 8 ? view.getUint32(4, isLittle) : tiff.length;
  const entries = Math.min(numberAt(directory), 64);
  for (let entry = 0; entry < entries; entry += 1) {
    const at = directory + 2 + entry * 12;
    if (numberAt(at) === orientationTag) {
      const orientation = numberAt(at + 8);
      return orientation >= 1 && orientation <= 8 ? orientation : upright;
    }
  }
  return upright;
}

/** An Exif segment that says how the camera was held, and nothing else. Empty for upright. */
export function orientationSegment(orientation: number): Uint8Array {
  const tiff = orientationTiff(orientation);
  return tiff.length === 0
    ? tiff
    : Uint8Array.from([0xff, 0xe1, 0, exifName.length + 2 + tiff.length, ...exifName, ...tiff]);
}

/** The content of such a segment, or of such a chunk in a PNG file. */
export function orientationTiff(orientation: number): Uint8Array {
  if (orientation === upright) {
    return new Uint8Array();
  }
  const onlyEntry = [0, 1, 0x01, 0x12, 0, 3, 0, 0, 0, 1, 0, orientation, 0, 0];
  return Uint8Array.from([...bigEndian, 0, 0, 0, 8, ...onlyEntry, 0, 0, 0, 0]);
}

/** A picture as the bank keeps it. */
export interface Picture {
  readonly mediaType: 'image/jpeg' | 'image/png';
  readonly width: number;
  readonly height: number;
  /** The picture itself, without place, time, device, comments and all other data of the file. */
  readonly content: Uint8Array;
}

/** A picture, or the fault of the file. */
export type PictureReading =
  | { readonly kind: 'picture'; readonly picture: Picture }
  | { readonly kind: 'not-a-picture' | 'broken' };

/**
 * The most pieces of a file: the largest camera files have some hundreds, and each piece takes time of its own, however
 * small it is.
 */
export const piecesMax = 20_000;

/** Bytes one after the other, in one array. */
export function joined(pieces: readonly Uint8Array[]): Uint8Array {
  const all = new Uint8Array(pieces.reduce((length, piece) => length + piece.length, 0));
  let at = 0;
  for (const piece of pieces) {
    all.set(piece, at);
    at += piece.length;
  }
  return all;
}

/** Whether these bytes stand at that place. */
export function hasAt(bytes: Uint8Array, at: number, wanted: readonly number[]): boolean {
  return wanted.every((byte, index) => bytes[at + index] === byte);
}
