import { cents } from '../../money/cents.ts';

/**
 * The choices for the safety of an account. This file imports no schema library, so that the portal can use it anywhere.
 */

/** For how many hours a large first payment to somebody new waits; 0: not at all. */
export const firstPaymentDelays = [0, 4, 24, 48] as const;
export type FirstPaymentDelay = (typeof firstPaymentDelays)[number];

/** A first payment above this is a large one. */
export const largeFirstPayment = cents(500_00);

/** The longest name of a passkey, in characters. */
export const passkeyNameMaxLength = 40;

/** How many passkeys a member can have. */
export const passkeysMax = 10;
