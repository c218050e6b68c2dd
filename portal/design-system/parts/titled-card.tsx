import type { ReactNode, Ref } from 'react';
import { Card } from './card.tsx';
import { classNames } from './class-names.ts';
import { SectionHeading } from './headings.tsx';

interface TitledCardProps {
  /** Of the heading, which names the card. */
  id: string;
  heading: string;
  detail?: ReactNode;
  /** An action, at the end of the heading. */
  action?: ReactNode;
  ref?: Ref<HTMLElement>;
  /** Of the card. */
  className?: string;
  /** The class of the content; by default it has space around it. */
  bodyClassName?: string;
  children: ReactNode;
}

/** A part of a place: a card under its heading. It can be given the focus. */
export function TitledCard({
  id,
  heading,
  detail,
  action,
  ref,
  className,
  bodyClassName = 'p-5 sm:p-6',
  children,
}: TitledCardProps) {
  return (
    <Card
      ref={ref}
      tabIndex={-1}
      padding="none"
      aria-labelledby={id}
      className={classNames('min-w-0 scroll-mt-20 outline-none', className)}
    >
      <div className="border-b border-line px-5 py-4 sm:px-6">
        <SectionHeading id={id} detail={detail} action={action}>
          {heading}
        </SectionHeading>
      </div>
      <div className={bodyClassName}>{children}</div>
    </Card>
  );
}
