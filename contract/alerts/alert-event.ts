import { z } from 'zod';
import { entryAlertKinds, payeeAlertKinds } from './alert-terms.ts';
import { CardType } from '../cards/cards.ts';
import { Cents } from '../money/money.ts';
import { AlertId } from '../text/ids.ts';
import { EpochMs, LocalDate } from '../time/time.ts';

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
