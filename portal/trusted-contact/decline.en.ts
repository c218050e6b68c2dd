/** What is said to somebody who was named as a trusted contact, where the link in our message leads. */
export const decline = {
  heading: 'You are a trusted contact',
  loading: 'Looking up who named you',
  by: (name: string) => `${name} named you as their trusted contact with us.`,
  means: 'What that means',
  points: [
    'If a payment of theirs looks like a scam, we may write to you, so that you can call them.',
    'You have no access to their accounts. We tell you no balances, amounts or payees.',
    'We never ask you for money, a code or a password. Whoever does is not us.',
  ],
  nothing: 'If that is fine with you, there is nothing to do.',
  decline: 'I do not want this',
  declining: 'One moment...',
  declined: 'You are not a trusted contact',
  declinedDetail: (name: string) =>
    `We will not write to you about ${name} again. They see that you said no.`,
  incomplete: 'This link is not complete.',
  incompleteDetail: 'Please open the whole link from our message.',
  failed: 'Your answer has not arrived',
  demo: 'This is a demo: it writes to nobody, so nobody has such a link.',
  toHome: 'Who we are',
};
