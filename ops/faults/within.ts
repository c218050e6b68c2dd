import { setTimeout as delay } from 'node:timers/promises';

/** Resolves with true as soon as it is so, or with false after that time. */
export async function within(milliseconds: number, isSo: () => boolean): Promise<boolean> {
  const begin = performance.now();
  while (!isSo()) {
    if (performance.now() - begin > milliseconds) return false;
    await delay(1);
  }
  return true;
}
