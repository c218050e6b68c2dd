import type { Random } from '../ports.ts';
import { inSymbols } from './authenticator.ts';
import { codeHash, withoutBlanks } from './codes.ts';

/** Crockford's: without the letters that look like digits, and without U. */
const symbols = '0123456789ABCDEFGHJKMNPQRSTVWXYZ';

/**
 * A new recovery code, in groups as it is written down: `7KQ2-…`. It has 120 bits: from 112 on a plain hash is enough to
 * keep it by (NIST SP 800-63B-4, section 3.1.2.2).
 */
export function newRecoveryCode(random: Random): string {
  return inSymbols(random.bytes(15), symbols).match(/.{4}/g)?.join('-') ?? '';
}

/** What the store keeps of a recovery code. Blanks, dashes, case, and letters taken for digits mean nothing. */
export function recoveryCodeHash(personId: string, typed: string): string {
  const code = withoutBlanks(typed).toUpperCase().replaceAll('O', '0').replaceAll(/[IL]/g, '1');
  return codeHash(personId, code);
}
