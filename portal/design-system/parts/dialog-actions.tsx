import { createContext, type ReactNode, useContext } from 'react';

/** Whether something stands in a dialog: some forms do there, and in a place as well. */
export const InDialog = createContext(false);

/**
 * The end of a form: its buttons. In a dialog they stay in sight at the foot of the sheet while the form is longer than the
 * screen. The last child of the form, with the most important button last.
 */
export function DialogActions({ children }: { children: ReactNode }) {
  const isInDialog = useContext(InDialog);
  return (
    <div
      className={
        isInDialog
          ? 'sticky -bottom-6 z-10 -mx-6 -mb-6 flex flex-col-reverse gap-2 border-t border-line bg-raised px-6 py-4 sm:flex-row sm:justify-end sm:gap-3'
          : 'flex flex-col sm:flex-row sm:justify-end'
      }
    >
      {children}
    </div>
  );
}
