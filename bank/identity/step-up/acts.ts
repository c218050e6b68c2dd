import { cents } from '#contract/money/cents.ts';
import type { PermittedAct, PermittedPayee } from '#contract/identity/step-up/permitted-act.ts';
import type { PaymentAddress } from '#contract/payments/address-fields.ts';
import type { Repeat } from '#contract/time/repeat.ts';
import type { LocalDate } from '#contract/time/time.ts';
import type { SignedIn } from '../../gate.ts';
import { requestHash } from '../../formats/sha-256.ts';
import { endOfNumber } from '../../formats/mask.ts';

/** Something risky that a member asks for: what a step-up permits, and nothing else. */
export interface Act {
  /** The procedure, as the contract names it. */
  readonly procedure: string;
  /** What may not change between the step-up and the act: payee, account and amount, or the new values. */
  readonly binds: Readonly<Record<string, unknown>>;
  /** The same as the member is told it; two acts are told apart by what they bind alone. */
  readonly permits: PermittedAct;
}

/** Who asks for what. */
export interface Asked {
  readonly signedIn: Pick<SignedIn, 'personId' | 'membershipId' | 'sessionId'> & Partial<SignedIn>;
  readonly act: Act;
}

/**
 * The hash by which two acts are told apart; the order of what they bind does not matter. Another procedure, payee, account or
 * amount is another act (what Regulation (EU) 2018/389, article 5, calls dynamic linking). So is the same in another
 * membership, whose accounts have the same handles, and what is approved for somebody else.
 */
export function actHash({ signedIn, act: { procedure, binds } }: Asked): string {
  const { membershipId, approving = null } = signedIn;
  return requestHash(`step-up of ${procedure}`, { membershipId, approving, binds });
}

/** A payment as an act: its memo may change, for whom, from where and how much it is may not, nor on which days. */
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

/** Whom money goes to, or is to be saved for it. */
export function payeeOf(to: PaymentAddress): PaymentAddress {
  const { name, email, phone, bankName, accountNumber, routingNumber } = to;
  return { name, email, phone, bankName, accountNumber, routingNumber };
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
