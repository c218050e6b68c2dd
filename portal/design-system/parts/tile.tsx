import type { ReactNode } from 'react';
import { Icon, type IconShape } from './icon.tsx';

export interface TileProps {
  label: string;
  /** The figure: a number or a `Money`. */
  value: ReactNode;
  /** A few words under the figure. */
  detail?: ReactNode;
  icon?: IconShape;
}

/** A figure with its name. Put several tiles into a `dl` that is a grid. */
export function Tile({ label, value, detail, icon }: TileProps) {
  return (
    <div className="flex flex-col gap-1 rounded-card border border-line bg-raised p-4 shadow-low sm:p-5">
      <dt className="flex items-start justify-between gap-2 text-small text-muted">
        {label}
        {icon && <Icon shape={icon} size={18} />}
      </dt>
      <dd className="figures mt-auto text-title font-semibold">{value}</dd>
      {detail && <dd className="text-caption text-muted">{detail}</dd>}
    </div>
  );
}
