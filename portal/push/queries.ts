import { queryOptions } from '@tanstack/react-query';
import { bank } from '../bank-client/bank-client.ts';
import type { Language } from '../language/language.ts';
import { type DeviceState, readDevice, subscribeDevice, unsubscribeDevice } from './device-push.ts';

/** How pushing to this device stands; `on` where browser and bank agree. Null where the bank pushes nothing. */
export interface DevicePush {
  readonly publicKey: string;
  readonly state: Exclude<DeviceState['kind'], 'subscribed'> | 'on';
}

/** Asked again whenever the window is looked at: its permission may be another. */
export const devicePushQuery = queryOptions({
  queryKey: ['push on this device'],
  queryFn: async (): Promise<DevicePush | null> => {
    const { push } = await bank();
    const { publicKey } = await push.key();
    if (publicKey === null) return null;
    const device = await readDevice();
    if (device.kind !== 'subscribed') return { publicKey, state: device.kind };
    const { isOn } = await push.find({ endpoint: device.endpoint });
    return { publicKey, state: isOn ? 'on' : 'off' };
  },
  refetchOnWindowFocus: 'always',
});

/** Turns it on for this device; false where the browser does not permit it. */
export async function turnPushOn(publicKey: string, language: Language): Promise<boolean> {
  const subscription = await subscribeDevice(publicKey);
  if (subscription === null) return false;
  await (await bank()).push.subscribe({ subscription, language });
  return true;
}

export async function turnPushOff(): Promise<boolean> {
  const endpoint = await unsubscribeDevice();
  if (endpoint !== null) await (await bank()).push.unsubscribe({ endpoint });
  return true;
}
