import { useQuery, useQueryClient } from '@tanstack/react-query';
import {
  Suspense,
  useEffect,
  useLayoutEffect,
  useRef,
  useState,
  useSyncExternalStore,
} from 'react';
import { NavigationType, useLocation, useNavigationType } from 'react-router';
import { useBankReached, useOnline } from '../../bank-client/reach.ts';
import { isDemo } from '../../bank-client/host.ts';
import { brand } from '../../browser/brand.ts';
import { Banner } from '../../design-system/parts/banner.tsx';
import { lazyComponent } from '../../design-system/parts/lazy-component.tsx';
import { useAnswersInLanguage, useMarksOfOtherTabs } from '../../queries/refresh.ts';
import { useLiveEvents } from '../../queries/live-events.ts';
import { ProblemBanner } from '../../design-system/composed/problem-banner.tsx';
import { fetchWhenIdle } from '../../browser/when-idle.ts';
import { shellWords } from '../../navigation/words.ts';
import { useWords } from '../../language/sentences.ts';
import { AutoLogout } from './use-idleness.tsx';
import { BalanceCard } from '../../accounts/balance-card.tsx';
import { HeaderControls } from './header-controls.tsx';
import { Overlays } from './overlays.tsx';
import { PaletteButton } from './palette-button.tsx';
import {
  notePlaceShown,
  placesOf,
  screenId,
  staysIn,
  tabs,
  useNameOfPlace,
  useTabs,
} from '../../navigation/tabs.ts';
import { PushNotices } from '../../notices/push-notices.tsx';
import { PlaceHeading } from './place-heading.tsx';
import { loadFirstData, loadScreen, screens, usePlacesOffered } from './places.ts';
import { SecureConnection } from '../../navigation/secure-connection.tsx';
import { May, useSession } from '../../queries/session.ts';
import { ScreenSkeleton, ShellFrame } from '../../navigation/shell-frame.tsx';
import { StepUps } from '../../identity/step-up/step-ups.tsx';
import { SupportButton } from '../../support/support-button.tsx';
import { TabList } from './tab-list.tsx';
import { useWideRail } from '../../browser/use-media.ts';
import { isHolder } from '../../people/owners.ts';
import type { WhoseAccountsProps } from '../../people/whose-accounts.tsx';
import { paymentInHand } from '../../payments/payment-flow.ts';
import { settingsQuery } from '../../settings/queries.ts';

const WhoseAccounts = lazyComponent(() => import('../../people/whose-accounts.tsx'), {
  fallback: null,
});

/** The signed-in portal once it is known whose it is (R-S1). */
export function Shell({ cameFrom }: { cameFrom: WhoseAccountsProps['cameFrom'] }) {
  const words = useWords(shellWords);
  const nameOf = useNameOfPlace();
  const { tab, place: wished } = useTabs();
  // A place that is not offered is that of another membership.
  const place = usePlacesOffered(tab).find((one) => one === wished) ?? placesOf(tab)[0];
  const nameOfPlace = place === placesOf(tab)[0] ? words.tabs[tab] : nameOf(place);
  const { membership } = useSession();
  const { data: settings } = useQuery(settingsQuery);
  useLiveEvents({ whileHidden: settings?.notifications.push === true });
  useAnswersInLanguage();
  useMarksOfOtherTabs();
  const isWide = useWideRail();
  const arrivedAt = useArrival(nameOfPlace);
  useIdlePrefetch();

  useEffect(() => {
    document.title = words.documentTitle(nameOfPlace, brand.name);
  }, [words, nameOfPlace]);

  const Screen = screens[place];
  return (
    <ShellFrame
      header={
        <>
          <PaletteButton />
          <HeaderControls />
        </>
      }
      rail={
        <>
          <TabList />
          {isWide && (
            <div className="mt-auto grid gap-4 p-4">
              <BalanceCard />
              <SecureConnection />
            </div>
          )}
        </>
      }
    >
      <p role="status" className="sr-only">
        {arrivedAt}
      </p>
      {(cameFrom !== null || !isHolder(membership.role)) && <WhoseAccounts cameFrom={cameFrom} />}
      <ReachBanner />
      <StillSignedIn />
      <AutoLogout />
      <PushNotices />
      <PlaceHeading tab={tab} name={place === 'overview' ? null : nameOfPlace} />
      <div id={screenId}>
        <Suspense
          key={place}
          fallback={<ScreenSkeleton atOnce={arrivedAt === ''} hasPanel={place === 'overview'} />}
        >
          <Screen />
        </Suspense>
      </div>
      <May area="conversation">
        <SupportButton />
      </May>
      <Overlays />
      <TransferElsewhere />
      {!isDemo && <StepUps />}
    </ShellFrame>
  );
}

/**
 * Says once, for all parts of the screen, that the bank cannot be reached, and whether the member's own connection is down.
 */
function ReachBanner() {
  const { offline, notReachable } = useWords(shellWords);
  const isOnline = useOnline();
  if (useBankReached()) return null;
  const { title, detail } = isOnline ? notReachable : offline;
  return (
    <Banner tone="warning" role="status" title={title} className="mb-6">
      {detail}
    </Banner>
  );
}

/** Says that signing out failed: a member that walks away from a shared computer must know. */
function StillSignedIn() {
  const words = useWords(shellWords);
  const { signOutError } = useSession();
  if (signOutError === null) return null;
  return (
    <div className="mb-6">
      <ProblemBanner error={signOutError} title={words.notSignedOut} />
    </div>
  );
}

/**
 * After a change of place: the name to announce, as the page itself stays the same. A new place is seen from its top; on
 * Back and Forward the browser restores the scroll position. If the focus went with the pressed control (a link inside the
 * screen before), the focus is set on the new screen.
 */
function useArrival(name: string): string {
  const location = useLocation();
  const { key } = location;
  const stays = staysIn(location.state);
  const kind = useNavigationType();
  const shownKey = useRef(key);
  const [arrivedAt, setArrivedAt] = useState('');
  useLayoutEffect(notePlaceShown, [key]);
  // Before the effects of the screen, which may show one of its parts.
  useLayoutEffect(() => {
    if (shownKey.current !== key && kind !== NavigationType.Pop && !stays) window.scrollTo(0, 0);
  }, [key, kind, stays]);
  useEffect(() => {
    if (shownKey.current === key) return;
    shownKey.current = key;
    setArrivedAt((before) => (stays ? before : name));
    if (document.activeElement === document.body) {
      document.querySelector('main')?.focus({ preventScroll: true });
    }
  }, [key, name, stays]);
  return arrivedAt;
}

/** When the browser is idle, the other screens are loaded, so that a tab opens at once. */
function useIdlePrefetch(): void {
  useEffect(() => {
    const callOff = [
      ...tabs.flatMap(placesOf).map((place) => fetchWhenIdle(() => loadScreen(place))),
      fetchWhenIdle(loadFirstData),
    ];
    return () => callOff.forEach((stop) => stop());
  }, []);
}

const OutcomeElsewhere = lazyComponent(() => import('../../transfers/outcome-elsewhere.tsx'), {
  evenSavingData: true,
  fallback: null,
});

function TransferElsewhere() {
  const { tab } = useTabs();
  const { wasBegun, subscribe } = paymentInHand(useQueryClient());
  const isWanted = useSyncExternalStore(subscribe, wasBegun);
  if (!isWanted) return null;
  return <OutcomeElsewhere isElsewhere={tab !== 'transfer'} />;
}
