/** What stands beside an account that belongs to several. */
export const jointOwners = {
  /** For one of them, who are the others. */
  jointWith: (others: string) => `Joint with ${others}`,
  /** For everybody else. */
  jointOf: (owners: string) => `Joint account of ${owners}`,
};
