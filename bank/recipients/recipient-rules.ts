import type { RefusalOf } from '#contract/procedures/procedure.ts';
import type { addRecipientRefusals, NewRecipient } from '#contract/recipients/recipients.ts';
import { nameKey } from '#contract/text/typed-name.ts';
import type { RecipientRow } from '../rails/recipient-tables.ts';
import type { Policy } from '../policy.ts';
import type { NamedRecipient } from '../rails/name-checks.ts';
import {
  addressOf,
  isSameRecipient,
  readAddress,
  refuseAddress,
} from '../rails/payment-address.ts';

/** Why a recipient is not saved. */
export type RecipientRefusal = RefusalOf<typeof addRecipientRefusals>;

/** The typed recipient, as it would be saved. */
export function readRecipient(typed: NewRecipient): NamedRecipient {
  return { kind: typed.kind, ...readAddress(typed.kind, typed) };
}

/**
 * Why a recipient is not saved, in the order of `addRecipientRefusals` in the contract; null where it is.
 * `saved` are all recipients of the member.
 */
export function refuseRecipient(
  recipient: NamedRecipient,
  saved: readonly RecipientRow[],
  { recipientsMax }: Pick<Policy, 'recipientsMax'>,
): RecipientRefusal | null {
  const wrong = refuseAddress(recipient.kind, recipient);
  if (wrong) {
    return wrong;
  }
  const ofKind = saved.filter(({ kind }) => kind === recipient.kind);
  if (namesakeOf(recipient, ofKind)) {
    return { code: 'RECIPIENT_NAME_TAKEN' };
  }
  const known = ofKind.find((other) =>
    isSameRecipient(recipient.kind, recipient, addressOf(other)),
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
