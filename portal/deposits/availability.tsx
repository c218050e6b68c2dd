import type { DepositTerms } from '#contract/deposits/deposits.ts';
import { depositsWords } from './words.ts';
import { formatClock, formatDate, formatMoney } from '../language/format.ts';
import { useWords } from '../language/sentences.ts';

/** When a deposit that is made now could be used. */
export function Availability({ terms }: { terms: DepositTerms }) {
  const words = useWords(depositsWords).form;
  const { availability, businessDay } = terms;
  const availableFrom = formatClock(terms.availableFrom);
  return (
    <div className="rounded-control bg-sunken px-4 py-3 text-small">
      <p className="font-semibold">{words.availability}</p>
      <ul>
        {availability.map(({ upTo, day }) => (
          <li key={day}>
            {upTo !== null && words.upTo(formatMoney(upTo), formatDate(day), availableFrom)}
            {upTo === null &&
              (availability.length > 1 ? words.theRest : words.all)(formatDate(day), availableFrom)}
          </li>
        ))}
      </ul>
      <p className="pt-1 text-caption text-muted">
        {words.cutOff(formatClock(terms.cutOff), formatDate(businessDay))}
      </p>
      <p className="pt-1 text-caption text-muted">
        {words.ifReturned}
        {terms.returnFee > 0 && ` ${words.returnFee(formatMoney(terms.returnFee))}`}
      </p>
    </div>
  );
}
