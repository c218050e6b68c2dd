import { useQuery, type UseQueryResult } from '@tanstack/react-query';
import { statusExplained, statusWords } from '#contract/transactions/status-words.ts';
import type {
  TransactionDetail,
  TransactionTransfer,
} from '#contract/transactions/transaction-detail.ts';
import type { Transaction } from '#contract/transactions/transactions.ts';
import { StatusBadge } from '../design-system/parts/badge.tsx';
import { Banner } from '../design-system/parts/banner.tsx';
import { Button } from '../design-system/parts/button.tsx';
import { classNames } from '../design-system/parts/class-names.ts';
import { Balance, Money } from '../design-system/parts/money.tsx';
import { Loading, Skeleton } from '../design-system/parts/states.tsx';
import { transactionQuery } from './queries.ts';
import { formatClock, formatDate, formatMoment } from '../language/format.ts';
import { partsWords } from '../design-system/words.ts';
import { useExplain } from '../language/refusals.ts';
import { useJointOwners } from '../people/owners.ts';
import { transactionsWords } from './words.ts';
import { useWords } from '../language/sentences.ts';
import { Detail, DetailList, NameWithDetail } from '../design-system/composed/detail-list.tsx';
import { useCompletedDetail } from '../payments/sent-on.ts';
import { CounterpartyFace } from './counterparty.tsx';
import { signedAmount } from './history-lines.ts';
import { StoryPart } from './story/story-part.tsx';

interface TransactionFactsProps {
  transaction: Transaction;
  /** Called before another screen opens. */
  onLeave?: (() => void) | undefined;
}

/** The amount of a transaction, its status and its time. */
export function TransactionAmount({ transaction }: { transaction: Transaction }) {
  const { date, time, status } = transaction;
  const moved = status !== 'failed' && status !== 'cancelled';
  return (
    <div className="flex items-center gap-4">
      <CounterpartyFace transaction={transaction} size="large" />
      <div className="min-w-0 flex-1">
        <p className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2">
          <Money
            amount={signedAmount(transaction)}
            sign="always"
            className={classNames('text-heading font-bold', !moved && 'text-muted! line-through')}
          />
          <StatusBadge status={status} />
        </p>
        <p className="figures text-small text-muted">
          {formatDate(date)}, {formatClock(time)}
        </p>
      </div>
    </div>
  );
}

/** Everything else about a transaction (R-X6): the facts known to the list at once, the rest as soon as it is there. */
export function TransactionFacts({ transaction, onLeave }: TransactionFactsProps) {
  const { one: words } = useWords(transactionsWords);
  const query = useQuery(transactionQuery(transaction.id));
  const joint = useJointOwners();
  const { accountName } = transaction;
  const transfer = query.data?.transfer ?? null;
  return (
    <div className="grid gap-5">
      <StoryPart transaction={transaction} onLeave={onLeave} />
      <DetailList>
        <Detail label={words.account}>
          <NameWithDetail name={accountName} detail={joint} />
        </Detail>
        {transfer && <OtherSide transfer={transfer} type={transaction.type} />}
        {query.data && (
          <Detail label={words.balanceAfter}>
            <Balance amount={query.data.balanceAfter} />
          </Detail>
        )}
        {query.data && query.data.memo !== '' && (
          <Detail label={words.memo}>
            <span className="whitespace-pre-wrap">{query.data.memo}</span>
          </Detail>
        )}
      </DetailList>
      {query.data ? <Why detail={query.data} /> : <NotThereYet query={query} />}
    </div>
  );
}

interface OtherSideProps {
  transfer: TransactionTransfer;
  type: Transaction['type'];
}

function OtherSide({ transfer, type }: OtherSideProps) {
  const { one: words } = useWords(transactionsWords);
  const { fromName, toName, accountNumber, bankName, email, phone } = transfer;
  if (type === 'credit') return <Detail label={words.from}>{fromName}</Detail>;
  const reached =
    accountNumber === null ? (email ?? phone) : words.atBank(accountNumber, bankName ?? '');
  return (
    <Detail label={words.to}>
      <NameWithDetail name={toName} detail={reached} />
    </Detail>
  );
}

function Why({ detail: { postingKind, transfer } }: { detail: TransactionDetail }) {
  const { one: words } = useWords(transactionsWords);
  const said = useWords(statusWords);
  const completed = useCompletedDetail();
  return (
    <section aria-labelledby="why" className="grid gap-2 border-t border-line pt-4 text-small">
      <h3 id="why" className="font-semibold">
        {words.why}
      </h3>
      <p className="text-muted">{words.postings[postingKind]}</p>
      {transfer && (
        <ol className="mt-1 grid gap-3 border-l-2 border-line pl-4">
          {transfer.statuses.map(({ status, at, date, time, reason }) => (
            <li key={`${status} ${at}`} className="grid gap-0.5">
              <p className="flex flex-wrap items-baseline justify-between gap-x-3">
                <span className="font-semibold">{said.names[status]}</span>
                <span className="figures text-caption text-muted">
                  {formatDate(date)}, {formatClock(time)}
                </span>
              </p>
              <p className="text-muted">
                {status === 'pending' && transfer.waitsUntil !== undefined
                  ? words.waits(formatMoment(transfer.waitsUntil))
                  : status === 'completed'
                    ? completed(transfer)
                    : statusExplained(said, status)}
              </p>
              {reason !== null && <p className="text-muted">{words.reason(reason)}</p>}
            </li>
          ))}
        </ol>
      )}
    </section>
  );
}

function NotThereYet({ query }: { query: UseQueryResult<TransactionDetail> }) {
  const { one: words } = useWords(transactionsWords);
  const { tryAgain } = useWords(partsWords);
  const explain = useExplain();
  if (query.isError) {
    return (
      <Banner
        tone="danger"
        role="alert"
        title={words.failed}
        action={
          <Button
            tone="secondary"
            size="small"
            busy={query.isFetching}
            onClick={() => void query.refetch()}
          >
            {tryAgain}
          </Button>
        }
      >
        {explain(query.error).title}
      </Banner>
    );
  }
  return (
    <Loading label={words.loading}>
      <div className="grid gap-2 border-t border-line pt-4">
        <Skeleton className="h-4 w-2/5" />
        <Skeleton className="h-4 w-4/5" />
      </div>
    </Loading>
  );
}
