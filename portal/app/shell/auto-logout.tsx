import { useQuery } from '@tanstack/react-query';
import { Suspense, useEffect } from 'react';
import { defaultAutoLogout } from '#contract/settings/setting-terms.ts';
import { bank } from '../../bank-client/bank-client.ts';
import { noticeSessionOver } from '../../bank-client/signed-out.ts';
import { lazyDialog } from '../../design-system/parts/lazy-dialog.tsx';
import { settingsQuery } from '../../settings/queries.ts';
import { useSession } from '../../queries/session.ts';
import { useIdleness } from './use-idleness.ts';

const StayDialog = lazyDialog(() => import('./stay-dialog.tsx'));

/** Warns a member who touches nothing any more, and then signs them out (R-P4). */
export function AutoLogout() {
  const { data: settings } = useQuery(settingsQuery);
  const { signOut } = useSession();
  const minutes = settings?.autoLogoutMinutes ?? defaultAutoLogout;
  const { idle, stay } = useIdleness(minutes);
  const isOver = idle.kind === 'over';
  useEffect(() => {
    if (isOver) endSession();
  }, [isOver]);
  if (idle.kind !== 'warning') return null;
  return (
    <Suspense fallback={null}>
      <StayDialog
        minutes={minutes}
        secondsLeft={idle.secondsLeft}
        onStay={stay}
        onLeave={signOut}
      />
    </Suspense>
  );
}

/** Nothing of the member's stays on the screen, whether or not the bank can be told. */
function endSession(): void {
  bank()
    .then((client) => client.signOut({}))
    .catch(() => {
      // The bank ends by itself a session in which nothing is asked.
    });
  noticeSessionOver();
}
