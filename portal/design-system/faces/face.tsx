import type { CSSProperties, ReactNode } from 'react';
import { initials } from '../../language/format.ts';
import { BrandMark } from '../parts/brand-mark.tsx';
import { classNames } from '../parts/class-names.ts';
import { type Mark, markOf, ownMarks } from './marks.ts';
import { facePaint, hueOf, monogram } from './monogram.ts';

/** The other side of a payment, as far as a face needs it. */
export interface Faced {
  readonly name: string;
  /** `between`: an own account of the member. `bank`: the credit union itself. */
  readonly kind: 'person' | 'payee' | 'between' | 'cash' | 'bank';
}

export interface FaceProps extends Faced {
  size?: keyof typeof sizes | undefined;
}

const sizes = { small: 'size-9', medium: 'size-10', large: 'size-12' };
const pixels = { small: 36, medium: 40, large: 48 };

/**
 * The face of a merchant, person or account: a mark, a monogram or initials. Decorative, because the name is beside it.
 */
export function Face({ name, kind, size = 'medium' }: FaceProps) {
  if (kind === 'bank') {
    return (
      <span aria-hidden="true" className={classNames(sizes[size], 'shrink-0')}>
        <BrandMark size={pixels[size]} />
      </span>
    );
  }
  if (kind === 'person') {
    return (
      <Ground hue={hueOf(name)} size={size} shape="rounded-full">
        {initials(name)}
      </Ground>
    );
  }
  const mark = kind === 'payee' ? markOf(name) : ownMarks[kind];
  return (
    <Ground hue={mark?.hue ?? hueOf(name)} size={size} shape="rounded-control">
      {mark ? <Drawing mark={mark} /> : monogram(name)}
    </Ground>
  );
}

interface GroundProps {
  hue: number;
  size: keyof typeof sizes;
  shape: string;
  children: ReactNode;
}

function Ground({ hue, size, shape, children }: GroundProps) {
  const paint: CSSProperties = facePaint(hue);
  return (
    <span
      aria-hidden="true"
      style={paint}
      className={classNames(
        sizes[size],
        shape,
        'grid shrink-0 place-items-center font-bold',
        size === 'large' ? 'text-body' : 'text-caption',
      )}
    >
      {children}
    </span>
  );
}

function Drawing({ mark: { lines, shade } }: { mark: Mark }) {
  return (
    <svg viewBox="0 0 24 24" width="60%" height="60%" fill="none">
      {shade !== undefined && <path d={shade} fill="currentColor" fillOpacity="0.22" />}
      <path
        d={lines}
        stroke="currentColor"
        strokeWidth="1.7"
        strokeLinecap="round"
        strokeLinejoin="round"
      />
    </svg>
  );
}
