import { execFileSync } from 'node:child_process';
import {
  closeSync,
  mkdtempSync,
  openSync,
  rmdirSync,
  rmSync,
  writeFileSync,
  writeSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import { CannotRun } from '#tools/command-line/command-line.ts';
import { needPrograms } from '../../scripts/machine.ts';

interface DiskInMemory {
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

function administer(command: string, ...given: readonly string[]): string {
  return execFileSync(command, given, { stdio: 'pipe', encoding: 'utf8' }).trim();
}

/** For a fault that a machine did not let be made. */
function cannotRun(error: unknown): CannotRun {
  const reason = error instanceof Error ? error.message.trim() : String(error);
  return new CannotRun(`A disk could not be made (${reason}). Run it as root on Linux.`);
}

/**
 * As mounted by default, ext4 loses data that is written again to a place after a failed first write, and says that the
 * data is durable (Linux 6.18): against that nobody can hold. See docs/faults.md.
 */
const keepsItsWord = 'dioread_lock';

/** A disk that is made for a run, and can be made to fail. */
export interface LoopDevice {
  readonly folder: string;
  /**
   * Writes to places that were empty before are lost. As on any other disk a write has returned by then, and only a caller
   * that asks for durability is told, once.
   */
  fail(): void;
  mend(): void;
  /** From now on no write reaches the disk, and everybody is told. Data given to it without a sync may be lost. */
  cutPower(): void;
  /** Leaves what is on the disk and nothing else, as when the machine starts again. Nobody may have a file of it open. */
  startAgain(): void;
  dispose(): void;
}

/**
 * Shuts the file system down without writing anything: EXT4_IOC_SHUTDOWN with EXT4_GOING_FLAGS_NOLOGFLUSH (linux/fs/ext4/ext4.h), which Node has
 * no call for.
 */
const goDown = `
  open(my $folder, '<', $ARGV[0]) or die $!;
  my $without_flush = pack('L', 2);
  ioctl($folder, 0x8004587d, $without_flush) or die $!;
`;

/**
 * A file system in a file on a disk in memory, which has so many megabytes and seems to have four times as many. Throws CannotRun
 * where this machine does not let it be made.
 */
export function makeDisk(megabytes: number): LoopDevice {
  needPrograms('losetup', 'mkfs.ext4', 'perl');
  const medium = mountDiskInMemory(megabytes);
  const folder = mkdtempSync(join(tmpdir(), 'passbook-loop-device-'));
  const file = join(medium.folder, 'disk');
  const filler = join(medium.folder, 'filler');
  /** The steps that undo the setup, the last first. */
  const undo = [() => medium.unmount(), () => rmdirSync(folder)];
  const dispose = () => {
    process.off('exit', dispose);
    while (undo.length > 0) undo.pop()?.();
  };
  // Also where the run is broken off, and before the medium goes.
  process.prependListener('exit', dispose);
  try {
    administer('truncate', '--size', `${4 * megabytes}M`, file);
    const device = administer('losetup', '--find', '--show', file);
    undo.push(() => void administer('losetup', '--detach', device));
    // Of a longer piece that finds room in part the device says that all of it was written.
    writeFileSync(`/sys/block/${basename(device)}/queue/max_sectors_kb`, '4');
    administer('mkfs.ext4', '-q', device);
    const mount = () => void administer('mount', '-o', keepsItsWord, device, folder);
    mount();
    undo.push(() => void administer('umount', '--lazy', folder));
    return {
      folder,
      fail: () => fillUp(filler),
      mend: () => rmSync(filler),
      cutPower: () => void administer('perl', '-e', goDown, folder),
      startAgain() {
        administer('umount', folder);
        mount();
      },
      dispose,
    };
  } catch (error) {
    dispose();
    throw cannotRun(error);
  }
}
