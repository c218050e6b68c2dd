import { sha256OfText } from '../formats/sha-256.ts';
import type { CodeKeys } from '../ports.ts';

/**
 * The token in the link of a request: made of its key by a key of the host, so that it can be shown again and stands
 * nowhere.
 */
export function newToken({ codeKeys }: { readonly codeKeys: CodeKeys }, id: string): string {
  return sha256OfText(codeKeys.mac(`link of the request for money ${id}`)).slice(0, 32);
}
