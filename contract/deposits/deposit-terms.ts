/**
 * The requirements for photos of a check. This file imports no schema library, so that the portal can use it without such a
 * library.
 */

/** The largest file of one side, in bytes. */
export const imageBytesMax = 8_000_000;

/** The longer and the shorter side of a photo on which a check can be read, in pixels. */
export const imageLongSideMin = 800;
export const imageShortSideMin = 350;

/** No side may be longer, in pixels: a small file can claim to be a picture that no machine could open. */
export const imageSideMax = 12_000;

/** Characters of a file of so many bytes as base64. */
export function base64Length(bytes: number): number {
  return 4 * Math.ceil(bytes / 3);
}
