import { afterEach, expect, test, vi } from 'vitest';
import { chmodSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { chromiumOnPath, firefoxOnPath, needPrograms, prepareOtherBrowsers } from './machine.ts';

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

test('A command that needs programs names the missing ones', () => {
  expect(() => needPrograms('node')).not.toThrow();
  vi.stubEnv('PATH', '');
  expect(() => needPrograms('no-such-etcd', 'no-such-patroni')).toThrow(
    'These programs are missing: no-such-etcd, no-such-patroni.',
  );
});

test('A measurement takes a whole Chromium, and a test its shell where there is one', () => {
  const folder = mkdtempSync(join(tmpdir(), 'programs-'));
  const shell = join(folder, 'chromium-headless-shell');
  const whole = join(folder, 'chromium');
  try {
    vi.stubEnv('PATH', folder);
    for (const program of [shell, whole]) {
      expect(chromiumOnPath('whole')).toBeUndefined();
      writeFileSync(program, '');
      chmodSync(program, 0o755);
    }
    expect([chromiumOnPath(), chromiumOnPath('whole')]).toEqual([shell, whole]);
  } finally {
    rmSync(folder, { recursive: true });
  }
});
