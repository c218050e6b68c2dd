import type { NewRecipientInput } from '#contract/recipients/recipients.ts';
import { routingNumberLength } from '#contract/recipients/routing-number.ts';

/** Whether there is a name, and an account, an email or a phone number beside it. */
export function isReached(recipient: NewRecipientInput): boolean {
  const { kind, name = '', email = '', phone = '', accountNumber = '' } = recipient;
  const isAccount = accountNumber !== '' && recipient.routingNumber?.length === routingNumberLength;
  return name.trim() !== '' && (kind === 'external' ? isAccount : email + phone !== '');
}
