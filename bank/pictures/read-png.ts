import type { ByteFunctions } from './byte-functions.ts';
import {
  type Picture,
  joined,
  orientationInTiff,
  orientationTiff,
  piecesMax,
} from './exif-orientation.ts';

/** Every PNG file begins so (W3C PNG, third edition, 5.2). */
export const pngSignature: readonly number[] = [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a];

/** The chunks of the picture itself: head, palette, transparency, data and end, and the brightness of its numbers. */
const kept: readonly string[] = ['IHDR', 'PLTE', 'tRNS', 'gAMA', 'sRGB', 'IDAT', 'IEND'];

/** The bit depths of each type of colour (11.2.1). */
const depths: Readonly<Record<number, readonly number[]>> = {
  0: [1, 2, 4, 8, 16],
  2: [8, 16],
  3: [1, 2, 4, 8],
  4: [8, 16],
  6: [8, 16],
};

interface Chunk {
  readonly type: string;
  readonly data: Uint8Array;
  /** With length, type and check sum. */
  readonly whole: Uint8Array;
  readonly end: number;
}

/**
 * Reads the chunks of a PNG file, each against its check sum, and keeps what makes the picture, and how the camera was held. Texts,
 * the rest of Exif, times, profiles, private chunks and empty data are left out, and so is whatever follows the end. Nothing is
 * decoded. Undefined where the file is damaged, cut off or not as the format has it.
 */
export function readPng(
  bytes: Uint8Array,
  { crc32 }: Pick<ByteFunctions, 'crc32'>,
): Picture | undefined {
  const pieces: Uint8Array[] = [bytes.subarray(0, pngSignature.length)];
  let size: { readonly width: number; readonly height: number } | undefined;
  /** Where the data begin among the pieces. */
  let dataAt: number | undefined;
  let orientation = 1;
  let at = pngSignature.length;
  for (let count = 0; count < piecesMax; count += 1) {
    const chunk = chunkAt(bytes, at, crc32);
    if (!chunk || (chunk.type === 'IHDR') !== (size === undefined)) {
      return undefined;
    }
    if (chunk.type === 'IHDR') {
      size = sizeOf(chunk.data);
      if (!size) {
        return undefined;
      }
    }
    const isData = chunk.type === 'IDAT';
    if (chunk.type === 'eXIf') {
      orientation = orientationInTiff(chunk.data);
    }
    if (kept.includes(chunk.type)) {
      const isEmpty = isData && chunk.data.length === 0;
      if (isData && !isEmpty) dataAt ??= pieces.length;
      if (!isEmpty) pieces.push(chunk.whole);
    } else if (isCritical(chunk.type)) {
      return undefined;
    }
    if (chunk.type === 'IEND') {
      if (!size || dataAt === undefined) return undefined;
      // Before the data (5.6), wherever it stood.
      pieces.splice(dataAt, 0, orientationChunk(orientation, crc32));
      return { mediaType: 'image/png', ...size, content: joined(pieces) };
    }
    at = chunk.end;
  }
  return undefined;
}

function orientationChunk(orientation: number, crc32: ByteFunctions['crc32']): Uint8Array {
  const tiff = orientationTiff(orientation);
  if (tiff.length === 0) return tiff;
  const named = joined([Uint8Array.of(0x65, 0x58, 0x49, 0x66), tiff]);
  return joined([fourBytes(tiff.length), named, fourBytes(crc32(named))]);
}

function chunkAt(bytes: Uint8Array, at: number, crc32: ByteFunctions['crc32']): Chunk | undefined {
  const length = numberAt(bytes, at);
  const end = at + 12 + length;
  if (end > bytes.length) {
    return undefined;
  }
  const named = bytes.subarray(at + 4, at + 8 + length);
  if (crc32(named) !== numberAt(bytes, end - 4)) {
    return undefined;
  }
  return {
    type: String.fromCharCode(...named.subarray(0, 4)),
    data: named.subarray(4),
    whole: bytes.subarray(at, end),
    end,
  };
}

function sizeOf(head: Uint8Array): { width: number; height: number } | undefined {
  const [depth = 0, colour = 0, compression, filter, interlace = 0] = head.subarray(8);
  const width = numberAt(head, 0);
  const height = numberAt(head, 4);
  const isSound =
    head.length === 13 &&
    width > 0 &&
    height > 0 &&
    depths[colour]?.includes(depth) === true &&
    compression === 0 &&
    filter === 0 &&
    interlace <= 1;
  return isSound ? { width, height } : undefined;
}

/** A reader that does not know a critical chunk cannot make the picture: its first letter is a capital. */
function isCritical(type: string): boolean {
  return (type.charCodeAt(0) & 0x20) === 0;
}

function numberAt(bytes: Uint8Array, at: number): number {
  const [first = 0, second = 0, third = 0, fourth = 0] = bytes.subarray(at, at + 4);
  return ((first << 24) | (second << 16) | (third << 8) | fourth) >>> 0;
}

function fourBytes(value: number): Uint8Array {
  return Uint8Array.of(value >>> 24, value >>> 16, value >>> 8, value);
}
