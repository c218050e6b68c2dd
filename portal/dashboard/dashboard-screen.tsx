import { type ReactNode, Suspense, useDeferredValue, useState } from 'react';
import { OneAfterAnother } from '../design-system/parts/one-after-another.tsx';
import { lazyComponent } from '../design-system/parts/lazy-component.tsx';
import { Skeleton } from '../design-system/parts/states.tsx';
import { SecureConnection } from '../navigation/secure-connection.tsx';
import { ScreenSkeleton } from '../navigation/shell-frame.tsx';
import { useWideRail } from '../browser/use-media.ts';
import { AccountCards } from './accounts/account-cards.tsx';
import { dashboardWords } from './words.ts';
import { useWords } from '../language/sentences.ts';
import { BillsDue } from '../bills/bills-due.tsx';
import { Cards } from '../cards/cards.tsx';
import { Hero } from './hero.tsx';
import { FirstSteps } from './first-steps.tsx';
import { LowAccounts } from './accounts/low-accounts.tsx';
import { QuickActions } from './quick-actions.tsx';
import { RecentTransactions } from './recent-transactions.tsx';
import { useMay, useSession } from '../queries/session.ts';
import { useInfiniteQuery, useQuery } from '@tanstack/react-query';
import { accountsQuery, balanceHistoryQuery } from '../accounts/queries.ts';
import { upcomingBillsQuery } from '../bills/queries.ts';
import { cardsQuery } from '../cards/queries.ts';
import { newestTransactionsQuery } from '../transactions/queries.ts';
import { tilesQuery, transferHistoryQuery } from '../payments/queries.ts';

// Content below the first fold comes in chunks of its own, so that the fold is there sooner.
const CallNow = lazyComponent(() => import('../identity/security/call-check.tsx'), {
  fallback: null,
});
const ComingUp = lazyComponent(() => import('./coming-up.tsx'));
const MoneyFlow = lazyComponent(() => import('../transactions/flow/money-flow.tsx'));
const ApprovalsWaiting = lazyComponent(() => import('../approvals/approvals-waiting.tsx'), {
  fallback: null,
});
const OpenedByNotice = lazyComponent(() => import('./opened-by-notice.tsx'), { fallback: null });
const AdditionalFeatures = lazyComponent(() => import('./additional-features.tsx'));

/** The overview: waiting items, balances, the latest activity (R-D). */
export default function DashboardScreen() {
  const { billsDue } = useWords(dashboardWords);
  const isWide = useWideRail();
  const mayApprove = useMay('approve');
  const showsApprovals = useSession().membership.isBusiness && mayApprove;
  // Deferred, so that the browser may pause between the sections instead of standing still for all of them.
  const isShown = useDeferredValue(useFirstView());
  if (!isShown) return <ScreenSkeleton atOnce />;
  return (
    <div className="grid grid-cols-1 gap-6 lg:gap-8">
      <OneAfterAnother>
        <Hero />
        <FirstSteps />
        <div className="-my-2 grid grid-cols-1 gap-2 empty:hidden lg:-my-3">
          {showsApprovals && <ApprovalsWaiting />}
          <CallNow />
          <LowAccounts />
          <BillsDue words={billsDue} />
        </div>
        <AccountCards />
        <Below height="h-80">
          <ComingUp />
        </Below>
        <QuickActions />
        <Cards />
        <div className="grid grid-cols-1 gap-6 lg:gap-8 xl:grid-cols-[minmax(0,3fr)_minmax(0,2fr)]">
          <RecentTransactions />
          <Below height="h-120">
            <MoneyFlow />
          </Below>
        </div>
        <Below height="h-48">
          <AdditionalFeatures />
        </Below>
        {!isWide && <SecureConnection />}
      </OneAfterAnother>
      <OpenedByNotice />
    </div>
  );
}

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
    useQuery(upcomingBillsQuery).isPending,
    useQuery(cardsQuery).isPending,
    useQuery(newestTransactionsQuery(5)).isPending,
    useQuery(balanceHistoryQuery(90)).isPending,
  ];
  const answeredNow = !answers.includes(true);
  if (answeredNow && !answered) setAnswered(true);
  return answered || answeredNow;
}
