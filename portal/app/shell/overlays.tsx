import { type ComponentType, useEffect, useState } from 'react';
import { lazyDialog } from '../../design-system/parts/lazy-component.tsx';
import {
  type DeclaredDialog,
  declaredDialogs,
  openOverlay,
  type Overlay,
  type OverlayProps,
  useOverlay,
} from '../../navigation/overlay.ts';
import { handInCapabilities } from '../../capabilities.ts';
import { useShortcuts } from '../shortcuts/use-shortcuts.ts';

const loadPalette = () => import('../palette/palette.tsx');

handInCapabilities();

const loaders: Readonly<Record<Overlay, Pick<DeclaredDialog, 'load'>>> = {
  palette: { load: loadPalette },
  shortcuts: { load: () => import('../shortcuts/shortcuts-dialog.tsx') },
  ...declaredDialogs(),
};

const dialogs = Object.fromEntries(
  Object.entries(loaders).map(([name, { load }]) => [name, lazyDialog(load)]),
) as Record<string, unknown> as Readonly<Record<Overlay, ComponentType<OverlayProps>>>;

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
    <Shown
      key={last}
      open={asked !== null}
      onOpenChange={(open) => openOverlay(open ? last : null)}
    />
  );
}

/** Loads the palette for anyone who is about to open it. */
export function prefetchPalette(): void {
  loadPalette().catch(() => {
    // Only a guess failed. Opening it tries again.
  });
}
