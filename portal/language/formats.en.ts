/** The words inside dates. */
export const formats = {
  today: 'Today',
  yesterday: 'Yesterday',
};
