import type { ReactNode } from 'react';

interface FactProps {
  name: string;
  children: ReactNode;
}

/** One thing that the bank knows, with its name. Put several into a `dl`. */
export function Fact({ name, children }: FactProps) {
  return (
    <div className="flex items-baseline justify-between gap-4 py-3">
      <dt className="text-small text-muted">{name}</dt>
      <dd className="text-right font-medium wrap-anywhere">{children}</dd>
    </div>
  );
}
