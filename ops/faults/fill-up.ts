import { closeSync, openSync, writeSync } from 'node:fs';

/** Writes a file until not one more byte finds room on its disk. */
export function fillUp(path: string): void {
  const file = openSync(path, 'w');
  for (const size of [1024 * 1024, 4096, 1]) {
    const piece = Buffer.alloc(size);
    try {
      while (writeSync(file, piece) > 0);
    } catch (error) {
      if (!(error instanceof Error && 'code' in error && error.code === 'ENOSPC')) throw error;
    }
  }
  closeSync(file);
}
