import { memo, type ComponentProps } from 'react';
import type { TransactionId } from '#contract/ids.ts';
import type { Category, Transaction } from '#contract/transactions.ts';
import { Badge, StatusBadge } from '../../parts/badge.tsx';
import { classNames } from '../../parts/class-names.ts';
import { Icon } from '../../parts/icon.tsx';
import { Money } from '../../parts/money.tsx';
import { categoryWords } from '../../words/categories.ts';
import { disputesWords } from '../../words/disputes.ts';
import { formatClock, formatDate, formatMoney } from '../../words/format.ts';
import { transactionsWords } from '../../words/transactions.ts';
import { useWords } from '../../words/words.ts';
import { categoryIcons } from './category-icons.ts';
import { Highlighted, markClass } from './highlighted.tsx';
import { signedAmount } from './history-lines.ts';
import { TagChips } from './notes/tag-chips.tsx';
import { isHit } from './search-hits.ts';

interface TransactionRowProps extends Omit<ComponentProps<'li'>, 'id'> {
  transaction: Transaction;
  /** What was searched for: it is marked. */
  search: string;
  /** Whether its details are shown. */
  open: boolean;
  onOpen: (id: TransactionId) => void;
  /** Adds the day, where no heading says it. */
  dated?: boolean;
}

/** A transaction (R-X6): what, where, when, category, status, signed amount. */
export const TransactionRow = memo(function TransactionRow({
  transaction,
  search,
  open,
  onOpen,
  dated = false,
  ...item
}: TransactionRowProps) {
  const { one: words } = useWords(transactionsWords);
  const categories = useWords(categoryWords);
  const { id, description, accountName, category, date, time, status } = transaction;
  const clock = formatClock(time);
  const when = dated ? `${formatDate(date)}, ${clock}` : clock;
  const account = <Highlighted text={accountName} search={search} />;
  return (
    <li {...item} className={classNames(rowClass, wideRowClass, open && 'bg-brand-soft')}>
      {/* Over the whole row, whose words stay words: a button would flatten them. */}
      <button
        type="button"
        id={rowButtonId(id)}
        aria-label={words.open(
          description,
          formatMoney(signedAmount(transaction), 'always'),
          formatDate(date),
        )}
        aria-current={open || undefined}
        onClick={() => onOpen(id)}
        className="absolute inset-0 cursor-pointer outline-offset-[-3px] transition-colors hover:bg-ink/4"
      />
      <CategoryIcon category={category} />
      <p className="col-start-2 font-semibold wrap-anywhere @3xl:self-end">
        <Highlighted text={description} search={search} />
      </p>
      <div className="col-start-2 row-start-2 grid justify-items-start gap-1 text-small text-muted @3xl:self-start">
        <p>
          <span className="hidden @3xl:inline">{account} · </span>
          <Highlighted text={categories[category]} search={search} />
          <FoundBy transaction={transaction} search={search} />
        </p>
        <OwnMarks transaction={transaction} search={search} />
      </div>
      <p className="col-span-2 col-start-2 row-start-3 text-small text-muted @3xl:hidden">
        {account} · <span className="figures whitespace-nowrap">{when}</span>
      </p>
      <p className="figures hidden text-small text-muted @3xl:col-start-3 @3xl:row-span-2 @3xl:block">
        {when}
      </p>
      <div className="col-start-3 row-start-2 self-start justify-self-end @3xl:self-center @3xl:col-start-4 @3xl:row-span-2 @3xl:row-start-1 @3xl:justify-self-start">
        <StatusBadge status={status} />
      </div>
      <div className="col-start-3 row-start-1 self-start justify-self-end @3xl:col-start-5 @3xl:row-span-2 @3xl:self-center">
        <SignedAmount transaction={transaction} search={search} />
      </div>
    </li>
  );
});

/** Where the focus goes when the details of a transaction are closed. */
export function rowButtonId(id: TransactionId): string {
  return `open-${id}`;
}

/** Narrow: three lines, the amount and the status at their end. */
const rowClass =
  'relative grid grid-cols-[2.5rem_minmax(0,1fr)_auto] items-center gap-x-3 gap-y-0.5 px-4 py-3 @lg:gap-x-4 @lg:px-5';
/** Wide: columns. */
const wideRowClass = '@3xl:grid-cols-[2.5rem_minmax(0,1fr)_9.5rem_7.5rem_8.5rem] @3xl:gap-y-0';

/** What is found by its label or reference would else not show why. */
function FoundBy({ transaction, search }: { transaction: Transaction; search: string }) {
  return [transaction.label, transaction.reference ?? '']
    .filter((text) => isHit(text, search))
    .map((text) => (
      <span key={text} className="figures">
        {' · '}
        <Highlighted text={text} search={search} />
      </span>
    ));
}

/** What the member has said about it: a note only where the search means it. */
function OwnMarks({ transaction, search }: { transaction: Transaction; search: string }) {
  const words = useWords(disputesWords);
  const { note = '', tags = [], disputed } = transaction;
  return (
    <>
      {isHit(note, search) && (
        <p className="line-clamp-2 wrap-anywhere">
          <Highlighted text={note} search={search} />
        </p>
      )}
      {disputed && <Badge tone="warning">{words.mark}</Badge>}
      <TagChips tags={tags} search={search} />
    </>
  );
}

function SignedAmount({ transaction, search }: { transaction: Transaction; search: string }) {
  const amount = signedAmount(transaction);
  const moved = transaction.status !== 'failed' && transaction.status !== 'cancelled';
  const money = (
    <Money
      amount={amount}
      sign="always"
      className={classNames('font-semibold', !moved && 'text-muted! line-through')}
    />
  );
  const found = isHit(formatMoney(amount, 'none'), search, '$,');
  return found ? <mark className={markClass}>{money}</mark> : money;
}

function CategoryIcon({ category }: { category: Category }) {
  return (
    <span className="row-span-3 grid size-10 place-items-center self-start rounded-full bg-sunken text-muted @3xl:row-span-2 @3xl:self-center">
      <Icon shape={categoryIcons[category]} size={18} />
    </span>
  );
}
