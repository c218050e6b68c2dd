import type { transferRefusals } from '#contract/transfers/transfers.ts';
import type { ORPCErrorConstructorMap } from '@orpc/server';
import type { TransferRefusal } from './transfer-rules.ts';

/** The declared error for a refusal, with its data. */
export function refusalError(
  errors: ORPCErrorConstructorMap<typeof transferRefusals>,
  refusal: TransferRefusal,
): Error {
  switch (refusal.code) {
    case 'UNKNOWN_ACCOUNT':
      return errors.UNKNOWN_ACCOUNT({ data: refusal.data });
    case 'INSUFFICIENT_FUNDS':
      return errors.INSUFFICIENT_FUNDS({ data: refusal.data });
    case 'OVER_TRANSFER_LIMIT':
      return errors.OVER_TRANSFER_LIMIT({ data: refusal.data });
    case 'OVER_DAILY_LIMIT':
      return errors.OVER_DAILY_LIMIT({ data: refusal.data });
    case 'EXTERNAL_RECIPIENT_INCOMPLETE':
      return errors.EXTERNAL_RECIPIENT_INCOMPLETE({ data: refusal.data });
    case 'ZELLE_RECIPIENT_INCOMPLETE':
      return errors.ZELLE_RECIPIENT_INCOMPLETE({ data: refusal.data });
    default:
      return errors[refusal.code]();
  }
}
