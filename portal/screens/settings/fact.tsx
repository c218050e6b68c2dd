import type { ReactNode } from 'react';

interface FactProps {
  name: string;
  children: ReactNode;
}

/** One thing that the bank knows, with its name. Put several into a `dl`. */
export function Fact({ name, children }: FactProps) {
  return (
    <div className="grid gap-x-6 gap-y-0.5 py-3 sm:grid-cols-[12rem_minmax(0,1fr)]">
      <dt className="text-small text-muted sm:text-body">{name}</dt>
      <dd className="font-medium wrap-anywhere">{children}</dd>
    </div>
  );
}
