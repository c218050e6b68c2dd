import { sha256 } from '@noble/hashes/sha2.js';
import { bytesToHex } from '@noble/hashes/utils.js';
import {
  imageBytesMax,
  imageLongSideMin,
  imageShortSideMin,
  imageSideMax,
} from '#contract/deposits/deposit-terms.ts';
import type { CheckSide } from '#contract/deposits/deposits.ts';
import { bytesOfBase64 } from './base64.ts';
import type { Picture } from './picture.ts';
import { readPicture } from './read-picture.ts';

/** One side of a check, fit to be kept. */
export interface CheckPhoto extends Picture {
  readonly side: CheckSide;
  /** Of the content, in hexadecimal: another description of the same picture has the same. */
  readonly sha256: string;
}

export type PhotoRefusal =
  | {
      readonly code: 'PHOTO_FILE_TOO_LARGE';
      readonly data: { side: CheckSide; mostBytes: number };
    }
  | { readonly code: 'PHOTO_NOT_A_PICTURE' | 'PHOTO_BROKEN'; readonly data: { side: CheckSide } }
  | {
      readonly code: 'PHOTO_TOO_SMALL' | 'PHOTO_TOO_MANY_PIXELS';
      readonly data: { side: CheckSide; width: number; height: number };
    }
  | { readonly code: 'PHOTOS_ARE_THE_SAME' };

export type PhotosReading =
  | { readonly kind: 'photos'; readonly photos: readonly CheckPhoto[] }
  | { readonly kind: 'refused'; readonly refusal: PhotoRefusal };

/** Checks the two files of a deposit, the front first, by what they hold and not by what they are called. */
export function checkPhotos(files: {
  readonly front: string;
  readonly back: string;
}): PhotosReading {
  const photos: CheckPhoto[] = [];
  for (const side of ['front', 'back'] as const) {
    const checked = checkPhoto(side, files[side]);
    if ('code' in checked) {
      return { kind: 'refused', refusal: checked };
    }
    photos.push(checked);
  }
  return photos[0]?.sha256 === photos[1]?.sha256
    ? { kind: 'refused', refusal: { code: 'PHOTOS_ARE_THE_SAME' } }
    : { kind: 'photos', photos };
}

function checkPhoto(side: CheckSide, file: string): CheckPhoto | PhotoRefusal {
  const bytes = bytesOfBase64(file);
  if (!bytes) {
    return { code: 'PHOTO_NOT_A_PICTURE', data: { side } };
  }
  if (bytes.length > imageBytesMax) {
    return { code: 'PHOTO_FILE_TOO_LARGE', data: { side, mostBytes: imageBytesMax } };
  }
  const reading = readPicture(bytes);
  switch (reading.kind) {
    case 'not-a-picture':
      return { code: 'PHOTO_NOT_A_PICTURE', data: { side } };
    case 'broken':
      return { code: 'PHOTO_BROKEN', data: { side } };
    case 'picture':
      return ofReadableSize(side, reading.picture);
  }
}

function ofReadableSize(side: CheckSide, picture: Picture): CheckPhoto | PhotoRefusal {
  const { width, height, content } = picture;
  if (Math.max(width, height) > imageSideMax) {
    return { code: 'PHOTO_TOO_MANY_PIXELS', data: { side, width, height } };
  }
  if (Math.max(width, height) < imageLongSideMin || Math.min(width, height) < imageShortSideMin) {
    return { code: 'PHOTO_TOO_SMALL', data: { side, width, height } };
  }
  return { ...picture, side, sha256: bytesToHex(sha256(content)) };
}
