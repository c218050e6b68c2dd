import { useQuery, useQueryClient } from '@tanstack/react-query';
import { Eye, Wallet } from 'lucide-react';
import type { ReactNode } from 'react';
import { useLocation } from 'react-router';
import type { Account } from '#contract/accounts/accounts.ts';
import type { TransactionId } from '#contract/text/ids.ts';
import { Banner } from '../design-system/parts/banner.tsx';
import { Card } from '../design-system/parts/card.tsx';
import { EmptyState, Loading, Skeletons } from '../design-system/parts/states.tsx';
import { movableAccounts } from '../accounts/account-choice.tsx';
import { accountsQuery } from '../accounts/queries.ts';
import { recipientsQuery } from '../recipients/queries.ts';
import { transactionQuery } from '../transactions/queries.ts';
import { type Detail, useTabs } from '../navigation/tabs.ts';
import { useExplain } from '../language/refusals.ts';
import { typedAgain } from '../payments/address.ts';
import { transferWords } from '../payments/words.ts';
import { PlaceProblem } from '../design-system/composed/loaded.tsx';
import { useWords } from '../language/sentences.ts';
import { emptyDraft, keptDraft, newDraft, type TransferDraft } from '../payments/transfer-draft.ts';
import { ScheduledTransfers } from './scheduled-transfers.tsx';
import { TransferDesk } from './transfer-desk.tsx';
import { TransferHistory } from './transfer-history.tsx';
import { TransferTiles } from './transfer-tiles.tsx';
import { wishedAmount, wishedKind, wishedRecipient } from './kind-step.tsx';
import { useMay, useSession } from '../queries/session.ts';
import type { TransactionDetail } from '#contract/transactions/transaction-detail.ts';
import { writeAmount } from '#contract/text/typed-amount.ts';

/**
 * Sends money and shows the sent transfers (R-T1 to R-T16). Each block is `isolate`, here and in the form: then the browser
 * paints again only the block that is typed in, a millisecond instead of nine.
 */
export default function TransferScreen() {
  const maySend = useMay('move');
  const mayAsk = useMay('initiate');
  return (
    <div className="grid grid-cols-1 gap-6 xl:grid-cols-[minmax(0,7fr)_minmax(0,5fr)]">
      {maySend || mayAsk ? <TransferDeskWithAccounts /> : <SeesOnly />}
      <div className="isolate grid min-w-0 grid-rows-[auto_auto_1fr] gap-6">
        <TransferTiles />
        <ScheduledTransfers />
        <TransferHistory />
      </div>
    </div>
  );
}

function SeesOnly() {
  const words = useWords(transferWords);
  const { holder } = useSession().membership;
  return (
    <Framed>
      <EmptyState icon={Eye} title={words.seesOnly} detail={words.seesOnlyDetail(holder)} />
    </Framed>
  );
}

/** The form depends on the member's accounts, and so waits for them; for the recipients once, as they are the first step. */
function TransferDeskWithAccounts() {
  const words = useWords(transferWords);
  const maySend = useMay('move');
  const query = useQuery(accountsQuery);
  const { data, isError } = query;
  const recipients = useQuery(recipientsQuery);
  const accounts = movableAccounts(data?.accounts ?? []);
  const waits = recipients.isPending && recipients.failureCount === 0;
  if (accounts.length > 0 && !waits) {
    return maySend ? (
      <TransferDeskAsWished accounts={accounts} />
    ) : (
      <TransferDesk accounts={accounts} initially={newDraft(accounts)} asks />
    );
  }
  if (data !== undefined && accounts.length === 0) {
    return (
      <Framed>
        <EmptyState icon={Wallet} title={words.empty} detail={words.emptyDetail} />
      </Framed>
    );
  }
  if (isError) {
    return (
      <Framed>
        <PlaceProblem title={words.failed} query={query} />
      </Framed>
    );
  }
  return (
    <Framed>
      <FormSkeleton />
    </Framed>
  );
}

/**
 * The form is as it was left, ready for the kind of transfer that the member came to make (R-D13), or filled in like the
 * transfer that the member came to repeat (R-X6).
 */
function TransferDeskAsWished({ accounts }: { accounts: readonly Account[] }) {
  const { detail } = useTabs();
  const { key: wish } = useLocation();
  const repeated = transactionToRepeat(detail);
  const visit = useQueryClient();
  const kind = wishedKind(detail);
  const recipient = wishedRecipient(detail);
  const amount = wishedAmount(detail);
  const initially =
    kind === null
      ? (keptDraft(visit) ?? newDraft(accounts))
      : { ...emptyDraft, kind, recipient, amount };
  // Anyone who comes with another wish starts again.
  return repeated === null ? (
    <TransferDesk
      key={`${kind ?? 'new'} ${recipient ?? ''} ${amount}`}
      accounts={accounts}
      initially={initially}
    />
  ) : (
    // Repeated once more, the form is filled in once more.
    <RepeatedTransferDesk key={`${repeated} ${wish}`} accounts={accounts} repeated={repeated} />
  );
}

interface RepeatedTransferDeskProps {
  accounts: readonly Account[];
  repeated: TransactionId;
}

function RepeatedTransferDesk({ accounts, repeated }: RepeatedTransferDeskProps) {
  const words = useWords(transferWords);
  const explain = useExplain();
  const { data, isError, error } = useQuery(transactionQuery(repeated));
  if (data !== undefined) return <TransferDesk accounts={accounts} initially={draftLike(data)} />;
  if (!isError) {
    return (
      <Framed>
        <FormSkeleton />
      </Framed>
    );
  }
  return (
    <div className="grid gap-4">
      <Banner tone="warning" role="status" title={words.notRepeated}>
        {explain(error).title} {words.notRepeatedDetail}
      </Banner>
      <TransferDesk accounts={accounts} initially={newDraft(accounts)} />
    </div>
  );
}

function Framed({ children }: { children: ReactNode }) {
  return <Card padding="none">{children}</Card>;
}

function FormSkeleton() {
  const words = useWords(transferWords);
  return (
    <Loading label={words.loading}>
      <Skeletons
        shapes={[
          'h-7 w-2/5',
          'h-70 rounded-control!',
          'h-19 rounded-control!',
          'h-40 rounded-control!',
          'h-24 rounded-control!',
          'h-28 rounded-control!',
          'h-11 rounded-control!',
        ]}
        className="grid gap-6 p-5 sm:p-6"
      />
    </Loading>
  );
}

/** The transaction whose transfer the member came to repeat: `{ repeat: id }`. Null for any other wish. */
export function transactionToRepeat(detail: Detail): TransactionId | null {
  const asks = typeof detail === 'object' && detail !== null && 'repeat' in detail;
  return asks && typeof detail.repeat === 'string' ? (detail.repeat as TransactionId) : null;
}

/**
 * The form filled in as for the transfer of that transaction; empty where no transfer made it. Of a recipient
 * who is not saved the account number must be typed again: the portal has never seen it.
 */
export function draftLike({ amount, transfer }: TransactionDetail): TransferDraft {
  if (transfer === null) return emptyDraft;
  const { kind, from, to, recipient, memo } = transfer;
  const basis = { ...emptyDraft, kind, from, to, recipient, memo, amount: writeAmount(amount) };
  if (recipient !== null || kind === 'internal') return basis;
  return { ...basis, ...typedAgain({ ...transfer, name: transfer.toName }) };
}
