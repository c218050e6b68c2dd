import { ChevronDown } from 'lucide-react';
import type { ReactNode } from 'react';
import { Icon } from './icon.tsx';

interface DisclosureProps {
  label: string;
  children: ReactNode;
}

/** Content behind a line that opens it in its place. */
export function Disclosure({ label, children }: DisclosureProps) {
  return (
    <details className="group">
      <summary className="flex min-h-11 w-fit cursor-pointer items-center gap-1 rounded-small text-small font-semibold text-brand hover:text-brand-strong">
        {label}
        <DisclosureSign />
      </summary>
      {children}
    </details>
  );
}

/** The sign at the end of a line that opens what is below it; a chevron to the right leads to another place. */
export function DisclosureSign({ className = '' }: { className?: string }) {
  return (
    <Icon
      shape={ChevronDown}
      size={18}
      className={`transition-transform group-open:rotate-180 ${className}`}
    />
  );
}
