import { joined, type Picture } from './picture.ts';

/** Every PNG file begins so (W3C PNG, third edition, 5.2). */
export const pngSignature: readonly number[] = [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a];

/** What makes the picture: head, palette, transparency, data and end, and how bright its numbers are. */
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
 * Reads the chunks of a PNG file, each against its check sum, and keeps what makes the picture. Texts,
 * Exif, times, profiles and private chunks are left out, and so is whatever follows the end. Nothing is
 * decoded. Undefined where the file is damaged, cut off or not as the format has it.
 */
export function readPng(bytes: Uint8Array): Picture | undefined {
  const pieces: Uint8Array[] = [bytes.subarray(0, pngSignature.length)];
  let size: { readonly width: number; readonly height: number } | undefined;
  let hasData = false;
  let at = pngSignature.length;
  for (;;) {
    const chunk = chunkAt(bytes, at);
    if (!chunk || (chunk.type === 'IHDR') !== (size === undefined)) {
      return undefined;
    }
    if (chunk.type === 'IHDR') {
      size = sizeOf(chunk.data);
      if (!size) {
        return undefined;
      }
    }
    if (kept.includes(chunk.type)) {
      pieces.push(chunk.whole);
    } else if (isCritical(chunk.type)) {
      return undefined;
    }
    hasData ||= chunk.type === 'IDAT' && chunk.data.length > 0;
    if (chunk.type === 'IEND') {
      return size && hasData
        ? { mediaType: 'image/png', ...size, content: joined(pieces) }
        : undefined;
    }
    at = chunk.end;
  }
}

function chunkAt(bytes: Uint8Array, at: number): Chunk | undefined {
  const length = numberAt(bytes, at);
  const end = at + 12 + length;
  if (end > bytes.length) {
    return undefined;
  }
  const named = bytes.subarray(at + 4, at + 8 + length);
  if (checkSum(named) !== numberAt(bytes, end - 4)) {
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

/** CRC-32 as PNG has it (Annex D). */
function checkSum(bytes: Uint8Array): number {
  let sum = 0xff_ff_ff_ff;
  for (const byte of bytes) {
    sum = (remainders[(sum ^ byte) & 0xff] ?? 0) ^ (sum >>> 8);
  }
  return (sum ^ 0xff_ff_ff_ff) >>> 0;
}

const remainders = Uint32Array.from({ length: 256 }, (_, byte) => {
  let remainder = byte;
  for (let bit = 0; bit < 8; bit += 1) {
    remainder = (remainder & 1) === 1 ? 0xed_b8_83_20 ^ (remainder >>> 1) : remainder >>> 1;
  }
  return remainder;
});

function numberAt(bytes: Uint8Array, at: number): number {
  const [first = 0, second = 0, third = 0, fourth = 0] = bytes.subarray(at, at + 4);
  return ((first << 24) | (second << 16) | (third << 8) | fourth) >>> 0;
}
