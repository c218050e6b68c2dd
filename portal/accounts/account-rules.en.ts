/** Words for the automatic payments and alerts of an account. */
export const accountRules = {
  heading: 'Rules of this account',
  loading: 'Loading the rules of this account',
  failed: 'The rules of this account cannot be shown right now',
  none: 'This account has no scheduled or automatic payments, and there are no alerts.',
  groups: {
    alerts: { heading: 'We notify you', change: 'Change alerts' },
    transfers: { heading: 'Scheduled transfers', change: 'Change scheduled transfers' },
    bills: { heading: 'Scheduled bills', change: 'Change bills' },
    goals: { heading: 'Goals', change: 'Change goals' },
    loans: { heading: 'Loans', change: 'Change loans' },
  },
  order: (repeat: string, amount: string, to: string, next: string) =>
    `${repeat}: ${amount} to ${to}, next on ${next}`,
  once: (amount: string, to: string, day: string) => `${amount} to ${to} on ${day}`,
  /** The same for money that comes from another account. */
  incoming: (repeat: string, amount: string, from: string, next: string) =>
    `${repeat}: ${amount} from ${from}, next on ${next}`,
  incomingOnce: (amount: string, from: string, day: string) => `${amount} from ${from} on ${day}`,
  toGoal: (goal: string, rule: string) => `${goal}: ${rule}`,
  autopay: (loan: string) => `Automatic payments for ${loan} come from this account`,
};
