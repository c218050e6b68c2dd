import { formatCount } from '../../language/format.ts';

const endings = ['th', 'st', 'nd', 'rd'];

/** `1st`, `22nd`. */
export function spokenPlace(number: number): string {
  const isTeen = Math.floor((number % 100) / 10) === 1;
  const ending = isTeen ? undefined : endings[number % 10];
  return `${formatCount(number)}${ending ?? 'th'}`;
}
