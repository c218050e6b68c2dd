import { useInfiniteQuery, useMutation, useQueryClient } from '@tanstack/react-query';
import { ArrowLeftRight } from 'lucide-react';
import { useRef, useState } from 'react';
import { statusWords } from '#contract/transactions/status-words.ts';
import type { TransferId } from '#contract/text/ids.ts';
import type {
  Transaction,
  TransactionStatus,
  TransferKind,
} from '#contract/transactions/transactions.ts';
import { ShowMore } from '../design-system/composed/show-more.tsx';
import { Card } from '../design-system/parts/card.tsx';
import { SectionHeading } from '../design-system/parts/headings.tsx';
import { EmptyState, Loading, Skeleton } from '../design-system/parts/states.tsx';
import {
  cancelTransfer,
  type TransferHistoryFilter,
  transferHistoryQuery,
} from '../payments/queries.ts';
import { transferWords } from '../payments/words.ts';
import { PlaceProblem } from '../design-system/composed/loaded.tsx';
import { useWords } from '../language/sentences.ts';
import { TransferHistoryRow } from './transfer-history-row.tsx';
import { SelectField } from '../design-system/parts/select-field.tsx';
import { ConfirmDialog } from '../design-system/composed/confirm-dialog.tsx';
import type { DialogProps } from '../design-system/parts/dialog.tsx';
import { showToast } from '../design-system/parts/toast.tsx';
import { refreshMoney } from '../queries/refresh.ts';
import { formatMoney } from '../language/format.ts';

/** The debits and credits that transfers made, newest first; scrolls within itself (R-T15). */
export function TransferHistory() {
  const { history: words } = useWords(transferWords);
  const [filter, setFilter] = useState<TransferHistoryFilter>({});
  const [cancelling, setCancelling] = useState<Cancelling | null>(null);
  const [isAsking, setAsking] = useState(false);
  const section = useRef<HTMLElement>(null);
  return (
    <Card
      ref={section}
      padding="none"
      tabIndex={-1}
      aria-labelledby="transfer-history"
      className="@container outline-none"
    >
      <div className="grid gap-3 border-b border-line px-5 py-4 sm:px-6">
        <SectionHeading id="transfer-history">{words.heading}</SectionHeading>
        <HistoryFilters filter={filter} onChange={setFilter} />
      </div>
      <HistoryBody
        filter={filter}
        onCancel={(chosen) => {
          setCancelling(chosen);
          setAsking(true);
        }}
      />
      {cancelling !== null && (
        <CancelPending
          key={cancelling.transferId}
          {...cancelling}
          open={isAsking}
          onOpenChange={setAsking}
          // The button that opened it is gone once the transfer is cancelled.
          finalFocus={() => section.current}
        />
      )}
    </Card>
  );
}

interface Cancelling {
  transaction: Transaction;
  transferId: TransferId;
}

interface HistoryBodyProps {
  filter: TransferHistoryFilter;
  onCancel: (chosen: Cancelling) => void;
}

function HistoryBody({ filter, onCancel }: HistoryBodyProps) {
  const { history: words } = useWords(transferWords);
  const history = useInfiniteQuery(transferHistoryQuery(filter));
  const { data, hasNextPage } = history;

  if (data === undefined && history.isError) {
    return <PlaceProblem title={words.failed} query={history} />;
  }
  if (data === undefined) return <HistorySkeleton />;
  const transactions = data.pages.flatMap((page) => page.transactions);
  if (transactions.length === 0) {
    const isFiltered = filter.status !== undefined || filter.kind !== undefined;
    return (
      <EmptyState
        icon={ArrowLeftRight}
        title={isFiltered ? words.noneFound : words.empty}
        detail={isFiltered ? words.noneFoundDetail : words.emptyDetail}
      />
    );
  }
  return (
    // What scrolls must be reachable by key where nothing in it is.
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex
    <div role="group" aria-label={words.list} tabIndex={0} className="max-h-128 overflow-y-auto">
      <ul className="divide-y divide-line">
        {transactions.map((transaction) => (
          <TransferHistoryRow
            key={transaction.id}
            transaction={transaction}
            onCancel={(transferId) => onCancel({ transaction, transferId })}
          />
        ))}
      </ul>
      {hasNextPage && (
        <div className="flex flex-col items-center gap-3 border-t border-line p-4">
          <ShowMore query={history} words={words} />
        </div>
      )}
    </div>
  );
}

function HistorySkeleton() {
  const { history: words } = useWords(transferWords);
  return (
    <Loading label={words.loading}>
      {[0, 1, 2, 3].map((row) => (
        <div
          key={row}
          className="flex justify-between gap-4 border-b border-line px-5 py-4 sm:px-6"
        >
          <Skeleton className="size-10 rounded-full!" />
          <div className="flex flex-1 flex-col gap-2">
            <Skeleton className="h-4 w-3/5" />
            <Skeleton className="h-3.5 w-2/5" />
          </div>
          <Skeleton className="h-5 w-20" />
        </div>
      ))}
    </Loading>
  );
}

const statuses: readonly TransactionStatus[] = [
  'processing',
  'pending',
  'completed',
  'failed',
  'cancelled',
];
const kinds: readonly TransferKind[] = ['internal', 'zelle', 'external'];

interface HistoryFiltersProps {
  filter: TransferHistoryFilter;
  onChange: (filter: TransferHistoryFilter) => void;
}

function HistoryFilters({ filter, onChange }: HistoryFiltersProps) {
  const { history: words, form } = useWords(transferWords);
  const { names } = useWords(statusWords);
  const { status, kind } = filter;
  return (
    <div role="group" aria-label={words.filters} className="grid at-most-2 gap-3">
      <SelectField
        label={words.status}
        value={status ?? any}
        onValueChange={(chosen) =>
          onChange({ ...(kind && { kind }), ...(chosen !== any && { status: chosen }) })
        }
        choices={[
          { value: any, label: words.anyStatus },
          ...statuses.map((value) => ({ value, label: names[value] })),
        ]}
      />
      <SelectField
        label={words.type}
        value={kind ?? any}
        onValueChange={(chosen) =>
          onChange({ ...(status && { status }), ...(chosen !== any && { kind: chosen }) })
        }
        choices={[
          { value: any, label: words.anyType },
          ...kinds.map((value) => ({ value, label: form.kinds[value] })),
        ]}
      />
    </div>
  );
}

const any = 'any';

interface CancelPendingProps extends Pick<DialogProps, 'open' | 'onOpenChange' | 'finalFocus'> {
  /** The debit of a transfer that is held. */
  transaction: Transaction;
  transferId: TransferId;
}

function CancelPending({ transaction, transferId, ...dialog }: CancelPendingProps) {
  const { cancellation: words } = useWords(transferWords);
  const queries = useQueryClient();
  const amount = formatMoney(transaction.amount);
  const { accountName, description } = transaction;
  const cancel = useMutation({
    ...cancelTransfer,
    onSettled: () => refreshMoney(queries),
    onSuccess: () => {
      showToast({
        title: words.done,
        description: words.doneDetail(amount, accountName),
        tone: 'positive',
      });
      dialog.onOpenChange(false);
    },
  });
  return (
    <ConfirmDialog
      {...dialog}
      title={words.title}
      description={words.what(amount, description)}
      keep={words.keep}
      actions={[
        {
          label: words.cancel,
          busy: cancel.isPending,
          onSelect: () => cancel.mutate({ id: transferId }),
        },
      ]}
      error={cancel.error}
    >
      <p>{words.detail(amount, accountName)}</p>
    </ConfirmDialog>
  );
}
