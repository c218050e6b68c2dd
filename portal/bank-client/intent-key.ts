import { v7 } from 'uuid';
import type { IntentKey } from '#contract/text/ids.ts';

/**
 * A key for one intention to move money. Make it when the member confirms, keep it over every
 * repetition of that intention, and make another for the next: the bank answers a repeated key with
 * its first answer and moves nothing again. Keys follow each other in time (UUID version 7, RFC 9562),
 * so that the bank writes those of all members beside each other.
 */
export function newIntentKey(): IntentKey {
  // This package needs only `crypto.getRandomValues`, which is there without TLS too.
  return v7() as IntentKey;
}
