import type { Caller } from '../ports.ts';

/** More than this of what a device calls itself is not kept, in characters. */
const deviceMaxLength = 200;

/** From where somebody asks, as the audit and the list of sessions keep it. */
export interface AskedFrom {
  readonly address: string;
  readonly device: string;
}

/** The network address of the caller, and the beginning of what their device calls itself. */
export function askedFrom({ address, device }: Pick<Caller, 'address' | 'device'>): AskedFrom {
  return { address, device: device.slice(0, deviceMaxLength) };
}
