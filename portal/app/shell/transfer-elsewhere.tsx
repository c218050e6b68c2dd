import { useQueryClient } from '@tanstack/react-query';
import { lazy, Suspense, useSyncExternalStore } from 'react';
import { importWhenOnline } from '../../bank-client/import-when-online.ts';
import { transferInHand } from '../../transfers/transfer-in-hand.ts';
import { whenIdle } from '../../browser/when-idle.ts';
import { useTabs } from '../../navigation/tabs.ts';

const loadOutcome = importWhenOnline(() => import('../../transfers/outcome-elsewhere.tsx'));
const OutcomeElsewhere = lazy(loadOutcome);

// The connection may be gone by the time that a transfer ends.
whenIdle(() => {
  loadOutcome().catch(() => {
    // Only a guess failed: the end of a transfer asks for it again.
  });
});

/** Stays with a transfer from its confirmation to its end, wherever its member goes. */
export function TransferElsewhere() {
  const { tab } = useTabs();
  const { wasBegun, subscribe } = transferInHand(useQueryClient());
  const isWanted = useSyncExternalStore(subscribe, wasBegun);
  if (!isWanted) return null;
  return (
    <Suspense fallback={null}>
      <OutcomeElsewhere isElsewhere={tab !== 'transfer'} />
    </Suspense>
  );
}
