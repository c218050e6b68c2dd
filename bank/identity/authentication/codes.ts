import type { Random } from '../../ports.ts';
import { sha256OfText } from '../../formats/sha-256.ts';

/** Six digits, each as likely as any other: NIST SP 800-63B-4 asks no fewer of a secret that is sent (3.1.3.2). */
export function newCode(random: Random): string {
  return String(random.between(0, 999_999)).padStart(6, '0');
}

/**
 * The text of a sent code, kept by a key of the host: good for nothing without the value that it belongs to. Of a million
 * codes a hash without a key would be found in a second.
 */
export function sentCodeText(belongsTo: string, code: string): string {
  return `${belongsTo} ${code}`;
}

/** The hash of a code that is too long to be searched for, or never kept; the value that it belongs to stands before it. */
export function codeHash(belongsTo: string, code: string): string {
  return sha256OfText(`${belongsTo} ${code}`);
}

/** A code as it was sent: blanks and dashes that somebody typed into it mean nothing. */
export function withoutBlanks(typed: string): string {
  return typed.replaceAll(/[\s\u2010-\u2015-]/g, '');
}

/** Whether two hashes are the same. Takes the same time wherever they differ. */
export function isSameHash(one: string, other: string): boolean {
  if (one.length !== other.length) {
    return false;
  }
  let difference = 0;
  for (let index = 0; index < one.length; index += 1) {
    difference |= one.charCodeAt(index) ^ other.charCodeAt(index);
  }
  return difference === 0;
}
