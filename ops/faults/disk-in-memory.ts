import { execFileSync } from 'node:child_process';
import { closeSync, mkdtempSync, openSync, rmdirSync, writeSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { CannotRun } from '#tools/command-line/cannot-run.ts';

/** A disk that is made for a run. */
export interface DiskInMemory {
  readonly folder: string;
  unmount(): void;
}

/** A disk in memory of so many megabytes. Throws CannotRun but for an administrator of a Linux machine. */
export function mountDiskInMemory(megabytes: number): DiskInMemory {
  const folder = mkdtempSync(join(tmpdir(), 'passbook-disk-'));
  try {
    administer('mount', '-t', 'tmpfs', '-o', `size=${megabytes}m`, 'tmpfs', folder);
  } catch (error) {
    rmdirSync(folder);
    throw cannotRun(error);
  }
  let isMounted = true;
  const unmount = () => {
    if (!isMounted) return;
    isMounted = false;
    process.off('exit', unmount);
    administer('umount', '--lazy', folder);
    rmdirSync(folder);
  };
  // Also where the run is broken off.
  process.on('exit', unmount);
  return { folder, unmount };
}

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

/** Runs a command of the system's, and returns what it says. */
export function administer(command: string, ...given: readonly string[]): string {
  return execFileSync(command, given, { stdio: 'pipe', encoding: 'utf8' }).trim();
}

/** For what a machine did not let be made. */
export function cannotRun(error: unknown): CannotRun {
  const reason = error instanceof Error ? error.message.trim() : String(error);
  return new CannotRun(`A disk could not be made (${reason}). Run it as root on Linux.`);
}
