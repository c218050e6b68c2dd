/** How a member may make an account their own. This file imports no schema library. */

/** How many characters a nickname has at most. */
export const nicknameMaxLength = 40;

/** The colours for marking an account: their look is the brand's and the theme's affair. */
export const accountColours = ['first', 'second', 'third', 'fourth', 'fifth'] as const;
export type AccountColour = (typeof accountColours)[number];
