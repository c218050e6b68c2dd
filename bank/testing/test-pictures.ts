import { base64Of } from '../pictures/byte-functions.ts';

/** The properties of a test's picture; the defaults are good enough for a check. */
export interface TestPicture {
  readonly width?: number;
  readonly height?: number;
  /** Makes another picture of the same size. */
  readonly seed?: number;
  /** Makes the file of a JPEG so many bytes larger. */
  readonly padding?: number;
}

/** A PNG with sound chunks of data that nobody decodes; other chunks stand before it. */
export function pngFile(
  { width = 1200, height = 550, seed = 1 }: TestPicture = {},
  others: readonly Uint8Array[] = [],
): Uint8Array {
  return joinBytes(
    Uint8Array.of(0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a),
    pngChunk('IHDR', joinBytes(bigEndian(width), bigEndian(height), Uint8Array.of(8, 0, 0, 0, 0))),
    ...others,
    pngChunk('IDAT', bigEndian(seed)),
    pngChunk('IEND', new Uint8Array()),
  );
}

/** A chunk of a PNG with its length and check sum. */
export function pngChunk(type: string, data: Uint8Array): Uint8Array {
  const named = joinBytes(textBytes(type), data);
  return joinBytes(bigEndian(data.length), named, bigEndian(crc32(named)));
}

/**
 * A file with the structure of a baseline JPEG: its tables and its scan are stand-ins, as nobody
 * decodes it. Other segments stand before the frame.
 */
export function jpegFile(
  { width = 1200, height = 550, seed = 1, padding = 0 }: TestPicture = {},
  others: readonly Uint8Array[] = [],
): Uint8Array {
  const size = [height >> 8, height & 255, width >> 8, width & 255];
  return joinBytes(
    Uint8Array.of(0xff, 0xd8),
    ...others,
    jpegSegment(0xdb, new Uint8Array(65)),
    jpegSegment(0xc0, Uint8Array.of(8, ...size, 1, 1, 0x11, 0)),
    jpegSegment(0xc4, new Uint8Array(20)),
    jpegSegment(0xda, Uint8Array.of(1, 1, 0, 0, 63, 0)),
    new Uint8Array(padding),
    Uint8Array.of(seed % 200, seed >> 8, 0xff, 0, 7, 0xff, 0xd0, 9, 0xff, 0xd9),
  );
}

/** A segment of a JPEG with its marker and length. */
export function jpegSegment(marker: number, data: Uint8Array): Uint8Array {
  const length = data.length + 2;
  return joinBytes(Uint8Array.of(0xff, marker, length >> 8, length & 255), data);
}

/** A file as a client sends it. */
export function asBase64(file: Uint8Array): string {
  return base64Of(file);
}

/** Bytes one after the other. */
export function joinBytes(...pieces: readonly Uint8Array[]): Uint8Array {
  const all = new Uint8Array(pieces.reduce((length, piece) => length + piece.length, 0));
  let at = 0;
  for (const piece of pieces) {
    all.set(piece, at);
    at += piece.length;
  }
  return all;
}

/** The bytes of a text in ASCII. */
export function textBytes(text: string): Uint8Array {
  return Uint8Array.from(text, (character) => character.charCodeAt(0));
}

/** The check sum of PNG, bit by bit. */
function crc32(bytes: Uint8Array): number {
  let sum = 0xff_ff_ff_ff;
  for (const byte of bytes) {
    sum ^= byte;
    for (let bit = 0; bit < 8; bit += 1) {
      sum = (sum & 1) === 1 ? (sum >>> 1) ^ 0xed_b8_83_20 : sum >>> 1;
    }
  }
  return ~sum >>> 0;
}

function bigEndian(number: number): Uint8Array {
  return Uint8Array.of(number >>> 24, (number >>> 16) & 255, (number >>> 8) & 255, number & 255);
}
