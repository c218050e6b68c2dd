import { Popover as Base } from '@base-ui/react/popover';
import { type ReactElement, type ReactNode, useState } from 'react';
import { useBackCloses } from './back-closes.ts';
import { classNames } from './class-names.ts';
import { floatingClass, sheetBackdropClass, sheetPlaceClass } from './floating.ts';

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

/** A small panel beside the button that opened it, such as the list of notifications; on phones a sheet. */
export function Popover({
  trigger,
  title,
  children,
  align = 'end',
  open,
  onOpenChange,
}: PopoverProps) {
  const [isOpenHere, setOpenHere] = useState(false);
  const isOpen = open ?? isOpenHere;
  const change = (next: boolean) => {
    setOpenHere(next);
    onOpenChange?.(next);
  };
  useBackCloses(isOpen, true, () => change(false));
  return (
    <Base.Root open={isOpen} onOpenChange={change}>
      <Base.Trigger render={trigger} />
      <Base.Portal>
        <Base.Backdrop className={sheetBackdropClass} />
        <Base.Positioner
          align={align}
          sideOffset={8}
          collisionPadding={12}
          // Its list scrolls within the room there is; on the other side it would lie on the header.
          collisionAvoidance={{ side: 'none', align: 'shift', fallbackAxisSide: 'none' }}
          className={classNames(sheetPlaceClass, 'z-30 outline-none')}
        >
          <Base.Popup
            className={classNames(
              floatingClass,
              'max-h-(--available-height) scroll-pb-20 overflow-y-auto overscroll-contain p-5 max-sm:max-h-[85dvh] max-sm:pb-[calc(1.25rem+env(safe-area-inset-bottom))] sm:w-96',
            )}
          >
            <Base.Title className="text-body font-semibold">{title}</Base.Title>
            <div className="mt-3">{children}</div>
          </Base.Popup>
        </Base.Positioner>
      </Base.Portal>
    </Base.Root>
  );
}
