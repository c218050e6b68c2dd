import { createElement, type ReactNode } from 'react';
import type { LogoShape } from '#contract/brand/brand.ts';
import logo from '#brands/juniper-commons.svg';
import { classNames } from './class-names.ts';

/** The mark of the portal: the brand's logo on its ground. Decorative: the name stands beside it. */
export function BrandMark({ size = 36 }: { size?: number }) {
  return (
    <svg width={size} height={size} viewBox="0 0 36 36" aria-hidden="true" className="shrink-0">
      <rect width="36" height="36" rx="10.5" className="fill-mark" />
      <g transform={`scale(${36 / logo.size})`}>{logo.shapes.map(drawn)}</g>
    </svg>
  );
}

/** The drawing of the brand's logo by itself: a sprig of juniper with its berry. Decorative. */
export function BrandDrawing({ className }: { className: string }) {
  return (
    <svg
      viewBox={`0 0 ${logo.size} ${logo.size}`}
      aria-hidden="true"
      className={classNames('drawn-on-page', className)}
    >
      {logo.shapes.map(drawn)}
    </svg>
  );
}

function drawn({ element, attributes, shapes }: LogoShape, key: number): ReactNode {
  return createElement(element, { key, ...attributes }, ...shapes.map(drawn));
}

/**
 * A guilloche, the fine line work of passbooks and banknotes. Decorative; takes the colour of the text and fades
 * towards its rim. Give it size, place and colour by `className`.
 */
export function Rosette({ className }: { className: string }) {
  return (
    <div aria-hidden="true" className={classNames('rosette pointer-events-none', className)} />
  );
}
