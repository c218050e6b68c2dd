import { classNames } from '../parts/class-names.ts';

const fills = {
  brand: 'fill-brand',
  positive: 'fill-positive',
  accent: 'fill-chart-two',
  danger: 'fill-danger',
};

interface MeterProps {
  /** The filled part of the bar: 0 to 100; a larger value fills it, too. */
  percent: number;
  tone?: keyof typeof fills;
  className?: string;
}

/** A share as a bar. Silent to screen readers: the figure stands beside it in words. */
export function Meter({ percent, tone = 'brand', className }: MeterProps) {
  const width = Math.min(100, Math.max(0, percent));
  return (
    <svg
      aria-hidden="true"
      className={classNames('block h-2 w-full overflow-hidden rounded-full bg-sunken', className)}
    >
      {width > 0 && <rect width={`${width}%`} height="100%" rx="4" className={fills[tone]} />}
    </svg>
  );
}
