/**
 * Bounds of the notes and tags on transactions. This file imports no schema library, so that the portal can
 * use it without one.
 */

/** Characters of a note. */
export const noteMaxLength = 500;

/** Characters of a tag. */
export const tagMaxLength = 30;

/** Tags on one transaction. */
export const tagsMax = 5;
