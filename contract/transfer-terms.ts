/** What can be said of a transfer. This file imports no schema library, so that the portal and the sending thread can use it. */

/** How long a memo may be, in characters (spec §9). */
export const memoMaxLength = 500;
