import { sha256 } from '@noble/hashes/sha2.js';
import { bytesToHex } from '@noble/hashes/utils.js';
import { imageSideMax } from '#contract/deposits/deposit-terms.ts';
import { bytesOfBase64 } from './base64.ts';
import type { Picture } from './picture.ts';
import { readPicture } from './read-picture.ts';

/** A picture that can be kept. */
export interface CheckedPicture extends Picture {
  /** Of the content, in hexadecimal: another description of the same picture has the same. */
  readonly sha256: string;
}

export type PictureCheck =
  | { readonly kind: 'picture'; readonly picture: CheckedPicture }
  | { readonly kind: 'too-large' | 'not-a-picture' | 'broken' }
  | { readonly kind: 'too-many-pixels'; readonly width: number; readonly height: number };

/** Checks a file of base64 by what it holds and not by what it is called; what it says besides the picture is left out. */
export function checkPicture(file: string, mostBytes: number): PictureCheck {
  const bytes = bytesOfBase64(file);
  if (!bytes) return { kind: 'not-a-picture' };
  if (bytes.length > mostBytes) return { kind: 'too-large' };
  const reading = readPicture(bytes);
  if (reading.kind !== 'picture') return reading;
  const { width, height, content } = reading.picture;
  return Math.max(width, height) > imageSideMax
    ? { kind: 'too-many-pixels', width, height }
    : {
        kind: 'picture',
        picture: { ...reading.picture, sha256: bytesToHex(sha256(content)) },
      };
}
