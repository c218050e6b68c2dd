import { brand } from '../browser/brand.ts';

/** What a search engine says of a page, below its title. */
export const descriptions = {
  signIn: `Sign in to the online banking of ${brand.name}: see your accounts, send money, pay bills, deposit checks and manage your cards.`,
  portal: `${brand.name} is owned by the people who bank with it. See what it offers, where its branch is, and how to bank online.`,
};
