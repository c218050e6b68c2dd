import type { LucideIcon } from 'lucide-react';

/** Shapes come from `lucide-react`, each imported by its name, so that only those in use are loaded. */
export type IconShape = LucideIcon;

interface IconProps {
  shape: IconShape;
  /** Side in CSS pixels. */
  size?: number;
  className?: string;
}

/** A decorative icon, silent to screen readers: the words stand beside it or in its button's label. */
export function Icon({ shape: Shape, size = 20, className }: IconProps) {
  return (
    <Shape
      size={size}
      strokeWidth={size >= 24 ? 1.6 : 1.8}
      aria-hidden="true"
      focusable="false"
      className={className === undefined ? 'shrink-0' : `shrink-0 ${className}`}
    />
  );
}
