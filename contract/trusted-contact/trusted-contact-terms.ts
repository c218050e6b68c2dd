import type { PaymentPurpose } from '../transfers/transfer-terms.ts';

/** The terms of trusted contacts. This file imports no schema library, so that the portal can use it anywhere. */

/** The relationships of a trusted contact to the member. */
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
 * The purposes of a large first payment that a trusted contact is told of: the two stories that cost people most in 2023
 * (Federal Trade Commission, Consumer Sentinel Network Data Book), an investment and a person that claims to be the bank or
 * the police.
 */
const toldOf: readonly PaymentPurpose[] = ['investment', 'bank-or-police'];

/** Whether the member's trusted contact is told of a large first payment for that purpose. */
export function tellsContact(purpose: PaymentPurpose | null): boolean {
  return purpose !== null && toldOf.includes(purpose);
}
