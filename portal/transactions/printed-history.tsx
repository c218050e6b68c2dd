import { useQuery } from '@tanstack/react-query';
import { statusWords } from '#contract/transactions/status-words.ts';
import type { Account } from '#contract/accounts/accounts.ts';
import { cents } from '#contract/money/cents.ts';
import type { Transaction, TransactionFilter } from '#contract/transactions/transactions.ts';
import { PrintedPage } from '../design-system/parts/printed-page.tsx';
import { totalsQuery } from './queries.ts';
import { categoryWords } from './category-words.ts';
import { formatClock, formatDate, formatMoney, formatMonth } from '../language/format.ts';
import { useWithOwners } from '../people/owners.ts';
import { printingWords } from '../design-system/printing-words.ts';
import { transactionsWords } from './words.ts';
import { useWords } from '../language/sentences.ts';
import { type FilterName, type Filters, filtersOn } from './filters.ts';
import { signedAmount } from './history-lines.ts';
import { MovedApart } from './moved-apart.tsx';
import { useLoadedHistory } from './export-actions.tsx';
import type { LocalDate } from '#contract/time/time.ts';
import { readAmount } from '#contract/text/typed-amount.ts';

interface PrintedHistoryProps {
  filter: TransactionFilter;
  /** The same as the member has set it. */
  filters: Filters;
  accounts: readonly Account[];
}

/** The history on paper: which filters are on, the totals, and every transaction that has been loaded. */
export function PrintedHistory(props: PrintedHistoryProps) {
  const words = useWords(printingWords);
  return (
    <PrintedPage title={words.history}>
      <PrintedContent {...props} />
    </PrintedPage>
  );
}

function PrintedContent({ filter, filters, accounts }: PrintedHistoryProps) {
  const words = useWords(printingWords);
  const names = useWords(transactionsWords);
  const labels = useFilterLabels(filters, accounts);
  const { data: totals } = useQuery({ ...totalsQuery(filter), enabled: false });
  const transactions = useLoadedHistory(filter);
  const on = new Set(['range' as const, ...filtersOn(filters)]);
  return (
    <>
      <p>{words.shown([...on].map((name) => labels[name]).join(' · '))}</p>
      <p>
        {totals === undefined
          ? words.countUnknown(transactions.length)
          : words.count(transactions.length, totals.count)}
      </p>
      {totals && (
        <p className="figures mt-2 font-semibold">
          {[
            `${names.moneyIn} ${formatMoney(totals.moneyIn, 'always')}`,
            `${names.moneyOut} ${formatMoney(cents(-totals.moneyOut))}`,
            `${names.net} ${formatMoney(totals.net, 'always')}`,
          ].join(' · ')}
        </p>
      )}
      {totals && (
        <>
          <MovedApart label={names.betweenOwn} moved={totals.betweenOwn} />
          <MovedApart label={names.cameBack} moved={totals.cameBack} />
        </>
      )}
      <table className="mt-5 w-full border-collapse text-caption">
        <thead>
          <tr className="border-b border-ink text-left align-bottom">
            <th className={cell}>{words.date}</th>
            <th className={cell}>{words.description}</th>
            <th className={cell}>{words.reference}</th>
            <th className={cell}>{words.status}</th>
            <th className={`${cell} pr-0 text-right`}>{words.amount}</th>
          </tr>
        </thead>
        <tbody>
          {transactions.map((transaction) => (
            <PrintedRow key={transaction.id} transaction={transaction} />
          ))}
        </tbody>
      </table>
    </>
  );
}

function PrintedRow({ transaction }: { transaction: Transaction }) {
  const { names: statusNames } = useWords(statusWords);
  const categories = useWords(categoryWords);
  const withOwners = useWithOwners();
  const { date, time, description, accountName, category, label, reference, status } = transaction;
  return (
    <tr className="border-b border-line align-top">
      <td className={`${cell} figures whitespace-nowrap`}>
        {formatDate(date)}
        <span className="block text-muted">{formatClock(time)}</span>
      </td>
      <td className={cell}>
        {description}
        <span className="block text-muted">
          {withOwners(accountName)} · {categories[category]}
        </span>
      </td>
      <td className={`${cell} figures whitespace-nowrap`}>
        {label}
        {reference !== null && <span className="block">{reference}</span>}
      </td>
      <td className={cell}>{statusNames[status]}</td>
      <td className="figures py-2 text-right whitespace-nowrap">
        {formatMoney(signedAmount(transaction), 'always')}
      </td>
    </tr>
  );
}

const cell = 'py-2 pr-4 font-[inherit]';

/** The label of each filter's value: `Groceries`, `$20.00 or more`. The filters have no problem. */
export function useFilterLabels(
  filters: Filters,
  accounts: readonly Account[],
): Record<FilterName, string> {
  const words = useWords(transactionsWords);
  const { names: statusNames } = useWords(statusWords);
  const categories = useWords(categoryWords);
  const [first] = filters.category;
  return {
    search: words.searchedFor(filters.search.trim()),
    type: words.types[filters.type],
    account: accounts.find(({ id }) => id === filters.account)?.name ?? words.account,
    category:
      first === undefined
        ? words.category
        : words.categoriesChosen(categories[first], filters.category.length - 1),
    status: filters.status === null ? words.status : statusNames[filters.status],
    amount: describeAmounts(filters, words),
    range: describeDays(filters, words),
  };
}

type Words = (typeof transactionsWords)['en'];

/** `Last 30 days`, `January 2026`, or `Jan 1, 2026 to Jan 15, 2026`. The filters have no problem. */
export function describeDays({ range, from, to }: Filters, words: Words): string {
  if (range === 'custom' && isWholeMonth(from, to)) return formatMonth(from as LocalDate);
  return range === 'custom'
    ? words.days(formatDate(from as LocalDate), formatDate(to as LocalDate))
    : words.ranges[range];
}

function isWholeMonth(from: string, to: string): boolean {
  const [year, month] = [Number(from.slice(0, 4)), Number(from.slice(5, 7))];
  const last = new Date(Date.UTC(year, month, 0)).toISOString().slice(0, 10);
  return from.endsWith('-01') && to === last;
}

/** `$10.00 to $20.00`, `$10.00 or more`, `$20.00 or less`. The filters have no problem. */
function describeAmounts({ amountFrom, amountTo }: Filters, words: Words): string {
  const least = written(amountFrom);
  const most = written(amountTo);
  if (least === null) return words.amountAtMost(most ?? '');
  return most === null ? words.amountAtLeast(least) : words.amountBetween(least, most);
}

function written(typed: string): string | null {
  const reading = readAmount(typed);
  return reading.kind === 'amount' ? formatMoney(reading.cents) : null;
}
