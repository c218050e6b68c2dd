import { Check } from 'lucide-react';
import { memo, type ComponentProps } from 'react';
import { statusWords } from '#contract/transactions/status-words.ts';
import type { TransactionId } from '#contract/text/ids.ts';
import type { Transaction, TransactionStatus } from '#contract/transactions/transactions.ts';
import { Badge, StatusBadge } from '../design-system/parts/badge.tsx';
import { classNames } from '../design-system/parts/class-names.ts';
import { Icon } from '../design-system/parts/icon.tsx';
import { Money } from '../design-system/parts/money.tsx';
import { isFileable } from './filing/category-form.tsx';
import { RowCategory } from './filing/category-menu.tsx';
import { useMay } from '../queries/session.ts';
import { categoryWords } from './category-words.ts';
import { disputesWords } from '../disputes/words.ts';
import { formatClock, formatDate, formatMoney } from '../language/format.ts';
import { useJointOwners } from '../people/owners.ts';
import { transactionsWords } from './words.ts';
import { useWords } from '../language/sentences.ts';
import { CounterpartyFace } from './counterparty.tsx';
import { Highlighted, isHit, markClass } from './search-hits.tsx';
import { signedAmount } from './history-lines.ts';
import { TagChips } from './notes/note-part.tsx';

interface TransactionRowProps extends Omit<ComponentProps<'li'>, 'id'> {
  transaction: Transaction;
  /** The searched text, which is marked. */
  search: string;
  /** Whether its details are shown. */
  open: boolean;
  onOpen: (id: TransactionId) => void;
  /** Whether it is chosen; null while the member chooses no rows. */
  chosen: boolean | null;
  /** `through`: with all rows from the one that was chosen before. */
  onChoose: (id: TransactionId, through: boolean) => void;
  /** Adds the day, where no heading says it. */
  dated?: boolean;
}

/** A transaction (R-X6): description, account, date, category, status, signed amount. */
export const TransactionRow = memo(function TransactionRow({
  transaction,
  search,
  open,
  onOpen,
  chosen,
  onChoose,
  dated = false,
  ...item
}: TransactionRowProps) {
  const { one: words } = useWords(transactionsWords);
  const categories = useWords(categoryWords);
  const joint = useJointOwners();
  const { id, description, accountName, category, date, time, status } = transaction;
  const clock = formatClock(time);
  // In a narrow list the row is one target: its details change the category, and so does a choice of several rows.
  const mayFile =
    useMay('manage') && chosen === null && isFileable(transaction) && !transaction.split;
  const signed = formatMoney(signedAmount(transaction), 'always');
  const name = <Highlighted text={categories[category]} search={search} />;
  const when = dated ? `${formatDate(date)}, ${clock}` : clock;
  return (
    <li
      {...item}
      className={classNames(
        rowClass,
        wideRowClass,
        (open || chosen) && 'bg-brand-soft',
        chosen !== null && 'select-none',
      )}
    >
      {/* Over the whole row, whose words stay words: a button would flatten them. */}
      {chosen === null ? (
        <>
          <button
            type="button"
            id={rowButtonId(id)}
            aria-label={words.open(description, signed, formatDate(date))}
            aria-current={open || undefined}
            onClick={() => onOpen(id)}
            className={overRowClass}
          />
          <CounterpartyFace transaction={transaction} size="small" />
        </>
      ) : (
        <>
          <input
            type="checkbox"
            id={rowButtonId(id)}
            aria-label={`${description}, ${signed}, ${formatDate(date)}`}
            checked={chosen}
            onChange={({ nativeEvent }) =>
              onChoose(id, 'shiftKey' in nativeEvent && nativeEvent.shiftKey === true)
            }
            className={classNames(overRowClass, 'size-full appearance-none')}
          />
          <span aria-hidden="true" className="grid size-9 shrink-0 place-items-center">
            <span
              className={classNames(
                'grid size-5 place-items-center rounded-mark border text-on-brand',
                chosen ? 'border-brand bg-brand' : 'border-control bg-raised',
              )}
            >
              {chosen && <Icon shape={Check} size={14} />}
            </span>
          </span>
        </>
      )}
      <div className="min-w-0 flex-1 basis-words">
        <p className="text-body leading-tight font-medium wrap-anywhere">
          <Highlighted text={description} search={search} />
        </p>
        <p className="text-small text-muted">
          {mayFile && (
            <span className="@max-3xl:hidden">
              <RowCategory transaction={transaction}>{name}</RowCategory>
            </span>
          )}
          <span className={classNames(mayFile && '@3xl:hidden')}>{name}</span>
          <span className={classNames(!isHit(accountName, search) && '@max-3xl:hidden')}>
            {' · '}
            <Highlighted text={accountName} search={search} />
            {joint !== null && ` · ${joint}`}
          </span>
          <span className="figures @3xl:hidden"> · {when}</span>
          <FoundBy transaction={transaction} search={search} />
        </p>
        <OwnMarks transaction={transaction} search={search} />
      </div>
      <p className="figures text-small text-muted @max-3xl:hidden">{when}</p>
      <div className="ml-auto flex flex-col-reverse items-end @3xl:contents">
        <div>
          <Status status={status} />
        </div>
        <div className="justify-self-end leading-tight">
          <SignedAmount transaction={transaction} search={search} />
        </div>
      </div>
    </li>
  );
});

const overRowClass =
  'absolute inset-0 cursor-pointer -outline-offset-2 transition-colors hover:bg-ink/4';

/** Where the focus goes when the details of a transaction are closed. */
export function rowButtonId(id: TransactionId): string {
  return `open-${id}`;
}

/**
 * Narrow: two lines, the amount above the status, or below where the letters are large. A hairline parts the row from the
 * next, without a height of its own. Out of sight nothing in the row is laid out or painted.
 */
const rowClass =
  'relative flex flex-wrap items-start gap-x-3 [contain-intrinsic-block-size:auto_--spacing(15)] [content-visibility:auto] px-4 py-2.5 after:absolute after:inset-x-0 after:bottom-0 after:h-px after:bg-line @lg:px-5';
/** Wide: columns. */
const wideRowClass =
  '@3xl:grid @3xl:items-center @3xl:grid-cols-[2.25rem_minmax(0,1fr)_10rem_6.5rem_8rem] @3xl:gap-x-4';

/** The usual case in quiet words, so that an open or failed transaction stands out. */
function Status({ status }: { status: TransactionStatus }) {
  const { names } = useWords(statusWords);
  if (status !== 'completed') return <StatusBadge status={status} />;
  return <span className="block text-caption text-muted">{names[status]}</span>;
}

/** A row found by its label or reference would else not show why. */
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

/** The member's own marks on it: a note only where the search means it. */
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
      className={classNames('leading-tight font-semibold', !moved && 'text-muted! line-through')}
    />
  );
  const found = isHit(formatMoney(amount, 'none'), search, '$,');
  return found ? <mark className={markClass}>{money}</mark> : money;
}
