import type { Repeat } from '#contract/time/repeat.ts';

/** How often a bill is paid or a transfer sent, in the order of the forms. */
export const repeatChoices: readonly Repeat[] = ['once', 'weekly', 'every-two-weeks', 'monthly'];
