import { securityCenterWords } from './words.ts';
import { useWords } from '../../language/sentences.ts';

interface DeviceName {
  readonly browser: string | null;
  readonly system: string | null;
  readonly isHandheld: boolean;
}

/** The more particular names first: nearly all browsers say Chrome and Safari as well. */
const browsers: readonly (readonly [RegExp, string])[] = [
  [/\bEdg(?:e|A|iOS)?\//, 'Edge'],
  [/\b(?:OPR|OPT)\//, 'Opera'],
  [/\bSamsungBrowser\//, 'Samsung Internet'],
  [/\b(?:Firefox|FxiOS)\//, 'Firefox'],
  [/\b(?:Headless)?Chrom(?:e|ium)\/|\bCriOS\//, 'Chrome'],
  [/\bVersion\/\S+ .*\bSafari\//, 'Safari'],
];

const systems: readonly (readonly [RegExp, string])[] = [
  [/\biPhone\b/, 'iPhone'],
  [/\biPad\b/, 'iPad'],
  [/\bAndroid\b/, 'Android'],
  [/\bWindows\b/, 'Windows'],
  [/\bCrOS\b/, 'ChromeOS'],
  [/\bMac(?:intosh| OS X)\b/, 'macOS'],
  [/\bLinux\b/, 'Linux'],
];

const handhelds: ReadonlySet<string | null> = new Set(['iPhone', 'iPad', 'Android']);

/**
 * Reads a User-Agent (RFC 9110, 10.1.5) for a person: the browser and its system. The text is the device's own claim, so it
 * is shown and nothing is decided by it.
 */
export function deviceName(userAgent: string): DeviceName {
  const system = firstIn(systems, userAgent);
  return {
    browser: firstIn(browsers, userAgent),
    system,
    isHandheld: handhelds.has(system),
  };
}

function firstIn(names: readonly (readonly [RegExp, string])[], text: string): string | null {
  return names.find(([sign]) => sign.test(text))?.[1] ?? null;
}

/** Says in the member's language what a User-Agent is of, such as `Chrome on Linux`. */
export function useDeviceLabel(): (userAgent: string) => string {
  const words = useWords(securityCenterWords).device;
  return (userAgent) => {
    const { browser, system } = deviceName(userAgent);
    if (browser === null) return system === null ? words.unknown : words.someBrowser(system);
    return system === null ? browser : words.named(browser, system);
  };
}
