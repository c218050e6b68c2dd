import type { Deposit } from '#contract/deposits/deposits.ts';
import { depositsWords } from './words.ts';
import { formatDate, formatMoment, formatMoney } from '../language/format.ts';
import { useWords } from '../language/sentences.ts';

/** Which part of a deposit is available when. */
export function PartList({ deposit: { parts } }: { deposit: Deposit }) {
  const words = useWords(depositsWords).made;
  return (
    <ul>
      {parts.map(({ amount, day, availableAt, isAvailable }) => (
        <li key={day}>
          {isAvailable
            ? words.available(formatMoney(amount), formatDate(day))
            : words.willBeAvailable(formatMoney(amount), formatMoment(availableAt))}
        </li>
      ))}
    </ul>
  );
}
