import { useRef } from 'react';
import type { IntentKey } from '#contract/text/ids.ts';
import { newIntentKey } from '../bank-client/intent-key.ts';

/**
 * The key under which to send a request: the same for the same request until `done` is called, so that
 * trying again after no answer does nothing twice.
 */
export function useIntentKey(): { keyFor: (request: object) => IntentKey; done: () => void } {
  const last = useRef<{ request: string; key: IntentKey } | null>(null);
  return {
    keyFor: (request) => {
      const text = JSON.stringify(request);
      if (last.current?.request !== text) last.current = { request: text, key: newIntentKey() };
      return last.current.key;
    },
    done: () => {
      last.current = null;
    },
  };
}
