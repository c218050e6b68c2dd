import type { Account } from '#contract/accounts/accounts.ts';
import type { Offer, OpeningRequest } from '#contract/products/products.ts';
import type { AccountId } from '#contract/text/ids.ts';
import { isRefusal } from '../bank-client/refusals.ts';
import { amountFault, type AmountFault, readAmount } from '#contract/text/typed-amount.ts';
import type { Faults } from '../forms/form-state.ts';

interface OpeningDraft {
  /** Null until the member chooses: then the first account is meant. */
  readonly from: AccountId | null;
  readonly amount: string;
  readonly nickname: string;
  readonly agreed: boolean;
}

export const emptyOpening: OpeningDraft = { from: null, amount: '', nickname: '', agreed: false };

/** The faults of a control. */
export type OpeningFault =
  | 'from needed'
  | 'agreement needed'
  | 'OPENING_BELOW_MINIMUM'
  | 'INSUFFICIENT_FUNDS'
  | 'UNKNOWN_ACCOUNT'
  | 'CERTIFICATE_NOT_MATURE'
  | 'ACCOUNT_NICKNAME_TOO_LONG'
  | 'ACCOUNT_NICKNAME_WRONG'
  | 'ACCOUNT_NICKNAME_TAKEN';

type OpeningFaults = Faults<OpeningDraft, OpeningFault | AmountFault>;

/** The request to the bank; or, for an incomplete draft, the missing or wrong values. */
export type OpeningReading =
  | { readonly kind: 'request'; readonly opening: OpeningRequest }
  | { readonly kind: 'faults'; readonly faults: OpeningFaults };

export function readOpening(
  { amount, nickname, agreed }: OpeningDraft,
  { product, termsFrom, openingMinimum }: Pick<Offer, 'product' | 'termsFrom' | 'openingMinimum'>,
  from: Account | undefined,
): OpeningReading {
  const reading = readAmount(amount);
  const fault = amountFault(reading);
  const isBelow =
    openingMinimum > 0 &&
    (fault === 'amount needed' || (reading.kind === 'amount' && reading.cents < openingMinimum));
  const faults: OpeningFaults = {
    ...(from === undefined && { from: 'from needed' }),
    ...(isBelow ? { amount: 'OPENING_BELOW_MINIMUM' } : fault !== undefined && { amount: fault }),
    ...(!agreed && { agreed: 'agreement needed' }),
  };
  if (from === undefined || reading.kind !== 'amount' || Object.keys(faults).length > 0) {
    return { kind: 'faults', faults };
  }
  return {
    kind: 'request',
    opening: { product, termsFrom, from: from.id, amount: reading.cents, nickname },
  };
}

/** The control at which a refusal must be mended; nothing for an error that is about none. */
export function faultsOfRefusal(error: unknown): OpeningFaults {
  if (!isRefusal(error)) return {};
  switch (error.code) {
    case 'OPENING_BELOW_MINIMUM':
    case 'INSUFFICIENT_FUNDS':
      return { amount: error.code };
    case 'UNKNOWN_ACCOUNT':
    case 'CERTIFICATE_NOT_MATURE':
      return { from: error.code };
    case 'ACCOUNT_NICKNAME_TOO_LONG':
    case 'ACCOUNT_NICKNAME_WRONG':
    case 'ACCOUNT_NICKNAME_TAKEN':
      return { nickname: error.code };
    default:
      return {};
  }
}
