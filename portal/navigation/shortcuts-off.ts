import { keptSwitch } from '../design-system/parts/kept-switch.ts';

const { use, isOn } = keptSwitch('shortcutsOff', false);

/** Whether the member has turned off the shortcuts of letters and signs in this browser, and the way to do so. */
export const useShortcutsOff = use;
export const areShortcutsOff = isOn;
