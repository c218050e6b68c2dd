import { v4 } from 'uuid';
import type { IntentKey } from '#contract/ids.ts';

/**
 * A key for one intention to move money. Make it when the member confirms, keep it over every
 * repetition of that intention, and make another for the next: the bank answers a repeated key with
 * its first answer and moves nothing again.
 */
export function newIntentKey(): IntentKey {
  // `crypto.randomUUID` is missing where the page is served without TLS; this package needs only
  // `crypto.getRandomValues`.
  return v4() as IntentKey;
}
