import { type ComponentType, useSyncExternalStore } from 'react';
import type { AccessArea } from '#contract/procedures/procedure.ts';
import type { IconShape } from '../design-system/parts/icon.tsx';
import type { Language } from '../language/language.ts';

/** The names of the dialogs of all capabilities, added for the compiler like those of places. */
export interface DialogNames {}
export type DialogName = keyof DialogNames;

/** What a dialog is given that opens above whichever tab is shown. */
export interface OverlayProps {
  open: boolean;
  onOpenChange: (open: boolean) => void;
}

/** A dialog as its capability declares it. */
export interface DeclaredDialog {
  readonly icon: IconShape;
  readonly name: Readonly<Record<Language, string>>;
  /** Other words by which people look for it. */
  readonly also: Readonly<Record<Language, string>>;
  /** What the dialog is about, where not everybody who sees the accounts may do that. */
  readonly area?: AccessArea;
  /** The dialog: a chunk of its own. */
  readonly load: () => Promise<{ default: ComponentType<OverlayProps> }>;
}

let declared = {} as Readonly<Record<DialogName, DeclaredDialog>>;

/** Hands in the dialogs of all capabilities, in their order. */
export function handInDialogs(dialogs: Readonly<Record<DialogName, DeclaredDialog>>): void {
  declared = dialogs;
}

/** The dialogs as they were declared. */
export function declaredDialogs(): Readonly<Record<DialogName, DeclaredDialog>> {
  return declared;
}

/** The dialogs that open above whichever tab is shown, asked for from the header, by a key or in the palette. */
export type Overlay = 'palette' | 'shortcuts' | DialogName;

let current: Overlay | null = null;
const listeners = new Set<() => void>();

/** Which of them is open, if one is. */
export function useOverlay(): Overlay | null {
  return useSyncExternalStore(subscribe, () => current);
}

/** Opens one of them, or closes the one that is open. */
export function openOverlay(overlay: Overlay | null): void {
  current = overlay;
  for (const listener of listeners) listener();
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => {
    listeners.delete(listener);
    // Anyone who signs in next finds none open.
    if (listeners.size === 0) current = null;
  };
}
