import { afterEach, beforeEach, expect, test, vi } from 'vitest';

beforeEach(() => {
  vi.resetModules();
});
afterEach(() => {
  vi.unstubAllGlobals();
});

const keepsNone = (): void => undefined;

test.each([
  ['keeps a cookie', true, keepIn, true],
  ['says that it keeps none', false, keepIn, false],
  ['says that it keeps cookies, and keeps none', true, keepsNone, false],
  ['lets no page ask', true, refuse, false],
])('A browser that %s is known by it', async (_, cookieEnabled, keep, expected) => {
  const jar = new Map<string, string>();
  vi.stubGlobal('navigator', { cookieEnabled });
  vi.stubGlobal('location', { protocol: 'https:' });
  vi.stubGlobal('document', {
    get cookie() {
      return [...jar].map(([name, value]) => `${name}=${value}`).join('; ');
    },
    set cookie(cookie: string) {
      keep(jar, cookie);
    },
  });
  const { keepsCookies } = await import('./browser-storage.ts');
  expect(keepsCookies()).toBe(expected);
  expect(keepsCookies()).toBe(expected);
  expect(jar.size).toBe(0);
});

function keepIn(jar: Map<string, string>, cookie: string): void {
  const [, name = '', value = ''] = /^([^=]+)=([^;]*)/.exec(cookie) ?? [];
  expect(cookie).toMatch(/; SameSite=Strict; Secure$/);
  if (cookie.includes('Max-Age=0')) jar.delete(name);
  else jar.set(name, value);
}

function refuse(): void {
  throw new DOMException('The document is sandboxed', 'SecurityError');
}
