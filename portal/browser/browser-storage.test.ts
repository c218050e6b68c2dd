import { afterEach, beforeEach, expect, test, vi } from 'vitest';

beforeEach(() => {
  vi.resetModules();
});
afterEach(() => {
  vi.unstubAllGlobals();
});

test('What is kept stands in local storage, and is read from there', async () => {
  const { stored, storage } = storageWithRoom();
  const { keep, kept } = await openWith({ get: () => storage });
  keep('language', 'es');
  expect(stored.get('language')).toBe('es');
  expect(kept('language')).toBe('es');
  keep('language', null);
  expect(stored.has('language')).toBe(false);
});

test('Where every touch of storage throws, what is kept holds for the life of the page', async () => {
  const { keep, kept } = await openWith({
    get: () => {
      throw new DOMException('Access is denied', 'SecurityError');
    },
  });
  expect(kept('isLoggedIn')).toBeNull();
  keep('isLoggedIn', 'true');
  expect(kept('isLoggedIn')).toBe('true');
  keep('isLoggedIn', null);
  expect(kept('isLoggedIn')).toBeNull();
});

test('A full storage still gives what it has, and what it does not take holds for the life of the page', async () => {
  const { stored, storage, fill, empty } = storageWithRoom();
  stored.set('appearance', 'dark');
  const { keep, kept } = await openWith({ get: () => storage });
  fill();
  keep('isLoggedIn', 'true');
  keep('appearance', 'light');
  expect(kept('isLoggedIn')).toBe('true');
  expect(kept('appearance')).toBe('light');
  empty();
  keep('appearance', 'system');
  expect(stored.get('appearance')).toBe('system');
  expect(kept('appearance')).toBe('system');
});

test('What was kept is gone when the storage is emptied', async () => {
  const { stored, storage } = storageWithRoom();
  const { keep, kept } = await openWith({ get: () => storage });
  keep('isLoggedIn', 'true');
  stored.clear();
  expect(kept('isLoggedIn')).toBeNull();
});

function storageWithRoom() {
  const stored = new Map<string, string>();
  let isFull = false;
  const storage: Pick<Storage, 'getItem' | 'setItem' | 'removeItem'> = {
    getItem: (key) => stored.get(key) ?? null,
    setItem: (key, value) => {
      if (isFull) throw new DOMException('Full', 'QuotaExceededError');
      stored.set(key, value);
    },
    removeItem: (key) => void stored.delete(key),
  };
  return {
    stored,
    storage,
    fill: () => {
      isFull = true;
    },
    empty: () => {
      isFull = false;
    },
  };
}

async function openWith(access: { get: () => unknown }) {
  vi.stubGlobal('localStorage', undefined);
  Object.defineProperty(globalThis, 'localStorage', { ...access, configurable: true });
  return await import('./browser-storage.ts');
}
