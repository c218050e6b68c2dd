import { type ReactNode, useSyncExternalStore } from 'react';
import { useLocation } from 'react-router';
import { brand } from '../browser/brand.ts';
import { BrandMark } from '../design-system/parts/brand-mark.tsx';
import { Card, panelEdges } from '../design-system/parts/card.tsx';
import { classNames } from '../design-system/parts/class-names.ts';
import { SkipLink } from '../design-system/parts/text-link.tsx';
import { shellWords } from './words.ts';
import { useWords } from '../language/sentences.ts';
import { placeIn, placesOf } from './tabs.ts';
import { useSupportChat } from './support-chat.ts';
import { isDemo } from '../bank-client/host.ts';
import { NeedsScript } from '../design-system/parts/painted-before-script.tsx';
import { Loading, Skeleton, Skeletons } from '../design-system/parts/states.tsx';

interface ShellFrameProps {
  /** At the end of the header: notifications and the user menu. */
  header?: ReactNode;
  /** A rail at the side; on a phone a bar at the bottom. */
  rail?: ReactNode;
  children: ReactNode;
}

/**
 * Where everything stands on a signed-in page; holds nothing of the member's by itself. The content leaves room at its
 * side for the button of the support chat, and for the open chat where the window is wide enough for both
 * (`support-button.tsx`, `support-panel.tsx`).
 */
export function ShellFrame({ header, rail, children }: ShellFrameProps) {
  const words = useWords(shellWords);
  const { isOpen: isChatOpen } = useSupportChat();
  return (
    <>
      <SkipLink to="content" />
      <header className="sticky short:static top-0 z-20 flex h-16 items-center gap-1.5 narrow:gap-0 border-b border-line bg-surface/90 px-3 backdrop-blur-md sm:gap-3 sm:px-6">
        <BrandMark size={36} />
        <div className="min-w-0 flex-1 leading-tight narrow:pl-1.5">
          <p className="line-clamp-2 text-caption font-bold sm:text-body">{brand.name}</p>
          <p className="truncate text-caption text-muted max-sm:hidden">{words.portalLabel}</p>
        </div>
        {header}
      </header>
      <div className="md:grid md:grid-cols-[5.5rem_minmax(0,1fr)] lg:grid-cols-[16rem_minmax(0,1fr)]">
        <div className="fixed max-md:short:static inset-x-0 bottom-0 z-20 border-t border-line bg-raised/95 pb-[env(safe-area-inset-bottom)] backdrop-blur-md md:sticky md:inset-auto md:top-16 md:flex md:h-[calc(100dvh-4rem)] md:flex-col md:overflow-y-auto md:border-t-0 md:border-r md:bg-transparent md:pb-0 md:backdrop-blur-none">
          {rail}
        </div>
        <main
          id="content"
          tabIndex={-1}
          className={classNames(
            'min-w-0 px-4 pt-3 pb-[calc(6.5rem+env(safe-area-inset-bottom))] outline-none sm:px-6 md:pt-5 lg:pt-8 md:pr-19 md:pb-24 lg:pl-10',
            isChatOpen && 'beside:pr-108',
          )}
        >
          <div className="mx-auto max-w-350">{children}</div>
        </main>
      </div>
    </>
  );
}

/**
 * Stands in while the bank is asked for the signed-in person: the shape of the shell without its content. The page is
 * painted with it, before any script: as the dashboard, of which the panel is dark from the beginning. Its text names the
 * cause of the wait.
 */
export function ShellSkeleton() {
  const location = useLocation();
  const hasPanel = useSyncExternalStore(
    neverTold,
    () => placeIn(location.state).place === placesOf('dashboard')[0],
    () => true,
  );
  return (
    <ShellFrame>
      <NeedsScript />
      <div className="noscript:hidden">
        {hasPanel && (
          <div className="tone-panel panel -mx-4 -mt-3 px-4 pt-3 pb-4 sm:-mx-6 sm:px-6 md:hidden">
            <HeadingSkeleton />
          </div>
        )}
        <div className={classNames('mb-5 sm:mb-6', hasPanel && 'max-md:hidden')}>
          <HeadingSkeleton />
        </div>
        <ScreenSkeleton atOnce hasPanel={hasPanel} />
      </div>
    </ShellFrame>
  );
}

const neverTold = () => () => {};

function HeadingSkeleton() {
  const words = useWords(shellWords);
  return (
    <div className="grid gap-3">
      <p className="mb-3 text-body text-muted">{isDemo ? words.openingDemo : words.opening}</p>
      <Skeleton className="h-11 w-full max-w-120 lg:hidden" />
      <Skeletons shapes={['h-8 w-64 max-w-full', 'h-5 w-44']} className="grid gap-2" />
    </div>
  );
}

interface ScreenSkeletonProps {
  atOnce?: boolean;
  /** The place begins with the panel of the balance, which on a phone continues the heading. */
  hasPanel?: boolean;
}

/** The shape of any place, while its code is on its way. */
export function ScreenSkeleton({ atOnce = false, hasPanel = false }: ScreenSkeletonProps) {
  const words = useWords(shellWords);
  return (
    <Loading label={words.loading} atOnce={atOnce}>
      <div className="grid gap-6 lg:gap-8">
        {hasPanel ? (
          <Card tone="panel" padding="none" className={classNames('h-80', panelEdges)} />
        ) : (
          <Skeleton className="h-40 w-full rounded-card!" />
        )}
        <Skeleton className="h-80 w-full rounded-card!" />
      </div>
    </Loading>
  );
}
