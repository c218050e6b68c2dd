import { type KeyboardEvent, useEffect, useEffectEvent, useRef } from 'react';
import { bringInSight } from './focus.ts';

interface PlaceBarProps<Name extends string> {
  /** The subject of the places, for screen readers. */
  label: string;
  places: readonly Name[];
  nameOf: (place: Name) => string;
  current: Name;
  onOpen: (place: Name) => void;
  /** A place is pointed at, and likely to be opened. */
  onExpect?: (place: Name) => void;
}

/**
 * The way to the places of a screen: a quiet bar under its heading, on a phone chips in a row that can be pushed along.
 * Arrow keys move along it, Enter opens.
 */
export function PlaceBar<Name extends string>({
  label,
  places,
  nameOf,
  current,
  onOpen,
  onExpect,
}: PlaceBarProps<Name>) {
  const list = useRef<HTMLUListElement>(null);
  const centre = useEffectEvent((place: Name) => {
    const row = list.current;
    const chip = row?.querySelectorAll('li')[places.indexOf(place)];
    // Only the row moves: the page stays where it is.
    if (row && chip) row.scrollLeft = chip.offsetLeft - (row.clientWidth - chip.offsetWidth) / 2;
  });
  // Only when another place is opened: a row that was pushed along stays so.
  useEffect(() => {
    // The frame lays the row out anyway; here it would be laid out for this alone.
    const frame = requestAnimationFrame(() => centre(current));
    return () => cancelAnimationFrame(frame);
  }, [current]);
  return (
    <nav aria-label={label} className="-mx-4 min-w-0 sm:mx-0 print:hidden">
      {/* The row only follows the focus of the buttons in it. */}
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions */}
      <ul
        ref={list}
        onFocus={bringInSight}
        className="relative flex scroll-px-4 gap-2 overflow-x-auto px-4 py-1 [scrollbar-width:none] sm:gap-0 sm:border-b sm:border-line sm:px-0 sm:pb-0"
      >
        {places.map((place) => (
          <li key={place} className="shrink-0">
            <button
              type="button"
              aria-current={place === current ? 'page' : undefined}
              onClick={() => onOpen(place)}
              onKeyDown={moveAmongButtons}
              onPointerEnter={() => onExpect?.(place)}
              className="flex min-h-11 cursor-pointer items-center rounded-full border border-line bg-raised px-4 text-small font-medium whitespace-nowrap text-muted -outline-offset-2 transition-colors hover:text-ink aria-[current=page]:border-brand aria-[current=page]:bg-brand-soft aria-[current=page]:font-semibold aria-[current=page]:text-brand sm:rounded-none sm:border-0 sm:border-b-2 sm:border-transparent sm:bg-transparent sm:px-3 sm:aria-[current=page]:bg-transparent"
            >
              {nameOf(place)}
            </button>
          </li>
        ))}
      </ul>
    </nav>
  );
}

/** Arrow keys, Home and End move the focus among the buttons of a list, such as the tabs; Enter opens. */
export function moveAmongButtons(event: KeyboardEvent<HTMLButtonElement>): void {
  const buttons = [...(event.currentTarget.closest('ul')?.querySelectorAll('button') ?? [])];
  const from = buttons.indexOf(event.currentTarget);
  const to = placeAfterKey(event.key, from, buttons.length);
  if (to === null) return;
  event.preventDefault();
  buttons[to]?.focus();
}

/** Which button the focus goes to from the one at `from`, of `count`; null for any other key. */
export function placeAfterKey(key: string, from: number, count: number): number | null {
  switch (key) {
    case 'ArrowDown':
    case 'ArrowRight':
      return (from + 1) % count;
    case 'ArrowUp':
    case 'ArrowLeft':
      return (from - 1 + count) % count;
    case 'Home':
      return 0;
    case 'End':
      return count - 1;
    default:
      return null;
  }
}
