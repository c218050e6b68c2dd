import { randomUUID } from 'node:crypto';
import { link, open, rename, rm } from 'node:fs/promises';
import { dirname } from 'node:path';

/** Writes a file that this account alone may read: beside its place, and moved there once it is on the disk. */
export async function writeWhole(path: string, text: string): Promise<void> {
  const beside = `${path}.part`;
  await writePrivate(beside, 'w', text);
  await moveInto(beside, path);
}

/** The same where there is no such file yet. False where there is: it stays as it is. */
export async function writeNew(path: string, text: string): Promise<boolean> {
  const beside = `${path}.${randomUUID()}.part`;
  await writePrivate(beside, 'w', text);
  try {
    await link(beside, path);
    await syncFolder(dirname(path));
    return true;
  } catch (error) {
    if (hasCode(error, 'EEXIST')) return false;
    throw error;
  } finally {
    await rm(beside);
  }
}

/**
 * Writes what `textOf` makes of the file as it is then, while nobody else does the same. False where somebody else is
 * at it, or was cut off at it: then `path.part` is there.
 */
export async function rewriteAlone(path: string, textOf: () => string): Promise<boolean> {
  const beside = `${path}.part`;
  try {
    await writePrivate(beside, 'wx', textOf);
  } catch (error) {
    if (hasCode(error, 'EEXIST')) return false;
    throw error;
  }
  await moveInto(beside, path);
  return true;
}

async function writePrivate(
  path: string,
  flag: 'w' | 'wx',
  text: string | (() => string),
): Promise<void> {
  const file = await open(path, flag, 0o600);
  try {
    await file.writeFile(typeof text === 'string' ? text : text());
    await file.sync();
  } finally {
    await file.close();
  }
}

/** Gives a file that is on the disk its name. */
export async function moveInto(from: string, path: string): Promise<void> {
  await rename(from, path);
  await syncFolder(dirname(path));
}

/** A new name is on the disk when its folder is. */
async function syncFolder(path: string): Promise<void> {
  const folder = await open(path, 'r');
  try {
    await folder.sync();
  } finally {
    await folder.close();
  }
}

/** Whether the system has refused with that code, such as `ENOENT`. */
export function hasCode(error: unknown, code: string): boolean {
  return error instanceof Error && 'code' in error && error.code === code;
}

/** The value of a text in JSON; undefined for any other text. */
export function jsonOf(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
