/** By which a request names the membership that it is for; without it, it is for the first one of the person. */
export const membershipHeader = 'passbook-membership';

/** The header in which the page of a tab tells its bank when it asked: the bank may have been opening since. */
export const askedAtHeader = 'asked-at';
