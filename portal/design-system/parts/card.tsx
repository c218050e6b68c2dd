import type { ComponentProps } from 'react';
import { classNames } from './class-names.ts';

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

const paddings = { none: 'overflow-clip', medium: 'p-5', large: 'p-6 sm:p-8' };
