import { type ReactNode, Suspense, useDeferredValue, useState } from 'react';
import { OneAfterAnother } from '../design-system/parts/one-after-another.tsx';
import { lazyComponent } from '../design-system/parts/lazy-component.tsx';
import { Skeleton } from '../design-system/parts/states.tsx';
import { SecureConnection } from '../navigation/secure-connection.tsx';
import { ScreenSkeleton } from '../navigation/shell-frame.tsx';
import { useWideRail } from '../browser/use-media.ts';
import { AccountRows } from './accounts/account-rows.tsx';
import { Cards } from '../cards/cards.tsx';
import { Hero } from './hero.tsx';
import { daysBefore } from './hero-course.ts';
import { FirstSteps, useFirstSteps } from './first-steps.tsx';
import { LowAccounts } from './accounts/low-accounts.tsx';
import { QuickActions } from './quick-actions.tsx';
import { RecentTransactions } from './recent-transactions.tsx';
import { useMay, useSession } from '../queries/session.ts';
import { useInfiniteQuery, useQuery } from '@tanstack/react-query';
import { accountsQuery, balanceHistoryQuery } from '../accounts/queries.ts';
import { cardsQuery } from '../cards/queries.ts';
import { useNewLetter } from '../transactions/letter/letter-news.ts';
import { newestTransactionsQuery } from '../transactions/queries.ts';
import { tilesQuery, transferHistoryQuery } from '../payments/queries.ts';

// Content below the first fold comes in chunks of its own, so that the fold is there sooner.
const CallNow = lazyComponent(() => import('../identity/security/call-check.tsx'), {
  fallback: null,
});
const ComingUp = lazyComponent(() => import('./coming-up.tsx'));
const SpentThisMonth = lazyComponent(() => import('./spent-this-month.tsx'));
const ApprovalsWaiting = lazyComponent(() => import('../approvals/approvals-waiting.tsx'), {
  fallback: null,
});
const NewLetter = lazyComponent(() => import('../transactions/letter/new-letter.tsx'));
const OpenedByNotice = lazyComponent(() => import('./opened-by-notice.tsx'), { fallback: null });
const AdditionalFeatures = lazyComponent(() => import('./additional-features.tsx'));

/** The overview: waiting items, balances, the latest activity (R-D). */
export default function DashboardScreen() {
  const isWide = useWideRail();
  const mayApprove = useMay('approve');
  const showsApprovals = useSession().membership.isBusiness && mayApprove;
  const [newLetter, dismissLetter] = useNewLetter();
  // Deferred, so that the browser may pause between the sections instead of standing still for all of them.
  const isShown = useDeferredValue(useFirstView());
  if (!isShown) return <ScreenSkeleton atOnce hasPanel />;
  return (
    <div className="grid grid-cols-1 gap-6 lg:gap-8">
      <OneAfterAnother>
        <Hero />
        <FirstSteps />
        <div className="-my-2 grid grid-cols-1 gap-2 empty:hidden lg:-my-3">
          {showsApprovals && <ApprovalsWaiting />}
          <CallNow />
          <LowAccounts />
        </div>
        <div className={columns}>
          <div className={column}>
            <AccountRows />
            <div className={high}>
              <RecentTransactions />
            </div>
          </div>
          <div className={column}>
            <Below height="h-72">
              <ComingUp />
            </Below>
            <div className={high}>
              <Below height="h-107">
                <SpentThisMonth />
              </Below>
            </div>
          </div>
        </div>
        {newLetter !== null && (
          <Below height="h-72">
            <NewLetter month={newLetter} onDismiss={dismissLetter} />
          </Below>
        )}
        <QuickActions />
        <Cards />
        <Below height="h-48">
          <AdditionalFeatures />
        </Below>
        {!isWide && <SecureConnection />}
      </OneAfterAnother>
      <OpenedByNotice />
    </div>
  );
}

/**
 * Two columns, of which the last card takes the room that is left, so that they end together; in a wide window three, with
 * what comes under the accounts.
 */
const columns =
  'grid grid-cols-1 gap-6 xl:grid-cols-[minmax(0,3fr)_minmax(0,2fr)] beside:grid-flow-col-dense beside:grid-cols-[minmax(0,4fr)_minmax(0,3fr)_minmax(0,3fr)] beside:grid-rows-[auto_1fr]';
const column = 'grid grid-cols-1 grid-rows-[auto_1fr] gap-6 beside:contents';
const high = 'grid grid-cols-1 beside:row-span-2';

/** Keeps the room of the content below the fold until its code is there. */
function Below({ height, children }: { height: string; children: ReactNode }) {
  return (
    <Suspense fallback={<Skeleton className={`${height} rounded-card!`} />}>{children}</Suspense>
  );
}

/**
 * Whether the bank has given every answer that decides the height of the dashboard's upper half. Until then it stands as a
 * skeleton, so that nothing readable moves down when the answers come in turn. Once it has stood there it stays: failed
 * reads are repeated where their problem is told.
 */
function useFirstView(): boolean {
  const [answered, setAnswered] = useState(false);
  const answers = [
    useQuery(accountsQuery).isPending,
    useQuery(tilesQuery).isPending,
    useInfiniteQuery(transferHistoryQuery({})).isPending,
    useQuery(cardsQuery).isPending,
    useQuery(newestTransactionsQuery(5)).isPending,
    useQuery(balanceHistoryQuery(daysBefore)).isPending,
    useFirstSteps().isLoading,
  ];
  const answeredNow = !answers.includes(true);
  if (answeredNow && !answered) setAnswered(true);
  return answered || answeredNow;
}
