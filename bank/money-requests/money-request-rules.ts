import type {
  moneyRequestRefusals,
  MoneyRequestToAsk,
} from '#contract/money-requests/money-requests.ts';
import { openForDays } from '#contract/money-requests/money-request-terms.ts';
import type { PaymentAddress } from '#contract/payments/address-fields.ts';
import type { RefusalOf } from '#contract/procedures/procedure.ts';
import { cents } from '#contract/money/cents.ts';
import type { EpochMs } from '#contract/time/time.ts';
import { hasLink } from '../formats/links.ts';
import { isPlainName } from '#contract/text/typed-name.ts';
import type { Policy } from '../policy.ts';
import { type AddressRefusal, refuseAddress } from '../rails/payment-address.ts';
import { sha256OfText } from '../formats/sha-256.ts';
import type { CodeKeys } from '../ports.ts';

const dayMs = 24 * 60 * 60_000;

/** The most open requests of a person, and the most new requests in a day. */
const openMost = 20;
const aDayMost = 10;

/** The facts for a decision about a request. */
export interface AskingFacts {
  /** Whether the membership has the open account that the money should come to, and can take it out. */
  readonly hasAccount: boolean;
  /** The addressee; null with a link. Undefined where it names a saved recipient that is not there. */
  readonly to: PaymentAddress | null | undefined;
  /** How many requests of the person are open, and how many were made today. */
  readonly open: number;
  readonly today: number;
}

/** Why a request is not made. */
export type AskRefusal = RefusalOf<typeof moneyRequestRefusals>;

/** Decides whether a request is made, in the order of `moneyRequestRefusals`; null where it is. */
export function refuseAsking(
  { amount, note }: Pick<MoneyRequestToAsk, 'amount' | 'note'>,
  { hasAccount, to, open, today }: AskingFacts,
  { transferLimits }: Pick<Policy, 'transferLimits'>,
): AskRefusal | null {
  if (!hasAccount) {
    return { code: 'UNKNOWN_ACCOUNT', data: { field: 'to' } };
  }
  if (to === undefined) {
    return { code: 'UNKNOWN_RECIPIENT' };
  }
  const wrong = to && refuseAddress('zelle', to);
  if (wrong) {
    return refusalOf(wrong);
  }
  if (note !== '' && (hasLink(note) || !isPlainName(note.replaceAll(/[<>]/g, '-')))) {
    return { code: 'REQUEST_NOTE_WRONG' };
  }
  const { atATime } = transferLimits.zelle;
  if (amount !== null && amount > atATime) {
    return { code: 'REQUEST_TOO_LARGE', data: { most: cents(atATime) } };
  }
  if (open >= openMost) {
    return { code: 'TOO_MANY_OPEN_REQUESTS', data: { most: openMost } };
  }
  return today >= aDayMost ? { code: 'TOO_MANY_REQUESTS_TODAY', data: { most: aDayMost } } : null;
}

function refusalOf(wrong: AddressRefusal): AskRefusal {
  return wrong.code === 'ZELLE_RECIPIENT_INCOMPLETE'
    ? { code: 'REQUEST_RECIPIENT_INCOMPLETE', data: { missing: [...wrong.data.missing] } }
    : (wrong as AskRefusal);
}

/** When a request expires. */
export function expiryOf(at: EpochMs): EpochMs {
  return (at + openForDays * dayMs) as EpochMs;
}

/**
 * The token in the link of a request: made of its key by a key of the host, so that it can be shown again and stands
 * nowhere.
 */
export function newToken({ codeKeys }: { readonly codeKeys: CodeKeys }, id: string): string {
  return sha256OfText(codeKeys.mac(`link of the request for money ${id}`)).slice(0, 32);
}
