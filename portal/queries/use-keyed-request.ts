import {
  type MutationOptions,
  type QueryClient,
  useMutation,
  useQueryClient,
} from '@tanstack/react-query';
import { useRef, useState } from 'react';
import type { IntentKey } from '#contract/text/ids.ts';
import { isNotSent } from '../bank-client/refusals.ts';
import { useIntentKey } from './use-intent-key.ts';

/** What came of the last request. */
export type RequestOutcome<Answer> =
  | { readonly kind: 'none' }
  | { readonly kind: 'done'; readonly answer: Answer }
  /** The bank refused, or could not be reached: nothing was done. */
  | { readonly kind: 'refused'; readonly error: unknown }
  /** Sent, but no answer came. */
  | { readonly kind: 'not known'; readonly error: unknown };

interface KeyedRequest<Request, Answer> {
  readonly outcome: RequestOutcome<Answer>;
  readonly busy: boolean;
  /**
   * Sends it; the same again after no answer is sent under the same key, and cannot count twice. Asked while one is under way, as by
   * a double click, it sends nothing and comes to nothing.
   */
  send: (request: Request) => Promise<RequestOutcome<Answer>>;
  /** What was refused has been changed: the refusal does not apply any more. */
  forget: () => void;
}

/** Sends one request at a time under an intent key, and refreshes what it may have changed when it has ended. */
export function useKeyedRequest<Keyed extends { intentKey: IntentKey }, Answer>(
  options: MutationOptions<Answer, Error, Keyed>,
  refresh: (queries: QueryClient) => Promise<void>,
): KeyedRequest<Omit<Keyed, 'intentKey'>, Answer> {
  const queries = useQueryClient();
  const intent = useIntentKey();
  const { mutateAsync, isPending } = useMutation(options);
  const [outcome, setOutcome] = useState<RequestOutcome<Answer>>({ kind: 'none' });
  const isUnderWay = useRef(false);

  const outcomeOf = async (request: Omit<Keyed, 'intentKey'>): Promise<RequestOutcome<Answer>> => {
    try {
      const keyed = { ...request, intentKey: intent.keyFor(request) } as Keyed;
      const answer = await mutateAsync(keyed);
      intent.done();
      return { kind: 'done', answer };
    } catch (error) {
      return { kind: isNotSent(error) ? 'refused' : 'not known', error };
    } finally {
      void refresh(queries);
    }
  };

  return {
    outcome,
    busy: isPending,
    send: async (request) => {
      if (isUnderWay.current) return { kind: 'none' };
      isUnderWay.current = true;
      const came = await outcomeOf(request);
      isUnderWay.current = false;
      setOutcome(came);
      return came;
    },
    forget: () => setOutcome((last) => (last.kind === 'refused' ? { kind: 'none' } : last)),
  };
}
