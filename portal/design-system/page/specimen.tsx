import type { ReactNode } from 'react';
import { classNames } from '../parts/class-names.ts';

interface SectionProps {
  id: string;
  title: string;
  children: ReactNode;
}

/** Parts of one kind. */
export function Section({ id, title, children }: SectionProps) {
  return (
    <section aria-labelledby={id} className="grid grid-cols-1 gap-6">
      <h2 id={id} className="scroll-mt-24 text-heading font-bold">
        {title}
      </h2>
      {children}
    </section>
  );
}

interface SpecimenProps {
  name: string;
  children: ReactNode;
  /** How what is shown is laid out. */
  className?: string;
}

/** A part in its kinds and states, on the raised surface that most parts stand on. */
export function Specimen({ name, children, className }: SpecimenProps) {
  return (
    <div className="grid grid-cols-1 content-start gap-5 rounded-card border border-line bg-raised p-5 sm:p-6">
      <h3 className="text-caption font-semibold text-muted">{name}</h3>
      <div className={classNames('min-w-0', className)}>{children}</div>
    </div>
  );
}

/** Specimens side by side where there is room. */
export function Specimens({ children }: { children: ReactNode }) {
  return <div className="grid grid-cols-1 gap-4 xl:grid-cols-2">{children}</div>;
}
