const en = {
  /** For an owner, the other owners. */
  jointWith: (others: string) => `Joint with ${others}`,
  /** For everybody else. */
  jointOf: (owners: string) => `Joint account of ${owners}`,
};

const es: typeof en = {
  jointWith: (others) => `Conjunta con ${others}`,
  jointOf: (owners) => `Cuenta conjunta de ${owners}`,
};

export const jointOwnersWords = { en, es };
