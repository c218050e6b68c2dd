import { useDeferredValue } from 'react';
import { ScreenHeading } from '../../parts/headings.tsx';
import { OneAfterAnother } from '../../parts/one-after-another.tsx';
import { BalanceCard } from '../../shell/balance-card.tsx';
import { SecureConnection } from '../../shell/secure-connection.tsx';
import { useSession } from '../../shell/session.ts';
import { ScreenSkeleton } from '../../shell/shell-skeleton.tsx';
import { useWideRail } from '../../shell/use-wide-rail.ts';
import { dashboardWords } from '../../words/dashboard.ts';
import { formatMoment } from '../../words/format.ts';
import { useWords } from '../../words/words.ts';
import { AccountCards } from './account-cards.tsx';
import { BalanceOverTime } from './balance-over-time.tsx';
import { BillsDue } from './bills/bills-due.tsx';
import { Cards } from './cards/cards.tsx';
import { FirstSteps } from './first-steps.tsx';
import { LowAccounts } from './low-accounts.tsx';
import { MoneyFlow } from './money-flow.tsx';
import { QuickActions } from './quick-actions.tsx';
import { AdditionalFeatures } from './planning/additional-features.tsx';
import { OpenedByNotice } from './opened-by-notice.tsx';
import { RecentTransactions } from './recent-transactions.tsx';
import { Unsettled } from './unsettled.tsx';
import { useFirstView } from './use-first-view.ts';

/** The overview: who is greeted, what waits, what there is, what happened last (R-D). */
export default function DashboardScreen() {
  const isWide = useWideRail();
  // Deferred, so that the browser may pause between the sections instead of standing still for all of them.
  const isShown = useDeferredValue(useFirstView());
  if (!isShown) return <ScreenSkeleton atOnce />;
  return (
    <div className="grid grid-cols-1 gap-6 lg:gap-8">
      <OneAfterAnother>
        <Greeting />
        <div className="grid grid-cols-1 gap-6 empty:hidden lg:gap-8 xl:grid-cols-2 xl:*:only:col-span-full">
          <FirstSteps />
          <LowAccounts />
          <Unsettled />
          <BillsDue />
        </div>
        {/* What stands in the rail where there is room for it. */}
        {!isWide && <BalanceCard />}
        <AccountCards />
        <QuickActions />
        <BalanceOverTime />
        <Cards />
        <div className="grid grid-cols-1 gap-6 lg:gap-8 xl:grid-cols-[minmax(0,3fr)_minmax(0,2fr)]">
          <RecentTransactions />
          <MoneyFlow />
        </div>
        <AdditionalFeatures />
        {!isWide && <SecureConnection />}
      </OneAfterAnother>
      <OpenedByNotice />
    </div>
  );
}

function Greeting() {
  const words = useWords(dashboardWords);
  const { displayName, lastSignInAt } = useSession().member;
  if (lastSignInAt === null) {
    return (
      <ScreenHeading detail={words.firstSignIn}>{words.welcomeFirst(displayName)}</ScreenHeading>
    );
  }
  return (
    <ScreenHeading detail={words.lastSignIn(formatMoment(lastSignInAt))}>
      {words.welcomeBack(displayName)}
    </ScreenHeading>
  );
}
