import type { ReactNode } from 'react';
import { brand } from '../browser/brand.ts';
import { BrandMark } from '../design-system/parts/brand-mark.tsx';
import { classNames } from '../design-system/parts/class-names.ts';
import { SkipLink } from '../design-system/parts/text-link.tsx';
import { shellWords } from './words.ts';
import { useWords } from '../language/sentences.ts';
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
      <header className="sticky short:static top-0 z-20 flex h-16 items-center gap-1.5 border-b border-line bg-surface/90 px-3 backdrop-blur-md sm:gap-3 sm:px-6">
        <BrandMark size={36} />
        <div className="min-w-0 flex-1 leading-tight">
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
 * painted with it, before any script. Its text names the cause of the wait.
 */
export function ShellSkeleton() {
  const words = useWords(shellWords);
  return (
    <ShellFrame>
      <NeedsScript />
      <div className="noscript:hidden">
        <p className="mb-6 text-body text-muted">{isDemo ? words.openingDemo : words.opening}</p>
        <HeadingSkeleton />
        <ScreenSkeleton atOnce />
      </div>
    </ShellFrame>
  );
}

function HeadingSkeleton() {
  return (
    <div className="mb-5 grid gap-3 sm:mb-6">
      <Skeleton className="h-11 w-full max-w-120 lg:hidden" />
      <Skeletons shapes={['h-8 w-64 max-w-full', 'h-5 w-44']} className="grid gap-2" />
    </div>
  );
}

/** The shape of any place, while its code is on its way. */
export function ScreenSkeleton({ atOnce = false }: { atOnce?: boolean }) {
  const words = useWords(shellWords);
  return (
    <Loading label={words.loading} atOnce={atOnce}>
      <Skeletons
        shapes={['h-40 w-full rounded-card!', 'h-80 w-full rounded-card!']}
        className="grid gap-6 lg:gap-8"
      />
    </Loading>
  );
}
