import { brand } from '../../browser/brand.ts';
import { ended } from '../../language/ended.ts';

/** What the page says that stands where no page could be loaded. */
export const offline = {
  heading: 'You are offline',
  text: 'This page could not be loaded. If you were sending money or changing something, we do not know from here whether it was done: when you are online again, look at your transactions before you try again.',
  hint: `Check your connection and try again. If it is urgent, call us at ${ended(brand.phone)}`,
  tryAgain: 'Try again',
};
