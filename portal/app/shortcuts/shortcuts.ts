import type { Tab } from '../../navigation/tabs.ts';

/** The effect of a shortcut. */
export type ShortcutName = 'palette' | 'search' | Tab | 'help' | 'close';

export interface Shortcut {
  readonly name: ShortcutName;
  /** Pressed one after the other, as `KeyboardEvent.key` has them; `Mod` with another: Ctrl, or on a Mac Command. */
  readonly keys: readonly string[];
}

/** Every shortcut of the portal: those that are obeyed, and the list of them, are made from this table. */
export const shortcuts: readonly Shortcut[] = [
  { name: 'palette', keys: ['Mod', 'k'] },
  { name: 'search', keys: ['/'] },
  { name: 'dashboard', keys: ['g', 'd'] },
  { name: 'transactions', keys: ['g', 'x'] },
  { name: 'transfer', keys: ['g', 't'] },
  { name: 'settings', keys: ['g', 's'] },
  { name: 'help', keys: ['?'] },
  // Each place hears this one for itself: a dialog, the details, the search box.
  { name: 'close', keys: ['Escape'] },
];

/** The shortcuts of letters and signs, which the member can turn off (WCAG 2.1.4). */
const ofCharacters = shortcuts.filter(({ keys }) => keys[0] !== 'Mod' && keys[0] !== 'Escape');

/** The meaning of keys pressed one after the other: a shortcut, the beginning of a shortcut, or nothing. */
export type KeysRead = ShortcutName | 'more' | null;

/** Reads keys that were pressed one after the other without another key held down. */
export function readKeys(pressed: readonly string[]): KeysRead {
  const begun = ofCharacters.filter(({ keys }) =>
    pressed.every((key, place) => keys[place] === key),
  );
  const whole = begun.find(({ keys }) => keys.length === pressed.length);
  if (whole !== undefined) return whole.name;
  return begun.length > 0 ? 'more' : null;
}

/** The keys of a shortcut as they are called on this kind of keyboard. */
export function keysOf(name: ShortcutName, isApple: boolean): readonly string[] {
  const keys = shortcuts.find((shortcut) => shortcut.name === name)?.keys ?? [];
  return keys.map((key) => {
    if (key === 'Mod') return isApple ? '⌘' : 'Ctrl';
    if (key === 'Escape') return 'Esc';
    return key === 'k' ? 'K' : key;
  });
}

/** Whether this is a keyboard with a Command key. */
export function isAppleKeyboard(): boolean {
  return /mac|iphone|ipad/i.test(navigator.userAgent);
}
