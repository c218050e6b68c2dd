import { type ComponentType, Suspense, useEffect, useState } from 'react';
import { lazyDialog } from '../../design-system/parts/lazy-dialog.tsx';
import { openOverlay, type Overlay, useOverlay } from '../../navigation/overlay.ts';
import { useShortcuts } from '../shortcuts/use-shortcuts.ts';

interface OverlayProps {
  open: boolean;
  onOpenChange: (open: boolean) => void;
}

const loadPalette = () => import('../palette/palette.tsx');

const dialogs: Record<Overlay, ComponentType<OverlayProps>> = {
  palette: lazyDialog(loadPalette),
  shortcuts: lazyDialog(() => import('../shortcuts/shortcuts-dialog.tsx')),
  deposit: lazyDialog(() => import('../../deposits/deposit-dialog.tsx')),
  bills: lazyDialog(() => import('../../bills/bills-dialog.tsx')),
  statements: lazyDialog(() => import('../../statements/statements-dialog.tsx')),
  exchange: lazyDialog(() => import('../../exchange/exchange-dialog.tsx')),
  cards: lazyDialog(() => import('../../cards/card-services-dialog.tsx')),
  safeDeposit: lazyDialog(() => import('../../safe-deposit/safe-deposit-dialog.tsx')),
  portfolio: lazyDialog(() => import('../../portfolio/portfolio-dialog.tsx')),
  loans: lazyDialog(() => import('../../loans/loan-dialog.tsx')),
  creditScore: lazyDialog(() => import('../../credit-score/credit-score-dialog.tsx')),
  budgets: lazyDialog(() => import('../../budgets/budget-dialog.tsx')),
  forecast: lazyDialog(() => import('../../forecast/forecast-dialog.tsx')),
  goals: lazyDialog(() => import('../../goals/goals-dialog.tsx')),
  insurance: lazyDialog(() => import('../../accounts/insurance-dialog.tsx')),
  accounts: lazyDialog(() => import('../../accounts/personal-accounts-dialog.tsx')),
  openAccount: lazyDialog(() => import('../../products/open-account-dialog.tsx')),
};

/** The dialogs that open above whichever tab is shown, and the keys that open them. */
export function Overlays() {
  useShortcuts();
  const asked = useOverlay();
  // Outlives the wish, so that a dialog is not gone before it has closed.
  const [last, setLast] = useState(asked);
  if (asked !== null && asked !== last) setLast(asked);
  useEffect(() => () => openOverlay(null), []);
  if (last === null) return null;
  const Shown = dialogs[last];
  return (
    <Suspense fallback={null}>
      <Shown
        key={last}
        open={asked !== null}
        onOpenChange={(open) => openOverlay(open ? last : null)}
      />
    </Suspense>
  );
}

/** Loads the palette for anyone who is about to open it. */
export function prefetchPalette(): void {
  loadPalette().catch(() => {
    // Only a guess failed. Opening it tries again.
  });
}
