/**
 * What the bank and the portal say alike about visits to a safe deposit box. This file imports no schema
 * library, so that the portal can use it without one.
 */

/** How long a visit is. */
export const visitMinutes = 30;
