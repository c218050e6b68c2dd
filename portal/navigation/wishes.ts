import { type RefObject, useEffect, useRef, useState } from 'react';
import { type Detail, useTabs } from './tabs.ts';

/** The part that a place was opened for, if for one: `{ part: 'overdraft' }`. */
export function wishedPart(detail: Detail): Detail {
  return typeof detail === 'object' && detail !== null && 'part' in detail ? detail.part : null;
}

/** What the form of a place was opened to be filled in with: `{ draft: { amount: '500' } }`. */
export function wishedDraft<Draft>(detail: Detail): Partial<Draft> {
  const isDraft = typeof detail === 'object' && detail !== null && 'draft' in detail;
  return isDraft ? (detail.draft as Partial<Draft>) : {};
}

/** The focus goes to the part that its place was opened for, once the part has its content. */
export function usePartInSight(name: string, isThere = true): RefObject<HTMLElement | null> {
  const part = useRef<HTMLElement>(null);
  const { detail } = useTabs();
  // A wish of its own each time: asked for again, the part is shown again.
  const wish = isThere && wishedPart(detail) === name ? detail : null;
  useEffect(() => {
    if (wish === null) return;
    part.current?.scrollIntoView();
    part.current?.focus({ preventScroll: true });
  }, [wish]);
  return part;
}

/** Whether a dialog is open, by a button or because its place was opened for it; null until it first is. */
export function useOpenedFor(
  name: string,
): [isOpen: boolean | null, setOpen: (open: boolean) => void] {
  const { detail, dropDetail } = useTabs();
  const isWished = wishedPart(detail) === name;
  const [pressed, setPressed] = useState<boolean | null>(null);
  const setOpen = (open: boolean) => {
    setPressed(open);
    if (!open && isWished) dropDetail();
  };
  return [isWished || pressed, setOpen];
}
