import { useQueryClient } from '@tanstack/react-query';
import { Suspense, useSyncExternalStore } from 'react';
import { lazyPart } from '../../design-system/parts/lazy-part.tsx';
import { transferInHand } from '../../transfers/transfer-in-hand.ts';
import { useTabs } from '../../navigation/tabs.ts';

const OutcomeElsewhere = lazyPart(() => import('../../transfers/outcome-elsewhere.tsx'), {
  evenSavingData: true,
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
