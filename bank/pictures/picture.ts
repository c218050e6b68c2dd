/** A picture as the bank keeps it. */
export interface Picture {
  readonly mediaType: 'image/jpeg' | 'image/png';
  readonly width: number;
  readonly height: number;
  /** What makes the picture, without place, time, device, comments and whatever else the file said. */
  readonly content: Uint8Array;
}

/** A picture, or what is wrong with the file. */
export type PictureReading =
  | { readonly kind: 'picture'; readonly picture: Picture }
  | { readonly kind: 'not-a-picture' | 'broken' };

/**
 * A file of more pieces than this is none of a camera's, whose largest have some hundreds: each piece takes time of its own, however
 * little is in it.
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
