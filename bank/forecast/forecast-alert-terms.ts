/** A forecast with an alert is looked at so long after it was looked last. */
export const checkAgainMs = 24 * 60 * 60_000;

/** The same where something has changed in the membership since: what changes often is not looked at each time. */
export const checkChangedMs = 10 * 60_000;
