import { Popover as Base } from '@base-ui/react/popover';
import type { ReactElement, ReactNode } from 'react';

export interface PopoverProps {
  /** The button that opens it. */
  trigger: ReactElement;
  /** The heading, and its name for screen readers. */
  title: ReactNode;
  children: ReactNode;
  align?: 'start' | 'center' | 'end';
  open?: boolean;
  onOpenChange?: (open: boolean) => void;
}

/** A small panel beside the button that opened it, such as the list of notifications. */
export function Popover({
  trigger,
  title,
  children,
  align = 'end',
  open,
  onOpenChange,
}: PopoverProps) {
  return (
    <Base.Root {...(open !== undefined && { open })} {...(onOpenChange && { onOpenChange })}>
      <Base.Trigger render={trigger} />
      <Base.Portal>
        <Base.Positioner
          align={align}
          sideOffset={8}
          collisionPadding={12}
          className="z-30 outline-none"
        >
          <Base.Popup className="max-h-(--available-height) w-[min(24rem,calc(100vw-1.5rem))] origin-(--transform-origin) overflow-y-auto rounded-card border border-line bg-raised p-5 shadow-floating outline-none transition-[opacity,scale] data-ending-style:scale-[0.97] data-ending-style:opacity-0 data-starting-style:scale-[0.97] data-starting-style:opacity-0">
            <Base.Title className="text-body font-semibold">{title}</Base.Title>
            <div className="mt-3">{children}</div>
          </Base.Popup>
        </Base.Positioner>
      </Base.Portal>
    </Base.Root>
  );
}
