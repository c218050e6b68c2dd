/** By which a request names the membership that it is for; without it, it is for the first one of the person. */
export const membershipHeader = 'passbook-membership';
