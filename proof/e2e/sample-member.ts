/** The one sample member, in both shapes. */
export const sample = {
  username: 'avery',
  password: 'juniper-commons-2026',
  displayName: 'Avery Morgan',
};
