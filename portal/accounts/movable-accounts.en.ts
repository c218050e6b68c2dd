/** What stands where an account is chosen, until there are some to choose from. */
export const movable = {
  loading: 'Loading your accounts',
  failed: 'Your accounts could not be loaded',
  none: 'You have no account that can be used for this. A certificate cannot be used before it matures.',
};
