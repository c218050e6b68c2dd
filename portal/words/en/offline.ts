import { brand } from '../../brand.ts';

/** What the page says that stands where no page could be loaded. */
export const offline = {
  heading: 'You are offline',
  text: 'This page could not be loaded. Nothing was sent, and no money was moved.',
  hint: `Check your connection and try again. If it is urgent, call us at ${brand.phone}.`,
  tryAgain: 'Try again',
};
