import { brand } from '../browser/brand.ts';

/** What a search engine says of a page, below its title. */
export const descriptions = {
  signIn: `Sign in to the online banking of ${brand.name}: see where your money is, send it, pay bills, deposit checks and look after your cards.`,
  portal: `${brand.name} is owned by the people who bank with it. What it offers, where its branch is, and the way to online banking.`,
};
