/**
 * How long a password may be: apart from how it is measured (`password-terms.ts`), which brings the list of common
 * passwords along. This file imports no schema library.
 */

/**
 * The shortest password. It stands alone: the bank's so-called SMS verification reports a sign-in and stops none, so it
 * does not earn the eight characters that a second factor would.
 */
export const passwordLengthLeast = 15;

/** The longest password, so that hashing it costs what hashing any other does. */
export const passwordLengthMost = 128;

/** How much can be typed as a password: more than it may have, so that one too long is refused and not cut off. */
export const typedPasswordMost = 1000;
