import type { depositRefusals } from '#contract/deposits/deposits.ts';
import type { ORPCErrorConstructorMap } from '@orpc/server';
import type { DepositRefusal } from './deposit-rules.ts';

/** The declared error for a refusal, with its data. */
export function refusalError(
  errors: ORPCErrorConstructorMap<typeof depositRefusals>,
  refusal: DepositRefusal,
): Error {
  switch (refusal.code) {
    case 'DEPOSIT_ACCOUNT_UNKNOWN':
    case 'PHOTOS_ARE_THE_SAME':
    case 'CHECK_DEPOSITED_BEFORE':
      return errors[refusal.code]();
    case 'DEPOSIT_TOO_LARGE':
      return errors.DEPOSIT_TOO_LARGE({ data: refusal.data });
    case 'PHOTO_FILE_TOO_LARGE':
      return errors.PHOTO_FILE_TOO_LARGE({ data: refusal.data });
    case 'PHOTO_NOT_A_PICTURE':
      return errors.PHOTO_NOT_A_PICTURE({ data: refusal.data });
    case 'PHOTO_BROKEN':
      return errors.PHOTO_BROKEN({ data: refusal.data });
    case 'PHOTO_TOO_SMALL':
      return errors.PHOTO_TOO_SMALL({ data: refusal.data });
    case 'PHOTO_TOO_MANY_PIXELS':
      return errors.PHOTO_TOO_MANY_PIXELS({ data: refusal.data });
    case 'DEPOSIT_DAY_LIMIT':
      return errors.DEPOSIT_DAY_LIMIT({ data: refusal.data });
    case 'LOOKS_DEPOSITED':
      return errors.LOOKS_DEPOSITED({ data: refusal.data });
  }
}
