import {
  type MutationOptions,
  type QueryClient,
  useMutation,
  useQueryClient,
} from '@tanstack/react-query';
import type { IntentKey } from '#contract/text/ids.ts';
import type { Reading } from './form-state.ts';
import { type FormInHand, type FormOptions, useForm } from './use-form.ts';

/** The values that a form is given to send; an intent key is made by the form. */
type Asked<Sent> = Sent extends { intentKey: IntentKey } ? Omit<Sent, 'intentKey'> : Sent;

/** A procedure that takes an intent key says so, and no other does. */
type WithKey<Sent> = Sent extends { intentKey: IntentKey }
  ? { readonly keyed: true }
  : { readonly keyed?: never };

type BankFormOptions<
  Draft,
  Sent,
  Answer,
  Fault extends string,
  Read extends Reading<Draft, Asked<Sent>, Fault>,
  Shown,
> = Omit<FormOptions<Draft, Asked<Sent>, Answer, Fault, Read>, 'start'> &
  WithKey<Sent> & {
    readonly start?: Draft;
    readonly procedure: MutationOptions<Answer, Error, Sent, Shown>;
    /** Reads again what the request may have changed, once it has ended. Nobody waits for that. */
    readonly refresh?: (queries: QueryClient) => Promise<unknown>;
  };

/**
 * The only way in which a screen sends: the typed values, the faults at the fields and in the summary, the intent key, and
 * the outcome. A confirmation is a form without fields.
 */
export function useBankForm<
  Sent,
  Answer,
  Draft extends object,
  Fault extends string,
  Read extends Reading<Draft, Asked<Sent>, Fault>,
  Shown = unknown,
>(
  options: BankFormOptions<Draft, Sent, Answer, Fault, Read, Shown>,
): FormInHand<Draft, Asked<Sent>, Answer> {
  const { procedure, keyed, refresh, start = {} as Draft } = options;
  const queries = useQueryClient();
  const { mutateAsync } = useMutation(procedure);
  return useForm({ ...options, start }, async (request: Asked<Sent>, intentKey) => {
    const sent = keyed ? { ...(request as object), intentKey } : request;
    try {
      return await mutateAsync(sent as Sent);
    } finally {
      void refresh?.(queries);
    }
  });
}
