import { namedOpenings } from '#contract/transactions/transaction-wording.ts';
import { foldText } from '#contract/text/fold-text.ts';

const openings = namedOpenings.map(foldText);

const longest = 200;

/**
 * The payee in a description, as rules know payees: folded, without the bank's words before the name and without the number
 * of a shop at its end. `Greenfield Market #12` and `GREENFIELD MARKET 7` are one payee. A text that is folded already may
 * be given.
 */
export function payeeOf(description: string): string {
  const folded = foldText(description);
  const opening = openings.find((one) => folded.startsWith(one)) ?? '';
  const named = folded.slice(opening.length).replaceAll(/\s+/g, ' ').trim();
  const withoutNumber = named.replace(/[\s#*-]+\d[\d\s#*-]*$/, '');
  return (withoutNumber || named || folded).slice(0, longest);
}
