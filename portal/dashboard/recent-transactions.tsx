import { useQuery } from '@tanstack/react-query';
import { ReceiptText } from 'lucide-react';
import type { Transaction } from '#contract/transactions/transactions.ts';
import { StatusBadge } from '../design-system/parts/badge.tsx';
import { TitledCard } from '../design-system/parts/card.tsx';
import { classNames } from '../design-system/parts/class-names.ts';
import { Money } from '../design-system/parts/money.tsx';
import { EmptyState, Skeleton } from '../design-system/parts/states.tsx';
import { TextButton } from '../design-system/parts/text-link.tsx';
import { newestTransactionsQuery } from '../transactions/queries.ts';
import { useTabs } from '../navigation/tabs.ts';
import { categoryWords } from '../transactions/category-words.ts';
import { formatDate, formatMoney, formatShortDay } from '../language/format.ts';
import { transactionsWords } from '../transactions/words.ts';
import { dashboardWords } from './words.ts';
import { useWords } from '../language/sentences.ts';
import { CounterpartyFace } from '../transactions/counterparty.tsx';
import { signedAmount } from '../transactions/history-lines.ts';
import { Loaded } from '../design-system/composed/loaded.tsx';
import { RowButton } from '../design-system/parts/list-row.tsx';

const shownCount = 5;

/** The newest five, and the way to all of them (R-D14). */
export function RecentTransactions() {
  const words = useWords(dashboardWords).recent;
  const { openTab } = useTabs();
  const query = useQuery(newestTransactionsQuery(shownCount));
  return (
    <TitledCard
      id="recent-transactions"
      heading={words.heading}
      className="grid grid-cols-1 grid-rows-[auto_1fr]"
      bodyClassName=""
      action={
        <TextButton className="shrink-0 text-small" onClick={() => openTab('transactions')}>
          {words.viewAll}
        </TextButton>
      }
    >
      <Loaded
        query={query}
        words={words}
        skeleton={
          <div className="divide-y divide-line">
            {Array.from({ length: shownCount }, (_, index) => (
              <RowSkeleton key={index} />
            ))}
          </div>
        }
      >
        {(transactions) =>
          transactions.length === 0 ? (
            <EmptyState icon={ReceiptText} title={words.empty} detail={words.emptyDetail} />
          ) : (
            <ul className="divide-y divide-line xl:grid xl:h-full xl:rows-at-most">
              {transactions.map((transaction) => (
                <TransactionRow key={transaction.id} transaction={transaction} />
              ))}
            </ul>
          )
        }
      </Loaded>
    </TitledCard>
  );
}

function RowSkeleton() {
  return (
    <div className="flex items-center gap-4 px-5 py-3.5 sm:px-6">
      <Skeleton className="size-10 rounded-full!" />
      <div className="grid flex-1 gap-2">
        <Skeleton className="h-4 w-40 max-w-full" />
        <Skeleton className="h-3.5 w-28 max-w-full" />
      </div>
      <Skeleton className="h-4 w-20" />
    </div>
  );
}

/** A transaction that opens in the history. */
export function TransactionRow({ transaction }: { transaction: Transaction }) {
  const categories = useWords(categoryWords);
  const { one: words } = useWords(transactionsWords);
  const { openTab } = useTabs();
  const { id, category, date, description, status } = transaction;
  const moved = status !== 'failed' && status !== 'cancelled';
  return (
    <li className="relative flex flex-wrap items-center gap-3 px-5 py-3 sm:gap-4 sm:px-6">
      <RowButton
        label={words.open(
          description,
          formatMoney(signedAmount(transaction), 'always'),
          formatDate(date),
        )}
        onOpen={() => openTab('transactions', { transaction: id })}
      />
      <CounterpartyFace transaction={transaction} />
      <div className="min-w-0 flex-1 basis-words">
        <p className="text-body font-medium wrap-anywhere">{description}</p>
        <p className="text-small text-muted">
          {formatShortDay(date)} · {categories[category]}
        </p>
      </div>
      <div className="ml-auto flex flex-col items-end gap-1">
        <Money
          amount={signedAmount(transaction)}
          sign="always"
          className={classNames('font-semibold', !moved && 'text-muted line-through')}
        />
        {status !== 'completed' && <StatusBadge status={status} />}
      </div>
    </li>
  );
}
