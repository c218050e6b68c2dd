/** The header in which the page of a tab tells its bank when it asked: the bank may have been opening since. */
export const askedAtHeader = 'asked-at';
