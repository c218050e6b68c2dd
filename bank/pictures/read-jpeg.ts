import {
  type Picture,
  hasAt,
  joined,
  orientationIn,
  orientationSegment,
  piecesMax,
} from './exif-orientation.ts';

/** Every JPEG file begins so (ITU-T T.81, B.1.1.3: start of image, then a marker). */
export const jpegSignature: readonly number[] = [0xff, 0xd8, 0xff];

const startOfImage = Uint8Array.of(0xff, 0xd8);
const endOfImage = 0xd9;
const startOfScan = 0xda;
/** Baseline, extended and progressive, coded by Huffman: cameras write these, and browsers show them. */
const frames: readonly number[] = [0xc0, 0xc1, 0xc2];
/** Huffman and quantization tables, and the restart interval: without them no picture can be made. */
const tables: readonly number[] = [0xc4, 0xdb, 0xdd];
const exif = 0xe1;
const adobe = 0xee;
const adobeName: readonly number[] = [0x41, 0x64, 0x6f, 0x62, 0x65];

/**
 * Reads the structure of a JPEG file from its first marker to its last, and keeps what makes the picture:
 * tables, frame and scans, Adobe's note of how colours are coded, and how the camera was held. All other
 * application segments (Exif with its place, XMP, thumbnails, profiles) and comments are left out, and so
 * is whatever follows the end, and segments with nothing in them. Nothing is decoded. Undefined where the file is damaged, cut off or of a
 * rare kind.
 */
export function readJpeg(bytes: Uint8Array): Picture | undefined {
  const kept: Uint8Array[] = [];
  let orientation = 1;
  let size: { readonly width: number; readonly height: number } | undefined;
  let scans = 0;
  let at = 2;
  for (let count = 0; count < piecesMax; count += 1) {
    if (bytes[at] !== 0xff) {
      return undefined;
    }
    // A marker may be led by any number of these (B.1.1.2).
    while (bytes[at + 1] === 0xff) {
      at += 1;
    }
    const marker = bytes[at + 1];
    if (marker === endOfImage) {
      kept.push(bytes.subarray(at, at + 2));
      return size && scans > 0
        ? {
            mediaType: 'image/jpeg',
            ...size,
            content: joined([startOfImage, orientationSegment(orientation), ...kept]),
          }
        : undefined;
    }
    const length = numberAt(bytes, at + 2);
    let end = at + 2 + length;
    if (marker === undefined || length < 2 || end > bytes.length) {
      return undefined;
    }
    if (frames.includes(marker)) {
      if (size || length < 11) {
        return undefined;
      }
      size = { height: numberAt(bytes, at + 5), width: numberAt(bytes, at + 7) };
    } else if (marker === startOfScan) {
      if (!size) {
        return undefined;
      }
      scans += 1;
      end = endOfScan(bytes, end);
    } else if (!tables.includes(marker) && !isLeftOut(marker)) {
      return undefined;
    }
    if (marker === exif && orientation === 1) {
      orientation = orientationIn(bytes.subarray(at, end));
    }
    if ((!isLeftOut(marker) && length > 2) || isAdobe(bytes, at, length)) {
      kept.push(bytes.subarray(at, end));
    }
    at = end;
  }
  return undefined;
}

function isLeftOut(marker: number): boolean {
  return (marker >= 0xe0 && marker <= 0xef) || marker === 0xfe;
}

/** Adobe's segment of twelve bytes names the colour space of the components; it holds nothing else. */
function isAdobe(bytes: Uint8Array, at: number, length: number): boolean {
  return bytes[at + 1] === adobe && length === 14 && hasAt(bytes, at + 4, adobeName);
}

/** The position of the next marker after the data of a scan: a zero or a restart after 0xff is no marker. */
function endOfScan(bytes: Uint8Array, from: number): number {
  let at = bytes.indexOf(0xff, from);
  while (at !== -1) {
    const next = bytes[at + 1] ?? 0;
    if (next !== 0 && (next < 0xd0 || next > 0xd7)) {
      return at;
    }
    at = bytes.indexOf(0xff, at + 2);
  }
  return bytes.length;
}

function numberAt(bytes: Uint8Array, at: number): number {
  return ((bytes[at] ?? 0) << 8) | (bytes[at + 1] ?? 0);
}
