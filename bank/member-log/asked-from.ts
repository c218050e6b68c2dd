import type { Caller } from '../ports.ts';

/** The longest kept part of a device's name for itself, in characters. */
const deviceMaxLength = 200;

/** From where somebody asks, as the audit and the list of sessions keep it. */
export interface AskedFrom {
  readonly address: string;
  readonly device: string;
}

/** The network address of the caller, and the beginning of the device's name for itself. */
export function askedFrom({ address, device }: Pick<Caller, 'address' | 'device'>): AskedFrom {
  return { address, device: device.slice(0, deviceMaxLength) };
}
