import { createContext, type ReactNode, use, useState } from 'react';
import { createPortal } from 'react-dom';

const Row = createContext<HTMLElement | null>(null);

/** A row of the actions of what is under it: each part there says its own, with `Action`. */
export function ActionRow({ children }: { children: ReactNode }) {
  const [row, setRow] = useState<HTMLElement | null>(null);
  return (
    <>
      <div ref={setRow} className="flex flex-wrap gap-2 empty:hidden" />
      <Row value={row}>{children}</Row>
    </>
  );
}

/** An action of a part, shown in the `ActionRow` above it. */
export function Action({ children }: { children: ReactNode }) {
  const row = use(Row);
  return row && createPortal(children, row);
}
