import type { PaymentPurpose } from '../transfers/transfer-terms.ts';

/** What holds for trusted contacts. This file imports no schema library, so that the portal can use it anywhere. */

/** What a trusted contact can be to the member who names them. */
export const contactRelationships = [
  'partner',
  'child',
  'parent',
  'relative',
  'friend',
  'adviser',
  'other',
] as const;
export type ContactRelationship = (typeof contactRelationships)[number];

/** The longest name of a trusted contact, in characters. */
export const contactNameMax = 80;

/** So many times a day a member names somebody, and somebody is named by whichever members. */
export const namedADayMost = 3;

/**
 * Of what a large first payment can be for, what a trusted contact is told of: the two stories that cost people most in 2023 (Federal
 * Trade Commission, Consumer Sentinel Network Data Book), an investment and somebody who claims to be the bank or the police.
 */
const toldOf: readonly PaymentPurpose[] = ['investment', 'bank-or-police'];

/** Whether the trusted contact of whoever orders a large first payment for that is told. */
export function tellsContact(purpose: PaymentPurpose | null): boolean {
  return purpose !== null && toldOf.includes(purpose);
}
