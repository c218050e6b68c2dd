import { Link, type LinkProps } from 'react-router';
import { classNames } from './class-names.ts';

/** A link in running text or beside a heading. */
export function TextLink({ className, ...link }: LinkProps & { className?: string }) {
  return <Link {...link} className={classNames(textLinkClass, className)} />;
}

/** The look of a link, for an `a` to another place or a button that reads like one. */
export const textLinkClass =
  'cursor-pointer rounded-[0.25rem] font-semibold text-brand underline decoration-brand/35 decoration-1 underline-offset-4 transition-colors hover:decoration-brand';
