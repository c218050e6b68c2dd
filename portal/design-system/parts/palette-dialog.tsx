import { Dialog as Base } from '@base-ui/react/dialog';
import { Search } from 'lucide-react';
import { type KeyboardEvent, type ReactNode, useEffect, useId, useRef } from 'react';
import { useBackCloses } from './back-closes.ts';
import { isComposing } from './keys.tsx';
import { Icon, type IconShape } from './icon.tsx';

/** A choice of the palette. */
export interface PaletteOption {
  readonly id: string;
  readonly icon: IconShape;
  readonly label: string;
  readonly detail?: ReactNode;
  /** At its end, such as an amount or the keys that do the same. */
  readonly aside?: ReactNode;
  readonly onChoose: () => void;
}

export interface PaletteGroup {
  readonly name: string;
  readonly heading: string;
  readonly options: readonly PaletteOption[];
}

interface PaletteDialogProps {
  open: boolean;
  onOpenChange: (open: boolean) => void;
  /** Called when it is gone and the focus is back where it was. */
  onClosed: () => void;
  title: string;
  placeholder: string;
  results: string;
  typed: string;
  onTyped: (typed: string) => void;
  groups: readonly PaletteGroup[];
  active: string | null;
  onActive: (id: string) => void;
  /** Read out when it changes, such as how many results there are. */
  status: string;
  /** Stands under the options, or in place of them. */
  children?: ReactNode;
  footer?: ReactNode;
}

/**
 * A box to type in above a list of matches (a combobox with a listbox, APG): the focus stays in the box, the arrow keys
 * choose, Enter takes. Escape closes it and gives the focus back.
 */
export function PaletteDialog({
  open,
  onOpenChange,
  onClosed,
  title,
  placeholder,
  results,
  typed,
  onTyped,
  groups,
  active,
  onActive,
  status,
  children,
  footer,
}: PaletteDialogProps) {
  const listId = useId();
  const list = useRef<HTMLDivElement>(null);
  useBackCloses(open, true, () => onOpenChange(false));
  const options = groups.flatMap((group) => group.options);
  const place = options.findIndex(({ id }) => id === active);
  const idOf = (index: number) => `${listId}-${index}`;

  useEffect(() => {
    const shown = place <= 0 ? list.current : document.getElementById(`${listId}-${place}`);
    if (place <= 0) list.current?.scrollTo({ top: 0 });
    else shown?.scrollIntoView({ block: 'nearest' });
  }, [listId, place]);

  const hear = (event: KeyboardEvent) => {
    if (isComposing(event.nativeEvent)) return;
    const step = event.key === 'ArrowDown' ? 1 : event.key === 'ArrowUp' ? -1 : 0;
    if (step !== 0 && options.length > 0) {
      event.preventDefault();
      const next = options[(place + step + options.length) % options.length];
      if (next) onActive(next.id);
    }
    if (event.key === 'Enter') {
      event.preventDefault();
      options[place]?.onChoose();
    }
  };

  return (
    <Base.Root
      open={open}
      onOpenChange={onOpenChange}
      onOpenChangeComplete={(isOpen) => {
        if (!isOpen) onClosed();
      }}
    >
      <Base.Portal>
        <Base.Backdrop className="fixed inset-0 z-40 bg-scrim" />
        <Base.Viewport className="fixed inset-0 z-40 flex items-start justify-center sm:p-6 sm:pt-[12dvh]">
          <Base.Popup className="flex max-h-[85dvh] w-full flex-col overflow-hidden rounded-b-sheet bg-raised shadow-floating outline-none sm:max-h-[70dvh] sm:max-w-160 sm:rounded-card sm:border sm:border-line">
            <Base.Title className="sr-only">{title}</Base.Title>
            <div className="relative border-b border-line">
              <Icon
                shape={Search}
                className="pointer-events-none absolute inset-y-0 left-5 my-auto text-muted"
              />
              <input
                type="text"
                role="combobox"
                aria-label={title}
                aria-expanded={options.length > 0}
                aria-controls={listId}
                aria-autocomplete="list"
                aria-activedescendant={place < 0 ? undefined : idOf(place)}
                autoComplete="off"
                autoCapitalize="off"
                spellCheck={false}
                enterKeyHint="go"
                maxLength={100}
                placeholder={placeholder}
                value={typed}
                onChange={(event) => onTyped(event.currentTarget.value)}
                onKeyDown={hear}
                className="h-14 w-full bg-transparent pr-5 pl-13 text-body text-ink outline-none placeholder:text-muted"
              />
            </div>
            <p role="status" className="sr-only">
              {status}
            </p>
            <div
              ref={list}
              id={listId}
              role="listbox"
              aria-label={results}
              className="min-h-0 scroll-py-10 overflow-y-auto overscroll-contain p-2 empty:hidden"
            >
              {groups.map((group) => (
                <Group
                  key={group.name}
                  group={group}
                  idOf={(option) => idOf(options.indexOf(option))}
                  active={active}
                  onActive={onActive}
                />
              ))}
            </div>
            <div className="px-2 empty:hidden">{children}</div>
            {footer && (
              <div className="flex flex-wrap items-center gap-x-5 gap-y-1 border-t border-line px-5 py-2.5 text-caption text-muted max-sm:hidden">
                {footer}
              </div>
            )}
          </Base.Popup>
        </Base.Viewport>
      </Base.Portal>
    </Base.Root>
  );
}

interface GroupProps {
  group: PaletteGroup;
  idOf: (option: PaletteOption) => string;
  active: string | null;
  onActive: (id: string) => void;
}

function Group({ group: { heading, options }, idOf, active, onActive }: GroupProps) {
  const headingId = useId();
  return (
    <div role="group" aria-labelledby={headingId} className="pb-2">
      <p id={headingId} className="px-3 pt-2 pb-1.5 text-caption font-semibold text-muted">
        {heading}
      </p>
      {options.map((option) => (
        // The keys are heard by the box, which keeps the focus.
        // oxlint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/interactive-supports-focus
        <div
          key={option.id}
          id={idOf(option)}
          role="option"
          aria-selected={option.id === active}
          onPointerMove={() => option.id !== active && onActive(option.id)}
          // The focus stays in the box.
          onMouseDown={(event) => event.preventDefault()}
          onClick={option.onChoose}
          className="flex min-h-11 cursor-pointer items-center gap-3 rounded-control px-3 py-1.5 text-small select-none aria-selected:bg-brand-soft aria-selected:outline-2 aria-selected:-outline-offset-2 aria-selected:outline-transparent"
        >
          <Icon shape={option.icon} size={18} className="text-muted" />
          <span className="min-w-0 flex-1 font-medium wrap-anywhere">{option.label}</span>
          {option.detail !== undefined && (
            <span className="figures shrink-0 text-caption text-muted">{option.detail}</span>
          )}
          {option.aside}
        </div>
      ))}
    </div>
  );
}
