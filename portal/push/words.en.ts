import type { DevicePush } from './queries.ts';

const states: Record<DevicePush['state'], string> = {
  on: 'This device shows what happens, also while the portal is closed. A notification holds no names and no amounts.',
  off: 'Shown on this device also while the portal is closed. A notification holds no names and no amounts.',
  blocked:
    'Notifications of this page are blocked in this browser. Allow them in the settings of the page, to the left of its address, and come back.',
  unsupported: 'This browser cannot show notifications while the portal is closed.',
  'install-first':
    'On an iPhone or iPad, add the portal to the home screen first: Share, then Add to Home Screen. Open it from there and come back here.',
};

/** What the settings say of notifications on this device. */
export const push = {
  label: 'On this device',
  states,
  failed: 'This device was not changed',
};
