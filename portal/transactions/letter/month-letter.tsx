import { type Cents, cents } from '#contract/money/cents.ts';
import type { MonthLetter } from '#contract/transactions/month-letter.ts';
import { Meter } from '../../design-system/charts/inline-charts.tsx';
import { Balance, useBalancesHidden } from '../../design-system/parts/money.tsx';
import { firstDayOf, formatMoney, formatMonth } from '../../language/format.ts';
import { useWords } from '../../language/sentences.ts';
import { purposeWords } from '../category-words.ts';
import { letterWords } from './words.ts';

/** What came, what went and what changed in a month: three sentences, and the sums of two months as bars. */
export function MonthLetterText({ letter }: { letter: MonthLetter }) {
  const words = useWords(letterWords);
  const sentences = useSentences(letter);
  const [hidden] = useBalancesHidden();
  const months = [letter.of, ...(letter.before === null ? [] : [letter.before])];
  const most = Math.max(1, ...months.flatMap(({ moneyIn, moneyOut }) => [moneyIn, moneyOut]));
  return (
    <div className="@container">
      <div className="grid grid-cols-1 gap-x-12 gap-y-5 @2xl:grid-cols-[minmax(0,3fr)_minmax(0,2fr)]">
        <div className="grid content-start gap-2">
          {hidden ? (
            <p>{words.hidden}</p>
          ) : (
            sentences.map((sentence) => <p key={sentence}>{sentence}</p>)
          )}
        </div>
        <dl className="grid content-start gap-4 text-small">
          {months.map(({ month, moneyIn, moneyOut }) => (
            <div key={month} className="grid gap-1.5">
              <dt className="font-semibold">{nameOf(month)}</dt>
              <Bar name={words.moneyIn} amount={moneyIn} most={most} tone="brand" />
              <Bar name={words.moneyOut} amount={moneyOut} most={most} tone="accent" />
            </div>
          ))}
        </dl>
      </div>
    </div>
  );
}

interface BarProps {
  name: string;
  amount: Cents;
  /** The amount that fills a bar. */
  most: number;
  tone: 'brand' | 'accent';
}

function Bar({ name, amount, most, tone }: BarProps) {
  const [hidden] = useBalancesHidden();
  return (
    <dd className="grid grid-cols-[5rem_minmax(0,1fr)_auto] items-center gap-3">
      <span className="text-muted">{name}</span>
      <Meter percent={hidden ? 0 : (amount / most) * 100} tone={tone} />
      <Balance kind="amount" amount={amount} className="min-w-20 text-right" />
    </dd>
  );
}

function useSentences({ of, before, income, purpose, change }: MonthLetter): string[] {
  const words = useWords(letterWords);
  const names = useWords(purposeWords);
  const largest = (part: MonthLetter['income']) =>
    part && { amount: formatMoney(part.amount), category: names[part.purpose] };
  const changed = () => {
    if (before === null) return words.noneBefore;
    const month = nameOf(before.month);
    if (change === null) return words.unchanged(month);
    const by = formatMoney(cents(Math.abs(change.now - change.before)));
    return words[change.now > change.before ? 'more' : 'less'](
      {
        category: names[change.purpose],
        by,
        now: formatMoney(change.now),
        before: formatMoney(change.before),
      },
      month,
    );
  };
  return [
    words.came({ amount: formatMoney(of.moneyIn), largest: largest(income) }),
    words.went({ amount: formatMoney(of.moneyOut), largest: largest(purpose) }),
    changed(),
  ];
}

/** `October 2026`, as a sentence has it. */
export function nameOf(month: MonthLetter['of']['month']): string {
  return formatMonth(firstDayOf(month));
}
