import { formatCount } from './format.ts';

/** How many there are of something, with its word for one or for several: `1 day`, `1,200 days`. */
export function counted(count: number, one: string, several: string): string {
  return `${formatCount(count)} ${count === 1 ? one : several}`;
}
