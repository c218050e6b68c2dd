import {
  imageBytesMax,
  imageLongSideMin,
  imageShortSideMin,
} from '#contract/deposits/deposit-terms.ts';
import type { CheckSide } from '#contract/deposits/deposits.ts';
import type { CheckedPicture, PictureCheck } from '../pictures/check-picture.ts';

/** A side of a check, fit to be kept. */
export interface CheckPhoto extends CheckedPicture {
  readonly side: CheckSide;
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

/** Judges the two files of a deposit, the front first; `check` checks each by its content and not by its name. */
export async function checkPhotos(
  files: { readonly front: string; readonly back: string },
  check: (file: string, mostBytes: number) => Promise<PictureCheck>,
): Promise<PhotosReading> {
  const photos: CheckPhoto[] = [];
  for (const side of ['front', 'back'] as const) {
    const checked = checkPhoto(side, await check(files[side], imageBytesMax));
    if ('code' in checked) {
      return { kind: 'refused', refusal: checked };
    }
    photos.push(checked);
  }
  return photos[0]?.sha256 === photos[1]?.sha256
    ? { kind: 'refused', refusal: { code: 'PHOTOS_ARE_THE_SAME' } }
    : { kind: 'photos', photos };
}

function checkPhoto(side: CheckSide, checked: PictureCheck): CheckPhoto | PhotoRefusal {
  switch (checked.kind) {
    case 'too-large':
      return { code: 'PHOTO_FILE_TOO_LARGE', data: { side, mostBytes: imageBytesMax } };
    case 'not-a-picture':
      return { code: 'PHOTO_NOT_A_PICTURE', data: { side } };
    case 'broken':
      return { code: 'PHOTO_BROKEN', data: { side } };
    case 'too-many-pixels': {
      const { width, height } = checked;
      return { code: 'PHOTO_TOO_MANY_PIXELS', data: { side, width, height } };
    }
    case 'picture':
      return ofReadableSize({ ...checked.picture, side });
  }
}

function ofReadableSize(photo: CheckPhoto): CheckPhoto | PhotoRefusal {
  const { side, width, height } = photo;
  return Math.max(width, height) < imageLongSideMin || Math.min(width, height) < imageShortSideMin
    ? { code: 'PHOTO_TOO_SMALL', data: { side, width, height } }
    : photo;
}
