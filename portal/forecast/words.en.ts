/** What the portal says about the days to come. */
export const forecast = {
  title: 'The next 30 days',
  description:
    'What is scheduled, and what came regularly in the last months, as it would happen if you do nothing else.',
  loading: 'Looking at the next 30 days',
  failed: 'The next 30 days cannot be shown',
  accounts: 'your accounts',
  comes: 'What comes',
  none: 'Nothing is scheduled, and nothing in your history comes regularly.',
  likely: 'expected',
  fails: 'Will not be paid',
  least: (amount: string, day: string) => `Lowest in 30 days: ${amount} · ${day}`,
  leastHidden: (day: string) => `Lowest in 30 days: ${day}`,
  lowest: (account: string, amount: string, day: string) =>
    `${account}: lowest on ${day}, with ${amount} available`,
  lowestHidden: (account: string, day: string) => `${account}: lowest on ${day}`,
  failsAfter: 'After this transfer, these cannot be paid:',
  due: (amount: string, description: string, day: string) =>
    `${amount}, ${description}, due ${day}`,
};
