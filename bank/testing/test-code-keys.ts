import type { CodeKeys } from '../ports.ts';
import { sha256OfText } from '../formats/sha-256.ts';

/** A key that everybody knows. Not for anything but tests. */
export function testCodeKeys(): CodeKeys {
  const mac = (text: string) => sha256OfText(`test key ${text}`);
  return { mac, isMacOf: (given, text) => given === mac(text) };
}
