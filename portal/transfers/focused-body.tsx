import { type ReactNode, useRef } from 'react';
import { useFocusInPlace } from '../design-system/parts/use-focus-in-place.ts';

interface FocusedBodyProps {
  /** What it is about: said when it takes the focus. */
  label: string;
  children: ReactNode;
}

/** The button that had the focus is gone; what came instead takes it, so that the dialog keeps it. */
export function FocusedBody({ label, children }: FocusedBodyProps) {
  const body = useRef<HTMLDivElement>(null);
  useFocusInPlace(() => body.current?.focus());
  return (
    <div
      ref={body}
      role="group"
      aria-label={label}
      tabIndex={-1}
      className="grid gap-5 outline-none"
    >
      {children}
    </div>
  );
}
