import { createElement, type ReactNode } from 'react';
import type { LogoShape } from '#contract/brand/brand.ts';
import logo from '#brands/juniper-commons.svg';

/** The mark of the portal: the brand's logo on its ground. Decorative: the name stands beside it. */
export function BrandMark({ size = 36 }: { size?: number }) {
  return (
    <svg width={size} height={size} viewBox="0 0 36 36" aria-hidden="true" className="shrink-0">
      <rect width="36" height="36" rx="10.5" className="fill-mark" />
      <g transform={`scale(${36 / logo.size})`}>{logo.shapes.map(drawn)}</g>
    </svg>
  );
}

function drawn({ element, attributes, shapes }: LogoShape, key: number): ReactNode {
  return createElement(element, { key, ...attributes }, ...shapes.map(drawn));
}
