import type { ComponentType } from 'react';
import type { DeclaredPlace } from './navigation/tabs.ts';
import type { Refreshed } from './queries/refresh.ts';

/** What a dialog is given that opens above whichever tab is shown. */
export interface OverlayProps {
  open: boolean;
  onOpenChange: (open: boolean) => void;
}

/**
 * What a capability gives to the portal, as its `index.ts` declares it; `capabilities.ts` lists all. The dashboard's first view
 * has every `index.ts`: screens and dialogs are imported when they are shown. What a capability says when the bank refuses is in
 * its `refusal-words.ts`, listed in the one beside this file, which comes later.
 */
export interface Capability<Place extends string = never, Dialog extends string = never> {
  /** Its places, in their order. In a tab they follow those of the capabilities that are listed before. */
  readonly places?: Readonly<Record<Place, DeclaredPlace>>;
  /** Its dialogs that the palette opens, each a chunk of its own. */
  readonly dialogs?: Readonly<
    Record<Dialog, () => Promise<{ default: ComponentType<OverlayProps> }>>
  >;
  /** Its answers that events make old. */
  readonly refreshedBy?: readonly Refreshed[];
}
