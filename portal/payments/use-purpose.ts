import { useState } from 'react';
import type { IntentKey } from '#contract/text/ids.ts';
import type { PaymentPurpose } from '#contract/transfers/transfer-terms.ts';

/** The purpose that a review asks of a payment, and the member's progress with it. */
export interface AskedPurpose {
  readonly asks: boolean;
  readonly chosen: PaymentPurpose | null;
  /** So many times it was to be sent without an answer. */
  readonly missed: number;
  /** The answer is a sure sign of fraud, and the member has not said yet that they go on all the same. */
  readonly stops: boolean;
  choose: (purpose: PaymentPurpose) => void;
  goOn: () => void;
  /** Orders the payment with its purpose; where the purpose is missing, asks for it instead. */
  answered: (order: (purpose: PaymentPurpose | undefined) => void) => void;
}

interface Said {
  readonly of: IntentKey | null;
  readonly chosen: PaymentPurpose | null;
  readonly missed: number;
  readonly goesOn: boolean;
}

/** Asks anew of each payment: `of` is the key of its intent. */
export function usePurpose(of: IntentKey | null, asks: boolean): AskedPurpose {
  const nothingSaid: Said = { of, chosen: null, missed: 0, goesOn: false };
  const [last, setLast] = useState<Said>(nothingSaid);
  const said = last.of === of ? last : nothingSaid;
  const { chosen, missed, goesOn } = said;
  return {
    asks,
    chosen,
    missed,
    stops: chosen === 'bank-or-police' && !goesOn,
    choose: (purpose) => setLast({ ...nothingSaid, chosen: purpose }),
    goOn: () => setLast({ ...said, goesOn: true }),
    answered: (order) => {
      if (asks && chosen === null) setLast({ ...said, missed: missed + 1 });
      else order(chosen ?? undefined);
    },
  };
}
