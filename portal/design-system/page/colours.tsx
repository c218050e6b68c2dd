import { type RefObject, useLayoutEffect, useRef, useState } from 'react';
import { contrast, type Oklch } from '../styles/contrast.ts';
import { Specimen, Specimens } from './specimen.tsx';

interface Sample {
  token: string;
  /** The class that paints the token, and the class of the text on it. */
  ground: string;
  text: string;
  /** The measured contrast: of text, or of a control's edge on the raised surface. */
  on?: 'raised';
}

const grounds: readonly Sample[] = [
  { token: 'surface', ground: 'bg-surface', text: 'text-ink' },
  { token: 'raised', ground: 'bg-raised', text: 'text-ink' },
  { token: 'sunken', ground: 'bg-sunken', text: 'text-muted' },
  { token: 'lifted', ground: 'bg-lifted', text: 'text-ink' },
  { token: 'brand', ground: 'bg-brand', text: 'text-on-brand' },
  { token: 'brand-strong', ground: 'bg-brand-strong', text: 'text-on-brand' },
  { token: 'brand-soft', ground: 'bg-brand-soft', text: 'text-brand' },
  { token: 'accent', ground: 'bg-accent', text: 'text-on-accent' },
  { token: 'accent-soft', ground: 'bg-accent-soft', text: 'text-accent-ink' },
  { token: 'positive-soft', ground: 'bg-positive-soft', text: 'text-positive' },
  { token: 'warning-soft', ground: 'bg-warning-soft', text: 'text-warning' },
  { token: 'danger-soft', ground: 'bg-danger-soft', text: 'text-danger' },
  { token: 'danger', ground: 'bg-danger', text: 'text-on-danger' },
];

const inks: readonly Sample[] = [
  { token: 'ink', ground: 'bg-ink', text: 'text-ink', on: 'raised' },
  { token: 'muted', ground: 'bg-muted', text: 'text-muted', on: 'raised' },
  { token: 'control', ground: 'bg-control', text: 'text-control', on: 'raised' },
  { token: 'focus', ground: 'bg-focus', text: 'text-focus', on: 'raised' },
  { token: 'positive', ground: 'bg-positive', text: 'text-positive', on: 'raised' },
  { token: 'warning', ground: 'bg-warning', text: 'text-warning', on: 'raised' },
  { token: 'chart-one', ground: 'bg-chart-one', text: 'text-chart-one', on: 'raised' },
  { token: 'chart-two', ground: 'bg-chart-two', text: 'text-chart-two', on: 'raised' },
  { token: 'chart-three', ground: 'bg-chart-three', text: 'text-chart-three', on: 'raised' },
  { token: 'chart-four', ground: 'bg-chart-four', text: 'text-chart-four', on: 'raised' },
  { token: 'chart-five', ground: 'bg-chart-five', text: 'text-chart-five', on: 'raised' },
  { token: 'chart-six', ground: 'bg-chart-six', text: 'text-chart-six', on: 'raised' },
];

/** The tokens, with the contrast that this page's theme and brand give them. */
export function Colours() {
  return (
    <>
      <Specimens>
        <Specimen name="Grounds and what stands on them (4.5 : 1 or more)">
          <Samples samples={grounds} />
        </Specimen>
        <Specimen name="Text, edges and charts, counted on raised (3 : 1 or more; text 4.5 : 1)">
          <Samples samples={inks} />
        </Specimen>
      </Specimens>
      <div className="tone-panel panel grid grid-cols-1 gap-5 rounded-card p-5 sm:p-6">
        <h3 className="text-caption font-semibold text-muted">
          The brand panel, alike in both themes
        </h3>
        <Samples samples={grounds.slice(0, 5)} />
      </div>
    </>
  );
}

function Samples({ samples }: { samples: readonly Sample[] }) {
  return (
    <ul className="grid grid-cols-2 gap-3 sm:grid-cols-3">
      {samples.map((sample) => (
        <Swatch key={sample.token} sample={sample} />
      ))}
    </ul>
  );
}

function Swatch({ sample: { token, ground, text, on } }: { sample: Sample }) {
  const swatch = useRef<HTMLDivElement>(null);
  const ratio = useContrast(swatch, on);
  return (
    <li className="grid gap-1.5">
      <div
        ref={swatch}
        className={`flex h-16 items-center rounded-control px-3 text-small font-semibold inset-ring inset-ring-line ${ground} ${text}`}
      >
        {on === undefined && 'Aa 1,234'}
      </div>
      <p className="flex justify-between gap-2 text-caption">
        <span className="truncate font-medium">{token}</span>
        <span className="figures text-muted">{ratio?.toFixed(1)}</span>
      </p>
    </li>
  );
}

/** The contrast of a swatch and its text, or of the swatch on the raised surface; counted again when the theme changes. */
function useContrast(swatch: RefObject<HTMLElement | null>, on: 'raised' | undefined) {
  const [ratio, setRatio] = useState<number>();
  useLayoutEffect(() => {
    const measure = () => {
      if (swatch.current === null) return;
      const { backgroundColor, color } = getComputedStyle(swatch.current);
      const ground = swatch.current.closest('.bg-raised') ?? swatch.current;
      const other = on === undefined ? color : getComputedStyle(ground).backgroundColor;
      setRatio(contrast(readOklch(backgroundColor), readOklch(other)));
    };
    measure();
    const theme = new MutationObserver(measure);
    theme.observe(document.documentElement, { attributeFilter: ['data-theme'] });
    const device = matchMedia('(prefers-color-scheme: dark)');
    device.addEventListener('change', measure);
    return () => {
      theme.disconnect();
      device.removeEventListener('change', measure);
    };
  }, [swatch, on]);
  return ratio;
}

/** A colour as `getComputedStyle` writes a token: `oklch(0.372 0.072 165)`. */
function readOklch(written: string): Oklch {
  const [lightness, chroma, hue] = (written.match(/[\d.]+/g) ?? []).map(Number);
  return { lightness: lightness ?? 0, chroma: chroma ?? 0, hue: hue ?? 0 };
}
