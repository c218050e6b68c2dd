import { useEffect, useEffectEvent } from 'react';
import { openOverlay } from '../../navigation/overlay.ts';
import { areShortcutsOff, wishForSearch } from '../../navigation/shortcuts.ts';
import { useTabs } from '../../navigation/tabs.ts';
import { isComposing } from '../../design-system/parts/keys.tsx';
import { isAppleKeyboard, readKeys, type ShortcutName } from './shortcuts.ts';

/** A longer pause than this between two keys separates them. */
const betweenKeysMsMax = 1_000;

/**
 * Obeys the shortcuts, unless a text is being typed or a dialog or a menu is open. Those of letters and signs can be
 * turned off.
 */
export function useShortcuts(): void {
  const { tab, openTab } = useTabs();
  const obey = useEffectEvent((name: ShortcutName) => {
    switch (name) {
      case 'palette':
        openOverlay('palette');
        return;
      case 'help':
        openOverlay('shortcuts');
        return;
      case 'search':
        wishForSearch();
        if (tab !== 'transactions') openTab('transactions');
        return;
      case 'close':
        return;
      default:
        openTab(name);
    }
  });
  useEffect(() => {
    let pressed: string[] = [];
    let lastAt = 0;
    const hear = (event: KeyboardEvent) => {
      if (event.defaultPrevented || isComposing(event) || event.repeat || isSomethingOpen()) return;
      if (isPaletteKey(event)) {
        event.preventDefault();
        obey('palette');
        return;
      }
      const isPlain = !event.ctrlKey && !event.metaKey && !event.altKey;
      // Shift alone writes `?` and `/` on some keyboards; it is no key of its own.
      if (!isPlain || event.key === 'Shift' || isTakingText(event.target) || areShortcutsOff())
        return;
      if (event.timeStamp - lastAt > betweenKeysMsMax) pressed = [];
      lastAt = event.timeStamp;
      let read = readKeys([...pressed, event.key]);
      // A key outside a sequence may start another.
      if (read === null && pressed.length > 0) {
        pressed = [];
        read = readKeys([event.key]);
      }
      pressed = read === 'more' ? [...pressed, event.key] : [];
      if (read === null || read === 'more') return;
      event.preventDefault();
      obey(read);
    };
    window.addEventListener('keydown', hear);
    return () => window.removeEventListener('keydown', hear);
  }, []);
}

function isPaletteKey(event: KeyboardEvent): boolean {
  const isHeld = isAppleKeyboard() ? event.metaKey : event.ctrlKey;
  return isHeld && !event.altKey && !event.shiftKey && event.key.toLowerCase() === 'k';
}

function isTakingText(target: EventTarget | null): boolean {
  if (!(target instanceof HTMLElement)) return false;
  return (
    target.isContentEditable ||
    target.matches('input:not([type="radio"], [type="checkbox"]), textarea, select')
  );
}

/** A toast with bad news has the role of a dialog too, and leaves the page as it is. */
function isSomethingOpen(): boolean {
  const open = '[role="dialog"], [role="alertdialog"]:not([aria-modal="false"]), [role="menu"]';
  return document.querySelector(open) !== null;
}
