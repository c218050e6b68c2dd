import type { ComponentProps, ReactNode, Ref } from 'react';
import { classNames } from './class-names.ts';
import { SectionHeading } from './headings.tsx';

export interface CardProps extends ComponentProps<'section'> {
  /** `panel` is the deep brand green: at most one panel on a screen, for the main content. */
  tone?: 'plain' | 'panel' | 'outline';
  /** Space inside; `none` for lists that go to the edge. */
  padding?: 'none' | 'medium' | 'large';
}

/** A surface for things that belong together. Give it a name: `aria-labelledby` its heading. */
export function Card({ tone = 'plain', padding = 'medium', className, ...section }: CardProps) {
  return (
    <section
      {...section}
      className={classNames('rounded-card', tones[tone], paddings[padding], className)}
    />
  );
}

const tones = {
  plain: 'border border-line bg-raised shadow-low',
  panel: 'tone-panel panel',
  outline: 'border border-line',
};

/** Of a panel that goes from edge to edge on a phone, and continues the heading there. */
export const panelEdges = 'max-md:-mx-4 max-md:rounded-t-none max-md:sm:-mx-6';

const paddings = { none: 'overflow-clip', medium: 'p-5 sm:p-6', large: 'p-6 sm:p-8' };

export interface TitledCardProps {
  /** Of the heading, which names the card. */
  id: string;
  heading: string;
  detail?: ReactNode;
  action?: ReactNode;
  /** The place has the same title: the heading is only read out. */
  headingHidden?: boolean;
  ref?: Ref<HTMLElement>;
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
  headingHidden = false,
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
      {headingHidden ? (
        <h2 id={id} className="sr-only">
          {heading}
        </h2>
      ) : (
        <div className="border-b border-line px-5 py-4 sm:px-6">
          <SectionHeading id={id} detail={detail} action={action}>
            {heading}
          </SectionHeading>
        </div>
      )}
      <div className={bodyClassName}>{children}</div>
    </Card>
  );
}
