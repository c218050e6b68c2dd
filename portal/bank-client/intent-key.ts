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

/**
 * The keys of the requests of one screen: the same for the same request until it is done, so that another try after no answer does
 * nothing twice.
 */
export class IntentKeys {
  #last: { readonly request: string; readonly key: IntentKey } | null = null;

  keyFor(asked: unknown): IntentKey {
    const request = JSON.stringify(asked);
    if (this.#last?.request !== request) this.#last = { request, key: newIntentKey() };
    return this.#last.key;
  }

  done(): void {
    this.#last = null;
  }
}
