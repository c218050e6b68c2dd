import { z } from 'zod';
import { PositiveCents } from '../../money/money.ts';
import { InvitableRole } from '../../procedures/access-terms.ts';
import { Repeat, LocalDate } from '../../time/time.ts';

/**
 * The payee: the name, and enough of the destination to tell two payees of the same name apart. Never a whole account
 * number.
 */
export const PermittedPayee = z.object({
  name: z.string(),
  /** The last signs of the account that the money goes to, four at most; null where no account is known. */
  accountEnding: z.string().nullable(),
  /** The email or phone by which it goes, as the member typed it; null where it goes to an account. */
  contact: z.string().nullable(),
});
export type PermittedPayee = z.infer<typeof PermittedPayee>;

/** The changed part of a member's contacts. */
export const ContactPart = z.enum(['email', 'phone', 'address']);
export type ContactPart = z.infer<typeof ContactPart>;

/**
 * The only act that a member permits by a step-up: stated by the bank from the request, to be shown wherever it is
 * confirmed (Regulation (EU) 2018/389, article 5).
 */
export const PermittedAct = z.discriminatedUnion('kind', [
  /** A transfer, now or scheduled, or a bill. */
  z.object({
    kind: z.literal('payment'),
    amount: PositiveCents,
    payee: PermittedPayee,
    /** The day of it, or of the first one; null: now. */
    day: LocalDate.nullable(),
    repeat: Repeat,
  }),
  z.object({ kind: z.literal('save-recipient'), payee: PermittedPayee }),
  z.object({ kind: z.literal('add-payee'), payee: PermittedPayee }),
  z.object({ kind: z.literal('change-contact'), parts: z.array(ContactPart) }),
  z.object({ kind: z.literal('change-password') }),
  z.object({ kind: z.literal('set-two-factor'), on: z.boolean() }),
  z.object({ kind: z.literal('add-authenticator') }),
  z.object({ kind: z.literal('remove-authenticator') }),
  z.object({ kind: z.literal('add-passkey') }),
  /** The name that the member gave it. */
  z.object({ kind: z.literal('remove-passkey'), name: z.string() }),
  z.object({ kind: z.literal('make-recovery-codes') }),
  /** The card is told by its last four digits. */
  z.object({ kind: z.literal('set-pin'), cardEnding: z.string() }),
  z.object({ kind: z.literal('unlock-card'), cardEnding: z.string() }),
  z.object({ kind: z.literal('raise-card-limit'), cardEnding: z.string(), limit: PositiveCents }),
  z.object({ kind: z.literal('replace-card'), cardEnding: z.string() }),
  z.object({ kind: z.literal('turn-off-security-notices') }),
  z.object({ kind: z.literal('show-account-numbers'), accountEnding: z.string() }),
  z.object({ kind: z.literal('sign-loan'), amount: PositiveCents }),
  /** The name is as the member wrote it. */
  z.object({ kind: z.literal('give-access'), name: z.string(), role: InvitableRole }),
  z.object({ kind: z.literal('raise-access-limit'), name: z.string(), limit: PositiveCents }),
  /** How long large first payments wait from now on. */
  z.object({ kind: z.literal('set-first-payment-delay'), hours: z.int() }),
  /** The name is as the member wrote it. */
  z.object({ kind: z.literal('name-trusted-contact'), name: z.string() }),
  z.object({ kind: z.literal('remove-trusted-contact'), name: z.string() }),
]);
export type PermittedAct = z.infer<typeof PermittedAct>;

/** In whose name the accounts are that it is about; null where it is about none, or its member acts for nobody else. */
export const HolderOfAct = z.string().nullable();

/** The same with the holder of the accounts, which is not kept for requests older than this field. */
export const PermittedActOf = PermittedAct.and(z.object({ of: HolderOfAct.default(null) }));
export type PermittedActOf = z.infer<typeof PermittedActOf>;
