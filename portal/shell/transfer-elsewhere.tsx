import { useQueryClient } from '@tanstack/react-query';
import { lazy, Suspense, useSyncExternalStore } from 'react';
import { transferInHand } from '../screens/transfer/transfer-in-hand.ts';
import { useTabs } from './tabs.ts';

// Nothing is sent but by the transfer screen, which has brought most of this chunk with it.
const OutcomeElsewhere = lazy(() => import('../screens/transfer/outcome-elsewhere.tsx'));

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
