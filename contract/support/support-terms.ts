/** A message to the credit union has at most so many characters. */
export const messageMaxLength = 1000;
