/** Who has access to the membership that is shown. */
export const peopleKey = ['people'] as const;
