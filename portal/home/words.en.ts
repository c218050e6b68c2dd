import { brand } from '../browser/brand.ts';
import { ended } from '../language/ended.ts';

/** What the public home page says. */
export const home = {
  signIn: 'Sign In',
  heading: 'A credit union for everyday money.',
  lead: `${brand.name} is owned by its members. There are no shareholders: what we earn goes back into the services you use.`,
  signInToBank: 'Sign in to online banking',
  callUs: `Call ${brand.phone}`,

  preview: {
    name: 'The portal: a checking account with its balance, its course and its newest payments.',
    account: 'Checking',
    today: 'Today',
    yesterday: 'Yesterday',
    payments: { groceries: 'Groceries', paycheck: 'Paycheck', rent: 'Rent' },
  },

  offersHeading: 'What you can do here',
  offers: {
    accounts: {
      title: 'Checking and savings',
      detail: 'Every account and its balance on one screen, up to date to the last payment.',
    },
    transfers: {
      title: 'Send money',
      detail:
        'Between your own accounts, to a person with Zelle, or to an account at another bank.',
    },
    history: {
      title: 'Find any payment',
      detail:
        'Search your transactions by name, amount or reference, and filter them by account and date.',
    },
    security: {
      title: 'Stay in control',
      detail:
        'Hide balances with one tap. Transfers over $1,000 to others are held for review before they are sent.',
    },
  },

  ratesHeading: 'Rates',
  rates: {
    savings: 'Regular savings',
    auto: 'Auto loans',
    personal: 'Personal loans',
    home: 'Home loans',
  },
  ratesNote: (day: string) =>
    `As of ${ended(day)} Rates can change; loan rates start here and depend on your credit. Call or visit us for a written offer.`,

  insuredHeading: `Insured up to ${brand.insuredUpTo}`,
  insured: 'Federally insured by NCUA',
  insuredDetail:
    'The National Credit Union Administration, an agency of the US government, insures each member’s deposits up to this amount.',

  joining: {
    heading: 'Become a member',
    step: (number: number) => `Step ${number}`,
    eligible: 'See whether you can join',
    bring: 'Have your documents ready',
    documents:
      'A government photo ID, your Social Security number or ITIN, and something that shows your address, such as a lease or a utility bill.',
    firstShare: (amount: string) => `Open your share account with ${amount}`,
    firstShareDetail:
      'Call or visit us. The first share makes you an owner of the credit union with a vote, and it stays your money.',
    member: 'Are you a member already?',
    activate: 'Turn on online banking',
  },

  privacy: {
    heading: 'Privacy',
    demo: 'This is a demonstration. Everything you enter stays in this tab of your browser and is gone when you close it.',
    cookies:
      'This site sets no cookie before you sign in. Afterwards it sets only those that keep you signed in and recognize your browser. Your language and appearance are kept in your browser.',
    nobodyElse: 'It has no advertising and no trackers, and it loads nothing from other companies.',
    notice: `Our privacy notice says how we use and share what we know about our members. Ask for a copy at ${brand.phone} or ${brand.email}.`,
  },
  accessibility: {
    heading: 'Accessibility',
    standard:
      'Online banking is built to WCAG 2.2, level AA. It works with a keyboard, with a screen reader, at 400% zoom, and in the colors of your system.',
    help: `If something does not work for you, call ${brand.phone} or write to ${brand.email}. We help you there and then, and look for the fault.`,
  },
  footer: { privacy: 'Privacy', accessibility: 'Accessibility', visit: 'Visit or call' },
  routingNumber: (digits: string) => `Routing number ${digits}`,

  openUntil: (time: string) => `Open now, until ${time}`,
  opensOn: (day: string, time: string) => `Closed now. Next open: ${day}, ${time}`,
  visitHeading: 'Visit or call',
  branch: 'Branch',
  phone: 'Phone',
  email: 'Email',
  hours: 'Hours',
  openingHours: brand.hours,
};
