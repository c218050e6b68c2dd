import { isDemo } from '../../bank-client/host.ts';
import { NeedsScript } from '../parts/needs-script.tsx';
import { Loading, Skeleton } from '../parts/states.tsx';
import { shellWords } from '../../navigation/words.ts';
import { useWords } from '../../language/sentences.ts';
import { ShellFrame } from './shell-frame.tsx';

/**
 * While the bank is asked who is signed in: the shape of what will be there, and nothing of it. The page is painted
 * with it, before any script. It says what takes a moment.
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
    <div className="mb-5 grid gap-3 sm:mb-6 lg:mb-8">
      <div className="grid gap-2">
        <Skeleton className="h-8 w-64 max-w-full" />
        <Skeleton className="h-5 w-44" />
      </div>
      <Skeleton className="h-11 w-full max-w-120" />
    </div>
  );
}

/** The shape of any place, while its code is on its way. */
export function ScreenSkeleton({ atOnce = false }: { atOnce?: boolean }) {
  const words = useWords(shellWords);
  return (
    <Loading label={words.loading} atOnce={atOnce}>
      <div className="grid gap-6 lg:gap-8">
        <Skeleton className="h-40 w-full rounded-card!" />
        <Skeleton className="h-80 w-full rounded-card!" />
      </div>
    </Loading>
  );
}
