import type { ReactNode } from 'react';
import type { CardArt as Art } from '#contract/cards/card-terms.ts';
import { classNames } from '../design-system/parts/class-names.ts';
import { Rosette } from '../design-system/parts/brand-mark.tsx';

/** The picture of a card in the colours of the brand's panel. It fills its frame; decorative. */
export function CardArt({ art }: { art: Art }) {
  const { ground, lines, drawn } = arts[art];
  return (
    <div
      aria-hidden="true"
      className={classNames(
        'tone-panel panel forced-color-adjust-none absolute inset-0',
        ground,
        lines,
      )}
    >
      {art === 'rosette' ? (
        <Rosette className="absolute -right-1/5 -bottom-1/2 aspect-square w-4/5" />
      ) : (
        <svg
          viewBox="0 0 320 202"
          preserveAspectRatio="xMaxYMid slice"
          fill="none"
          stroke="currentColor"
          strokeWidth="1.5"
          strokeLinecap="round"
          className="size-full"
        >
          {drawn}
        </svg>
      )}
    </div>
  );
}

interface Drawing {
  ground: string;
  /** So faint that text in ink can be read upon the lines: at least 4.5 to 1. */
  lines: string;
  drawn?: ReactNode;
}

const arts: Record<Art, Drawing> = {
  rosette: { ground: '', lines: 'text-brand/30' },
  sprig: { ground: 'bg-sunken', lines: 'text-accent/30', drawn: <Sprig /> },
  waves: {
    ground: 'bg-lifted',
    lines: 'text-brand/30',
    drawn: steps(13).map((step) => (
      <path
        key={step}
        d={`M-20 ${40 + step * 15}q45 ${-34 + step * 2} 90 0t90 0t90 0t90 0`}
        transform={`translate(${step * -6} 0)`}
      />
    )),
  },
  dawn: {
    ground: 'bg-raised',
    lines: 'text-accent/30',
    drawn: (
      <>
        <circle cx="238" cy="202" r="44" fill="currentColor" stroke="none" />
        {steps(8).map((step) => (
          <circle key={step} cx="238" cy="202" r={64 + step * step * 2 + step * 14} />
        ))}
      </>
    ),
  },
  rings: {
    ground: 'bg-surface',
    lines: 'text-brand/30',
    drawn: steps(15).map((step) => (
      <ellipse
        key={step}
        cx={262 - step * 2}
        cy={64 + step}
        rx={8 + step * 13}
        ry={6 + step * 11 + (step % 3)}
        transform={`rotate(${-18 + step} 262 64)`}
      />
    )),
  },
  weave: {
    ground: 'bg-raised',
    lines: 'text-brand/30',
    drawn: steps(22).map((step) => (
      <path
        key={step}
        d={`M${step * 24 - 150} 212l120 -222M${step * 24 - 150} -10l120 222`}
        strokeWidth={step % 3 === 0 ? 5 : 1.5}
      />
    )),
  },
};

/** A twig of juniper: needles in pairs along the stem, and three berries, none of them under the digits. */
function Sprig() {
  return (
    <g transform="translate(190 196) rotate(24)" strokeWidth="2">
      <path d="M0 10Q14 -90 0 -190" />
      {steps(15).map((step) => {
        const length = 40 - step * 1.6;
        return (
          <path
            key={step}
            d={`M${8 - Math.abs(step - 7)} ${-step * 12}q${length * 0.4} ${-length * 0.2} ${length} ${-length * 0.8}m${-length} ${length * 0.8}q${-length * 0.4} ${-length * 0.2} ${-length} ${-length * 0.8}`}
          />
        );
      })}
      {[
        [-24, -30],
        [-21, -146],
        [20, -158],
      ].map(([x, y]) => (
        <circle key={x} cx={x} cy={y} r="8" fill="currentColor" stroke="none" />
      ))}
    </g>
  );
}

function steps(count: number): number[] {
  return Array.from({ length: count }, (_, step) => step);
}
