import { securityCenterWords } from './words.ts';
import { useWords } from '../language/sentences.ts';
import { deviceName } from './device-name.ts';

/** Says in the member's language what a User-Agent is of, such as `Chrome on Linux`. */
export function useDeviceLabel(): (userAgent: string) => string {
  const words = useWords(securityCenterWords).device;
  return (userAgent) => {
    const { browser, system } = deviceName(userAgent);
    if (browser === null) return system === null ? words.unknown : words.someBrowser(system);
    return system === null ? browser : words.named(browser, system);
  };
}
