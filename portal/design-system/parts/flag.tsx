import type { ReactNode } from 'react';
import type { CurrencyCode } from '#contract/exchange/exchange-terms.ts';

/** The flag of the country, or union, of a currency. Decoration: the name stands beside it as text. */
export function Flag({ currency }: { currency: CurrencyCode }) {
  return (
    <svg
      viewBox="0 0 24 16"
      width={24}
      height={16}
      aria-hidden="true"
      focusable="false"
      className="shrink-0 self-center rounded-mark ring-1 ring-line"
    >
      {flags[currency]}
    </svg>
  );
}

const stars = Array.from({ length: 12 }, (_, hour) => ({
  x: 12 + 4.6 * Math.sin((hour * Math.PI) / 6),
  y: 8 - 4.6 * Math.cos((hour * Math.PI) / 6),
}));

/** Drawn small: the features that identify each flag. Their colours are their own, in every theme. */
const flags: Record<CurrencyCode, ReactNode> = {
  USD: (
    <>
      <rect width="24" height="16" fill="#fff" />
      <path
        d="M0 .6h24M0 3.1h24M0 5.5h24M0 8h24M0 10.5h24M0 12.9h24M0 15.4h24"
        stroke="#b22234"
        strokeWidth="1.23"
      />
      <rect width="10.5" height="8.6" fill="#3c3b6e" />
      <path
        d="M1.2 1.7h9M1.2 4.3h9M1.2 6.9h9"
        stroke="#fff"
        strokeWidth=".8"
        strokeDasharray=".8 1"
      />
    </>
  ),
  EUR: (
    <>
      <rect width="24" height="16" fill="#039" />
      {stars.map(({ x, y }) => (
        <circle key={`${x} ${y}`} cx={x} cy={y} r=".75" fill="#fc0" />
      ))}
    </>
  ),
  GBP: (
    <>
      <rect width="24" height="16" fill="#012169" />
      <path d="m0 0 24 16m0-16L0 16" stroke="#fff" strokeWidth="3.2" />
      <path d="m0 0 24 16m0-16L0 16" stroke="#c8102e" strokeWidth="1.1" />
      <path d="M12 0v16M0 8h24" stroke="#fff" strokeWidth="5.2" />
      <path d="M12 0v16M0 8h24" stroke="#c8102e" strokeWidth="3.1" />
    </>
  ),
  CAD: (
    <>
      <rect width="24" height="16" fill="#fff" />
      <path d="M0 0h6v16H0zm18 0h6v16h-6z" fill="#d52b1e" />
      <path
        d="m12 2.6 1 1.9 1.4-.6-.4 3 1.5-1.3.3.9 1.6-.2-.7 1.5.6.5-2.7 2 .2 1.1-2.5-.4v2.4h-.6V11l-2.5.4.2-1.1-2.7-2 .6-.5-.7-1.5 1.6.2.3-.9L10 6.9l-.4-3 1.4.6z"
        fill="#d52b1e"
      />
    </>
  ),
  JPY: (
    <>
      <rect width="24" height="16" fill="#fff" />
      <circle cx="12" cy="8" r="4.8" fill="#bc002d" />
    </>
  ),
};
