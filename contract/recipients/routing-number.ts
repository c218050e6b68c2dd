import { nameKey, tidyName } from '../text/typed-name.ts';

/** So many digits have all routing numbers. */
export const routingNumberLength = 9;

const weights = [3, 7, 1, 3, 7, 1, 3, 7, 1];

/** Whether this is nine digits whose last one follows from the others, by the weights 3-7-1 (ABA routing number policy). */
export function hasCheckDigit(text: string): boolean {
  if (!/^\d{9}$/.test(text) || text === '000000000') {
    return false;
  }
  const sum = weights.reduce((total, weight, place) => total + weight * Number(text[place]), 0);
  return sum % 10 === 0;
}

/** Whether a bank was typed beside a routing number that the directory lists for another: the number decides where the money goes. */
export function isOtherBank(typed: string, listed: string | null): listed is string {
  const key = nameKey(tidyName(typed));
  return listed !== null && key !== '' && key !== nameKey(listed);
}
