import { Menu as Base } from '@base-ui/react/menu';
import { Check } from 'lucide-react';
import { type ReactElement, type ReactNode, useState } from 'react';
import { useBackCloses } from './back-closes.ts';
import { classNames } from './class-names.ts';
import { floatingClass, sheetBackdropClass, sheetPlaceClass } from './floating.ts';
import { Icon, type IconShape } from './icon.tsx';
import type { Choice } from './native-select.tsx';

export interface MenuProps {
  /** The button that opens it, such as an `IconButton`. */
  trigger: ReactElement;
  /** Stands above the items, such as the signed-in person. */
  heading?: ReactNode;
  /** `MenuItem`s and `MenuSeparator`s. */
  children: ReactNode;
  /** The side of the button on which it begins. */
  align?: 'start' | 'end';
  /** Open from the beginning, where it is fetched when its button is pressed. */
  defaultOpen?: boolean;
}

/** A list of things to do behind one button; on phones a sheet. Arrow keys, type-ahead, Escape; gives the focus back. */
export function Menu({
  trigger,
  heading,
  children,
  align = 'end',
  defaultOpen = false,
}: MenuProps) {
  const [isOpen, setOpen] = useState(defaultOpen);
  useBackCloses(isOpen, true, () => setOpen(false));
  return (
    <Base.Root open={isOpen} onOpenChange={(next) => setOpen(next)}>
      <Base.Trigger render={trigger} />
      <Base.Portal>
        <Base.Backdrop className={sheetBackdropClass} />
        <Base.Positioner
          align={align}
          sideOffset={8}
          collisionPadding={12}
          className={classNames(sheetPlaceClass, 'z-30 outline-none')}
        >
          <Base.Popup
            className={classNames(
              floatingClass,
              'max-h-(--available-height) min-w-64 overflow-y-auto overscroll-contain p-1.5 max-sm:max-h-[85dvh] max-sm:px-3 max-sm:pt-3 max-sm:pb-[calc(0.75rem+env(safe-area-inset-bottom))]',
            )}
          >
            {heading && <div className="border-b border-line px-3 pt-2 pb-3 mb-1.5">{heading}</div>}
            {children}
          </Base.Popup>
        </Base.Positioner>
      </Base.Portal>
    </Base.Root>
  );
}

interface MenuItemProps {
  children: ReactNode;
  icon?: IconShape;
  onSelect: () => void;
  disabled?: boolean;
}

export function MenuItem({ children, icon, onSelect, disabled = false }: MenuItemProps) {
  return (
    <Base.Item
      onClick={onSelect}
      disabled={disabled}
      className={classNames(itemClass, 'min-h-11 max-sm:min-h-13')}
    >
      {icon && <Icon shape={icon} size={18} className="text-muted" />}
      {children}
    </Base.Item>
  );
}

const itemClass = classNames(
  'flex cursor-pointer items-center gap-3 rounded-control px-3 text-small font-medium select-none',
  'outline-none text-ink data-disabled:text-muted data-highlighted:bg-sunken',
  'data-highlighted:outline-2 data-highlighted:-outline-offset-2 data-highlighted:not-hover:outline-focus',
);

interface MenuChoicesProps<Value extends string> {
  /** The present one, with a tick; null where there is none. */
  value: Value | null;
  /** Each with a mark before its text. */
  choices: readonly (Choice<Value> & { mark: ReactNode })[];
  /** Called for another than the present one; the menu closes by itself. */
  onChoose: (value: Value) => void;
}

/** The items of a menu of which one is chosen, in place of `MenuItem`s. */
export function MenuChoices<Value extends string>({
  value,
  choices,
  onChoose,
}: MenuChoicesProps<Value>) {
  return (
    <Base.RadioGroup value={value} onValueChange={onChoose}>
      {choices.map((choice) => (
        <Base.RadioItem
          key={choice.value}
          value={choice.value}
          closeOnClick
          className={classNames(itemClass, 'min-h-9 pointer-coarse:min-h-11')}
        >
          {choice.mark}
          <span className="flex-1">{choice.label}</span>
          <Base.RadioItemIndicator>
            <Icon shape={Check} size={18} className="text-brand" />
          </Base.RadioItemIndicator>
        </Base.RadioItem>
      ))}
    </Base.RadioGroup>
  );
}

export function MenuSeparator() {
  return <Base.Separator className="mx-3 my-1.5 h-px bg-line" />;
}
