import { isUtf8 } from 'node:buffer';
import { readFile } from 'node:fs/promises';
import { CannotStart } from '../process/why-not-started.ts';

/** The contents of a file that staff name. Throws `CannotStart` for an unreadable file. */
export async function bytesOf(file: string): Promise<Buffer> {
  try {
    return await readFile(file);
  } catch (cause) {
    throw new CannotStart(`${file} cannot be read.`, { cause });
  }
}

/** The text of a file that staff give, in UTF-8 with or without a byte order mark. Throws as `assertUtf8`. */
export function textOfUtf8(bytes: Uint8Array, file: string): string {
  assertUtf8(bytes, file);
  return new TextDecoder().decode(bytes);
}

/**
 * Throws `CannotStart` with the line and the column of the first bytes that are not UTF-8: decoded in some way or other, a
 * name would be another one.
 */
export function assertUtf8(bytes: Uint8Array, file: string): void {
  if (isUtf8(bytes)) return;
  const before = new TextDecoder().decode(bytes.subarray(0, firstWrongByte(bytes)));
  const lines = before.split('\n');
  const column = [...(lines.at(-1) ?? '')].length + 1;
  throw new CannotStart(
    `${file} is not in UTF-8: see line ${lines.length}, column ${column}. ` +
      'Save it as UTF-8 and try again. Nothing was changed.',
  );
}

/** The end of the longest beginning that is UTF-8. */
function firstWrongByte(bytes: Uint8Array): number {
  let [right, wrong] = [0, bytes.length];
  while (wrong - right > 1) {
    const middle = (right + wrong) >> 1;
    if (beginsRight(bytes.subarray(0, middle))) right = middle;
    else wrong = middle;
  }
  return characterBegins(bytes, right);
}

/** Whether the bytes are UTF-8, but for a last character that may only be cut off. */
function beginsRight(bytes: Uint8Array): boolean {
  try {
    new TextDecoder('utf-8', { fatal: true }).decode(bytes, { stream: true });
    return true;
  } catch {
    return false;
  }
}

function characterBegins(bytes: Uint8Array, place: number): number {
  for (let begin = place; begin > place - 4 && begin >= 0; begin -= 1) {
    if (isUtf8(bytes.subarray(0, begin))) return begin;
  }
  return place;
}
