import {
  infiniteQueryOptions,
  mutationOptions,
  type QueryClient,
  queryOptions,
} from '@tanstack/react-query';
import type { PasskeyAnswer } from '#contract/identity/authentication/factors.ts';
import type {
  BrowserId,
  Factors,
  PasskeyId,
  SessionId,
} from '#contract/identity/security/security.ts';
import type { FirstPaymentDelay } from '#contract/identity/security/security-terms.ts';
import { bank } from '../../bank-client/bank-client.ts';
import { bankNow } from '../../browser/bank-clock.ts';
import { mayHelpToAskAgain, retryDelayMs } from '../../bank-client/ask-again.ts';

/** Under this key lies everything that is read of the member's safety, but for the settings. */
export const securityKey = ['security'] as const;

/** The member's factors besides the password. */
export const factorsQuery = queryOptions({
  queryKey: [...securityKey, 'factors'],
  queryFn: async ({ signal }) => (await bank()).security.factors(undefined, { signal }),
});

/** Where the member is signed in, and the browsers they trust. Another device may have changed it meanwhile. */
export const sessionsQuery = queryOptions({
  queryKey: [...securityKey, 'sessions'],
  queryFn: async ({ signal }) => (await bank()).security.sessions(undefined, { signal }),
  refetchOnWindowFocus: 'always',
});

/** Whether staff are calling the member. A call ends by itself, and the query is refreshed then. */
export const callQuery = queryOptions({
  queryKey: [...securityKey, 'call'],
  queryFn: async ({ signal }) => (await bank()).security.call(undefined, { signal }),
  refetchInterval: ({ state: { data } }) =>
    data?.call ? Math.max(1_000, data.call.until - bankNow()) : false,
});

const pageSize = 10;

/** The security events of the member, newest first, page by page. */
export const securityLogQuery = infiniteQueryOptions({
  queryKey: [...securityKey, 'log'],
  initialPageParam: undefined as number | undefined,
  queryFn: async ({ pageParam, signal }) =>
    (await bank()).security.log(
      { limit: pageSize, ...(pageParam !== undefined && { before: pageParam }) },
      { signal },
    ),
  getNextPageParam: (page) => page.next ?? undefined,
});

/** The changes are idempotent, so they are repeated where no answer came. */
const repeatable = { retry: mayHelpToAskAgain, retryDelay: retryDelayMs };

/** Answers with a secret, or for a single use: forgotten as soon as they are out of sight, and never repeated unasked. */
const once = { gcTime: 0 };

export const beginAuthenticator = mutationOptions({
  mutationFn: async () => (await bank()).security.beginAuthenticator({}),
  ...once,
});

export const finishAuthenticator = mutationOptions({
  mutationFn: async (code: string) =>
    (await (await bank()).security.finishAuthenticator({ code })).factors,
  ...once,
});

export const removeAuthenticator = mutationOptions({
  mutationFn: async () => (await (await bank()).security.removeAuthenticator({})).factors,
  ...repeatable,
});

export const beginPasskey = mutationOptions({
  mutationFn: async () => (await (await bank()).security.beginPasskey({})).options,
  ...once,
});

export const finishPasskey = mutationOptions({
  mutationFn: async (made: { answer: PasskeyAnswer; name: string }) =>
    (await (await bank()).security.finishPasskey(made)).factors,
  ...once,
});

export const removePasskey = mutationOptions({
  mutationFn: async (id: PasskeyId) =>
    (await (await bank()).security.removePasskey({ id })).factors,
  ...repeatable,
});

export const makeRecoveryCodes = mutationOptions({
  mutationFn: async () => (await bank()).security.makeRecoveryCodes({}),
  ...once,
});

export const endSession = mutationOptions({
  mutationFn: async (id: SessionId) => (await bank()).security.endSession({ id }),
  ...repeatable,
});

/** Not repeated: the first may have ended them, and then the second would tell of none. */
export const endOtherSessions = mutationOptions({
  mutationFn: async () => (await (await bank()).security.endOtherSessions({})).ended,
});

export const forgetBrowser = mutationOptions({
  mutationFn: async (id: BrowserId) => (await bank()).security.forgetBrowser({ id }),
  ...repeatable,
});

export const setFirstPaymentDelay = mutationOptions({
  mutationFn: async (hours: FirstPaymentDelay) =>
    (await bank()).security.setFirstPaymentDelay({ hours }),
  ...repeatable,
});

/** Shows factors that the bank has just answered with. */
export function showFactors(queries: QueryClient, factors: Factors): void {
  queries.setQueryData(factorsQuery.queryKey, factors);
}

/** Reads again what a change of the member's safety shows in, besides the settings. */
export function refreshSecurity(queries: QueryClient): Promise<void> {
  return queries.invalidateQueries({ queryKey: securityKey });
}
