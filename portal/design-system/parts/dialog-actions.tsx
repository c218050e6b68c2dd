import type { ReactNode } from 'react';

/**
 * What a form in a dialog ends with, its buttons: they stay in sight at the foot of the sheet while the form is
 * longer than the screen. The last child of the form.
 */
export function DialogActions({ children }: { children: ReactNode }) {
  return (
    <div className="sticky -bottom-6 z-10 -mx-6 -mb-6 flex flex-col border-t border-line bg-raised px-6 py-4 sm:flex-row sm:justify-end">
      {children}
    </div>
  );
}
