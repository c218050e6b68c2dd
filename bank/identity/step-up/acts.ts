import { cents } from '#contract/money/cents.ts';
import type { PermittedAct, PermittedPayee } from '#contract/identity/step-up/permitted-act.ts';
import type { PaymentAddress } from '#contract/payments/address-fields.ts';
import type { Repeat, LocalDate } from '#contract/time/time.ts';
import type { SignedIn } from '../../gate.ts';
import { requestHash } from '../../formats/sha-256.ts';
import { endOfNumber } from '../../formats/labels.ts';
import { addressOf, columnsOf } from '../../rails/payment-address.ts';

/** A risky act that a member asks for: a step-up permits this act, and nothing else. */
export interface Act {
  /** The procedure, as the contract names it. */
  readonly procedure: string;
  /** The values that may not change between the step-up and the act: payee, account and amount, or the new values. */
  readonly binds: Readonly<Record<string, unknown>>;
  /** The act in the wording for the member; two acts are told apart by `binds` alone. */
  readonly permits: PermittedAct;
}

/** The asking person, and the act. */
export interface Asked {
  readonly signedIn: Pick<SignedIn, 'personId' | 'membershipId' | 'sessionId'> & Partial<SignedIn>;
  readonly act: Act;
}

/**
 * The hash by which two acts are told apart; the order of the bound values does not matter. Another procedure, payee,
 * account or amount is another act (Regulation (EU) 2018/389, article 5, calls it dynamic linking). So is the same in
 * another membership, since its accounts have the same handles, and an approval for another person.
 */
export function actHash({ signedIn, act: { procedure, binds } }: Asked): string {
  const { membershipId, approving = null } = signedIn;
  return requestHash(`step-up of ${procedure}`, { membershipId, approving, binds });
}

/** A payment as an act: its memo may change; its payee, account, amount and days may not. */
export function paymentAct(
  procedure: string,
  {
    from,
    amount,
    moneyRequest,
  }: {
    readonly from: string;
    readonly amount: number;
    /** The request for money that is paid. */
    readonly moneyRequest?: string | undefined;
  },
  to: PaymentAddress,
  days?: { readonly date: LocalDate; readonly repeat: Repeat },
): Act {
  return {
    procedure,
    binds: {
      from,
      amount,
      to: payeeOf(to),
      ...days,
      ...(moneyRequest !== undefined && { moneyRequest }),
    },
    permits: {
      kind: 'payment',
      amount: cents(amount),
      payee: permittedPayee(to),
      day: days?.date ?? null,
      repeat: days?.repeat ?? 'once',
    },
  };
}

/** The recipient of a payment, or of a saved entry for it: the address without the other properties of the given object. */
export function payeeOf(to: PaymentAddress): PaymentAddress {
  return addressOf({ name: to.name, ...columnsOf(to) });
}

/** The same as it is told: of an account its last signs, or how they are reached. */
export function permittedPayee({
  name,
  accountNumber,
  email = null,
  phone = null,
}: Pick<PaymentAddress, 'name' | 'accountNumber'> &
  Partial<Pick<PaymentAddress, 'email' | 'phone'>>): PermittedPayee {
  return accountNumber === null
    ? { name, accountEnding: null, contact: email ?? phone }
    : { name, accountEnding: endOfNumber(accountNumber), contact: null };
}
