/**
 * Bounds of typed texts about bills and payees. This file imports no schema library, so that the portal can use it without
 * such a library.
 */

/** Characters of a payee's name. */
export const payeeNameMaxLength = 60;

/** Characters of an account number with a payee as it is typed, spaces and hyphens included. */
export const payeeAccountNumberMaxLength = 60;

/** Characters of the memo of a bill; as many as that of a transfer (spec §9). */
export const billMemoMaxLength = 500;
