import type { KeyboardEvent } from 'react';
import { classNames } from './class-names.ts';
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
  /** The places are indented under their tab in the rail, one below the other. */
  inRail?: boolean;
}

/**
 * The way to the places of a tab: pills that go on in a second row where the first is full, or a list in the rail. Arrow
 * keys move along the places, Enter opens.
 */
export function PlaceBar<Name extends string>({
  label,
  places,
  nameOf,
  current,
  onOpen,
  onExpect,
  inRail = false,
}: PlaceBarProps<Name>) {
  return (
    <nav aria-label={label} className="print:hidden">
      {/* The list only follows the focus of the buttons in it. */}
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions */}
      <ul
        onFocus={bringInSight}
        className={inRail ? 'my-1 ml-5.5 grid low:my-0.5' : '-mx-0.5 flex flex-wrap'}
      >
        {places.map((place) => (
          <li key={place} className={classNames(!inRail && 'px-0.5')}>
            <button
              type="button"
              aria-current={place === current ? 'page' : undefined}
              onClick={() => onOpen(place)}
              onKeyDown={moveAmongButtons}
              onPointerEnter={() => onExpect?.(place)}
              className={classNames(
                'group flex cursor-pointer items-center font-medium text-muted transition-colors hover:text-ink aria-[current=page]:font-semibold aria-[current=page]:text-brand',
                inRail
                  ? 'min-h-9 w-full border-l-2 border-line pl-5 text-left text-small aria-[current=page]:border-brand low:min-h-7 pointer-coarse:min-h-11'
                  : 'min-h-11 rounded-full text-caption whitespace-nowrap sm:text-small',
              )}
            >
              {inRail ? nameOf(place) : <Pill>{nameOf(place)}</Pill>}
            </button>
          </li>
        ))}
      </ul>
    </nav>
  );
}

/** Lower than its button, which a finger has to find. */
function Pill({ children }: { children: string }) {
  return (
    <span className="rounded-full border border-line bg-raised px-2.5 py-1.5 transition-colors sm:px-3.5 group-aria-[current=page]:border-brand group-aria-[current=page]:bg-brand-soft">
      {children}
    </span>
  );
}

/** Arrow keys, Home and End move the focus among the buttons of a list, such as the tabs; Enter opens. */
export function moveAmongButtons(event: KeyboardEvent<HTMLButtonElement>): void {
  const list = event.currentTarget.closest('ul');
  const buttons = [...(list?.querySelectorAll<HTMLElement>(':scope > li > button') ?? [])];
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
