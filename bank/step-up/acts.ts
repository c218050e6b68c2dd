import { requestHash } from '../intent-records.ts';
import type { RecipientDetails } from '../recipient-details.ts';

/** Something risky that a member asks for: what a step-up permits, and nothing else. */
export interface Act {
  /** The ask, as the contract names it. */
  readonly ask: string;
  /** What may not change between the step-up and the act: payee, account and amount, or the new values. */
  readonly binds: Readonly<Record<string, unknown>>;
}

/**
 * The hash by which two acts are told apart; the order of what they bind does not matter. Another ask, payee, account or
 * amount is another act (what Regulation (EU) 2018/389, article 5, calls dynamic linking).
 */
export function actHash({ ask, binds }: Act): string {
  return requestHash(`step-up of ${ask}`, binds);
}

/** A payment as an act: its memo may change, for whom, from where and how much it is may not, nor on which days. */
export function paymentAct(
  ask: string,
  { from, amount }: { readonly from: string; readonly amount: number },
  to: RecipientDetails,
  days: Readonly<Record<string, string>> = {},
): Act {
  return { ask, binds: { from, amount, to: payeeOf(to), ...days } };
}

/** Whom money goes to, or is to be saved for it. */
export function payeeOf(to: RecipientDetails): RecipientDetails {
  const { name, email, phone, bankName, accountNumber, routingNumber } = to;
  return { name, email, phone, bankName, accountNumber, routingNumber };
}
