/** A forecast with an alert is looked at so long after it was looked last. */
export const checkAgainMs = 24 * 60 * 60_000;

/** The interval for a membership that has changed: frequent changes are not looked at each time. */
export const checkChangedMs = 10 * 60_000;
