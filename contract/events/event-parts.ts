import { z } from 'zod';
import { entryAlertKinds, payeeAlertKinds } from '../alerts/alert-terms.ts';
import { CardType } from '../cards/cards.ts';
import { securityChanges } from '../identity/security/security-terms.ts';
import { Cents } from '../money/money.ts';
import { AlertId } from '../text/ids.ts';
import { EpochMs, LocalDate } from '../time/time.ts';

// The parts of events about capabilities whose procedures a bank in a tab needs later: it opens without these.

/** A change, by the member or by staff, of an account's security, or of its member's contacts. */
export const SecurityChange = z.enum([
  ...securityChanges,
  'first-payment-delay-lowered',
  'security-notices-off',
]);
export type SecurityChange = z.infer<typeof SecurityChange>;

/**
 * A change of a loan or of a loan application. `due`: a payment is near. `unpaid`: the account did not hold the due
 * payment; no money moved. `late`: a late fee was charged.
 */
export const LoanChange = z.enum([
  'offered',
  'declined',
  'signed',
  'drawn',
  'paid',
  'paid-off',
  'skipped',
  'due',
  'unpaid',
  'late',
]);
export type LoanChange = z.infer<typeof LoanChange>;

/** Why a check came back. */
export const ReturnReason = z.enum([
  'insufficient-funds',
  'account-closed',
  'payment-stopped',
  'not-readable',
  'not-endorsed',
  'altered',
  'already-paid',
]);
export type ReturnReason = z.infer<typeof ReturnReason>;

/** The changes of a deposit that its member is notified of. */
export const DepositChange = z.enum(['received', 'partly-available', 'available', 'returned']);
export type DepositChange = z.infer<typeof DepositChange>;

/** The changes of a dispute that its member is notified of. `taken-back`: the credit has left the account again. */
export const DisputeChange = z.enum([
  'opened',
  'credited',
  'resolved-for',
  'resolved-against',
  'taken-back',
  'withdrawn',
]);
export type DisputeChange = z.infer<typeof DisputeChange>;

/** The author of a message: the member, the help index by itself, or a person of the credit union. */
export const MessageFrom = z.enum(['member', 'automatic', 'staff']);
export type MessageFrom = z.infer<typeof MessageFrom>;

const basis = z.object({
  kind: z.literal('alert'),
  sequence: z.int(),
  at: EpochMs,
  alert: AlertId,
  /** The amount of the alert. */
  limit: Cents,
});

/** The event of an alert that the member has set. */
export const AlertEvent = z.discriminatedUnion('alertKind', [
  basis.extend({
    alertKind: z.enum(entryAlertKinds),
    accountName: z.string(),
    /** The balance that is left, or how much was moved. */
    amount: Cents,
    /** The history's description of the movement; null for a balance, and for a return. */
    description: z.string().nullable(),
  }),
  basis.extend({
    alertKind: z.literal('forecast-below'),
    accountName: z.string(),
    /** The least that is left, and the first day on which that is so. */
    amount: Cents,
    date: LocalDate,
  }),
  basis.extend({
    alertKind: z.literal('card-purchase'),
    cardType: CardType,
    /** Masked. */
    cardNumber: z.string(),
    merchant: z.string(),
    amount: Cents,
  }),
  basis.extend({
    alertKind: z.enum(payeeAlertKinds),
    /** As the member named it. */
    payee: z.string(),
    amount: Cents,
  }),
]);
