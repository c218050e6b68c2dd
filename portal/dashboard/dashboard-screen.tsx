import { useDeferredValue } from 'react';
import { ScreenHeading } from '../design-system/parts/headings.tsx';
import { OneAfterAnother } from '../design-system/parts/one-after-another.tsx';
import { BalanceCard } from '../accounts/balance-card.tsx';
import { SecureConnection } from '../design-system/composed/secure-connection.tsx';
import { useSession } from '../queries/session.ts';
import { ScreenSkeleton } from '../design-system/composed/shell-skeleton.tsx';
import { useWideRail } from '../browser/use-wide-rail.ts';
import { dashboardWords } from './words.es.ts';
import { formatMoment } from '../language/format.ts';
import { useWords } from '../language/words.ts';
import { AccountCards } from '../accounts/account-cards.tsx';
import { BalanceOverTime } from '../accounts/balance-over-time.tsx';
import { BillsDue } from '../bills/bills-due.tsx';
import { Cards } from '../cards/cards.tsx';
import { FirstSteps } from './first-steps.tsx';
import { LowAccounts } from '../accounts/low-accounts.tsx';
import { MoneyFlow } from './money-flow.tsx';
import { QuickActions } from './quick-actions.tsx';
import { AdditionalFeatures } from './additional-features.tsx';
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
