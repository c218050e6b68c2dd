import { sha256 } from '@noble/hashes/sha2.js';
import { bytesToHex, utf8ToBytes } from '@noble/hashes/utils.js';

/**
 * The built-in modules that Node offers to code that runs elsewhere too:
 * https://nodejs.org/api/process.html#processgetbuiltinmoduleid
 */
interface NodeProcess {
  getBuiltinModule(id: 'node:crypto'): { hash(algorithm: 'sha256', text: string): string };
}

/** The SHA-256 of a text in UTF-8 (FIPS 180-4), in hexadecimal digits. By Node's own code where there is one: every transfer needs three. */
export const sha256OfText: (text: string) => string = nodeSha256() ?? sha256InScript;

/** The same wherever there is no Node. */
export function sha256InScript(text: string): string {
  return bytesToHex(sha256(utf8ToBytes(text)));
}

function nodeSha256(): ((text: string) => string) | undefined {
  const crypto = (globalThis as { process?: Partial<NodeProcess> }).process?.getBuiltinModule?.(
    'node:crypto',
  );
  return crypto && ((text) => crypto.hash('sha256', text));
}

/**
 * The hash by which two requests are told apart: another procedure is another request. The order of the
 * fields does not matter.
 */
export function requestHash(procedure: string, request: unknown): string {
  return sha256OfText(JSON.stringify([procedure, sorted(request)]));
}

function sorted(value: unknown): unknown {
  if (Array.isArray(value)) {
    return value.map(sorted);
  }
  if (typeof value === 'object' && value !== null) {
    return Object.fromEntries(
      Object.entries(value)
        .toSorted(([left], [right]) => (left < right ? -1 : 1))
        .map(([key, field]) => [key, sorted(field)]),
    );
  }
  return value;
}
