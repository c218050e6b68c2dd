import { brand } from '../browser/brand.ts';
import { ended } from '../language/ended.ts';

/** What the public home page says. */
export const home = {
  signIn: 'Sign In',
  heading: 'A credit union for everyday money.',
  lead: `${brand.name} is owned by its members. There are no shareholders: what we earn goes back into the services you use.`,
  signInToBank: 'Sign in to online banking',
  callUs: `Call ${brand.phone}`,

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

  visitHeading: 'Visit or call',
  branch: 'Branch',
  phone: 'Phone',
  email: 'Email',
  hours: 'Hours',
  openingHours: brand.hours,
};
