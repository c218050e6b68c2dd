/** What the transfer form says about goals. */
export const goalTransfer = {
  forGoal: 'Put aside for',
  forNoGoal: 'No goal',
};
