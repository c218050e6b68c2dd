import type { ReactNode, Ref } from 'react';

/** The one `h1` of a screen. */
export function ScreenHeading({ children, actions }: { children: ReactNode; actions?: ReactNode }) {
  return (
    <div className="flex flex-wrap items-end justify-between gap-x-6 gap-y-3">
      <h1 className="min-w-0 text-heading font-bold">{children}</h1>
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

interface HeadedSectionProps {
  id: string;
  heading: string;
  /** 4 within another such section. */
  level?: 3 | 4;
  /** Of the heading, which can be given the focus then. */
  ref?: Ref<HTMLHeadingElement>;
  /** Said in place of the content where there is none. */
  none?: string | false;
  className?: string;
  children: ReactNode;
}

/** A part of a card or of a dialog, under a heading of its own. */
export function HeadedSection({
  id,
  heading,
  level = 3,
  ref,
  none = false,
  className = 'grid grid-cols-1 gap-3',
  children,
}: HeadedSectionProps) {
  const Heading = `h${level}` as const;
  return (
    <section aria-labelledby={id} className={className}>
      <Heading
        id={id}
        ref={ref}
        tabIndex={ref === undefined ? undefined : -1}
        className="text-body font-semibold outline-none"
      >
        {heading}
      </Heading>
      {none === false ? children : <p className="text-small text-muted">{none}</p>}
    </section>
  );
}
