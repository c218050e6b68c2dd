import type { ReactNode } from 'react';

interface ScreenHeadingProps {
  children: ReactNode;
  /** A line below. */
  detail?: ReactNode;
  /** Buttons at its end. */
  actions?: ReactNode;
}

/** The one `h1` of a screen. */
export function ScreenHeading({ children, detail, actions }: ScreenHeadingProps) {
  return (
    <div className="flex flex-wrap items-end justify-between gap-x-6 gap-y-3">
      <div className="flex min-w-0 flex-col gap-1">
        <h1 className="text-heading font-bold">{children}</h1>
        {detail && <div className="text-body text-muted">{detail}</div>}
      </div>
      {actions && <div className="flex flex-wrap gap-2">{actions}</div>}
    </div>
  );
}

interface SectionHeadingProps {
  /** Names the section: `aria-labelledby` this. */
  id?: string;
  children: ReactNode;
  detail?: ReactNode;
  action?: ReactNode;
}

/** The `h2` of a part of a screen, with one thing to do at its end, such as `View All`. */
export function SectionHeading({ id, children, detail, action }: SectionHeadingProps) {
  return (
    <div className="flex min-h-9 flex-wrap items-center justify-between gap-x-4">
      <div className="min-w-0 flex-1 basis-words">
        <h2 id={id} className="text-lead font-semibold">
          {children}
        </h2>
        {detail && <p className="text-small text-muted">{detail}</p>}
      </div>
      {action}
    </div>
  );
}
