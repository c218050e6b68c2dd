import { afterEach, expect, test, vi } from 'vitest';
import { firefoxOnPath, prepareOtherBrowsers } from './machine.ts';

afterEach(() => {
  vi.unstubAllEnvs();
});

test('Where a browser of the journeys is absent, Debian’s package for it is named', () => {
  vi.stubEnv('PATH', '');
  expect(prepareOtherBrowsers).toThrow(
    'The browser tests need firefox-esr, WebKitWebDriver, Xvfb. ' +
      'On Debian: apt-get install firefox-esr webkit2gtk-driver xvfb',
  );
  expect(firefoxOnPath).toThrow('apt-get install firefox-esr');
});
