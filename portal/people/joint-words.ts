/** What stands beside an account that belongs to several. */
const en = {
  /** For one of them, who are the others. */
  jointWith: (others: string) => `Joint with ${others}`,
  /** For everybody else. */
  jointOf: (owners: string) => `Joint account of ${owners}`,
};

const es: typeof en = {
  jointWith: (others) => `Conjunta con ${others}`,
  jointOf: (owners) => `Cuenta conjunta de ${owners}`,
};

export const jointOwnersWords = { en, es };
