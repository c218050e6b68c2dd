import { type ReactNode, useEffect, useRef } from 'react';

/** The button that had the focus is gone; what came instead takes it, so that the dialog keeps it. */
export function FocusedBody({ children }: { children: ReactNode }) {
  const body = useRef<HTMLDivElement>(null);
  useEffect(() => body.current?.focus(), []);
  return (
    <div ref={body} tabIndex={-1} className="grid gap-5 outline-none">
      {children}
    </div>
  );
}
