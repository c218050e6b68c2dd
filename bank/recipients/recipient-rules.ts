import type { AddRecipientRefusalCode, NewRecipient } from '#contract/recipients/recipients.ts';
import type { Policy } from '../policy.ts';
import {
  type DetailsRefusal,
  keptBankName,
  isSameRecipient,
  type RecipientDetails,
  refuseDetails,
} from '../rails/recipient-details.ts';
import type { RecipientRow } from '../rails/recipient-tables.ts';
import { nameKey, tidyName } from '#contract/text/typed-name.ts';
import { tidyAccountNumber } from '#contract/text/typed-numbers.ts';

/** A recipient as it would be saved. */
export type RecipientToSave = RecipientDetails & Pick<RecipientRow, 'kind'>;

/** A refusal with the data that the contract declares for it. */
export type RecipientRefusal =
  | DetailsRefusal
  | {
      readonly code: Exclude<
        AddRecipientRefusalCode,
        DetailsRefusal['code'] | 'RECIPIENT_KNOWN' | 'TOO_MANY_RECIPIENTS'
      >;
    }
  | { readonly code: 'RECIPIENT_KNOWN'; readonly data: { name: string } }
  | { readonly code: 'TOO_MANY_RECIPIENTS'; readonly data: { most: number } };

/** What was typed as it would be saved; what belongs to the other kind is left out. */
export function tidyRecipient(typed: NewRecipient): RecipientToSave {
  const basis = { kind: typed.kind, name: tidyName(typed.name), email: typed.email || null };
  return typed.kind === 'zelle'
    ? {
        ...basis,
        phone: typed.phone || null,
        bankName: null,
        accountNumber: null,
        routingNumber: null,
      }
    : {
        ...basis,
        phone: null,
        bankName: keptBankName(typed.bankName, typed.routingNumber),
        accountNumber: tidyAccountNumber(typed.accountNumber),
        routingNumber: typed.routingNumber || null,
      };
}

/**
 * Why a recipient is not saved, in the order of `addRecipientRefusals` in the contract; null where it is.
 * `saved` are all recipients of the member.
 */
export function refuseRecipient(
  recipient: RecipientToSave,
  saved: readonly RecipientRow[],
  { recipientsMax }: Pick<Policy, 'recipientsMax'>,
): RecipientRefusal | null {
  const wrong = refuseDetails(recipient.kind, recipient);
  if (wrong) {
    return wrong;
  }
  const ofKind = saved.filter(({ kind }) => kind === recipient.kind);
  if (namesakeOf(recipient, ofKind)) {
    return { code: 'RECIPIENT_NAME_TAKEN' };
  }
  const known = ofKind.find((other) =>
    isSameRecipient(recipient.kind, recipient, {
      email: other.email,
      phone: other.phone,
      accountNumber: other.account_number,
      routingNumber: other.routing_number,
    }),
  );
  if (known) {
    return { code: 'RECIPIENT_KNOWN', data: { name: known.name } };
  }
  return saved.length < recipientsMax
    ? null
    : { code: 'TOO_MANY_RECIPIENTS', data: { most: recipientsMax } };
}

function namesakeOf({ name }: { readonly name: string }, saved: readonly RecipientRow[]) {
  return saved.find((other) => nameKey(other.name) === nameKey(name));
}
