import type { CSSProperties, ReactNode } from 'react';
import { initials } from '../../language/format.ts';
import { BrandMark } from '../parts/brand-mark.tsx';
import { classNames } from '../parts/class-names.ts';
import { type Mark, markOf, ownMarks } from './marks.ts';
import type { Oklch } from '../styles/contrast.ts';

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

const hues = [15, 45, 75, 110, 145, 175, 205, 240, 275, 305, 335] as const;

const skippedWords = new Set([
  'the',
  'of',
  'and',
  'for',
  'de',
  'del',
  'la',
  'el',
  'los',
  'las',
  'y',
]);

/** The initials of the first two words of an organization's name that count. */
export function monogram(name: string): string {
  const words = name.match(/[\p{L}\p{N}]+/gu) ?? [];
  const counting = words.filter((word) => !skippedWords.has(word.toLowerCase()));
  const letters = (counting.length === 0 ? words : counting).slice(0, 2);
  return letters.map((word) => [...word][0]?.toLocaleUpperCase() ?? '').join('');
}

/** The hue of a name: the same on every screen and every day. */
export function hueOf(name: string): number {
  let sum = 7;
  for (const letter of name.trim().toLowerCase()) {
    sum = (sum * 31 + (letter.codePointAt(0) ?? 0)) % 1_000_003;
  }
  return hues[sum % hues.length] ?? hues[0];
}

/** The colours of a face's ground and drawing. */
export function faceColours(hue: number, theme: 'light' | 'dark'): { ground: Oklch; ink: Oklch } {
  return theme === 'light'
    ? {
        ground: { lightness: 0.94, chroma: 0.032, hue },
        ink: { lightness: 0.43, chroma: 0.09, hue },
      }
    : {
        ground: { lightness: 0.32, chroma: 0.042, hue },
        ink: { lightness: 0.87, chroma: 0.075, hue },
      };
}

/** Both colours in both themes, as CSS. */
function facePaint(hue: number): { backgroundColor: string; color: string } {
  const [light, dark] = [faceColours(hue, 'light'), faceColours(hue, 'dark')];
  return {
    backgroundColor: `light-dark(${written(light.ground)}, ${written(dark.ground)})`,
    color: `light-dark(${written(light.ink)}, ${written(dark.ink)})`,
  };
}

function written({ lightness, chroma, hue }: Oklch): string {
  return `oklch(${lightness} ${chroma} ${hue})`;
}
