import { readBy } from '../../queries/bank-queries.ts';
import {
  infiniteQueryOptions,
  type QueryClient,
  queryOptions,
  useQueryClient,
} from '@tanstack/react-query';
import type { PasskeyAnswer } from '#contract/identity/authentication/factors.ts';
import type { Factors, PasskeyId } from '#contract/identity/security/security.ts';
import { bank } from '../../bank-client/bank-client.ts';
import { bankNow } from '../../browser/bank-clock.ts';
import { bankChange, changeBy, forgotten, repeatable } from '../../queries/bank-changes.ts';
import { settingsQuery } from '../../settings/queries.ts';

/** Under this key lies everything that is read of the member's safety, but for the settings. */
export const securityKey = ['security'] as const;

/** The member's factors besides the password. */
export const factorsQuery = readBy('security', 'factors', [...securityKey, 'factors']);

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

export const beginAuthenticator = bankChange(
  ({ security }) => security.beginAuthenticator({}),
  forgotten,
);

export const finishAuthenticator = bankChange(
  async ({ security }, code: string) => (await security.finishAuthenticator({ code })).factors,
  forgotten,
);

export const removeAuthenticator = bankChange(
  async ({ security }) => (await security.removeAuthenticator({})).factors,
  repeatable,
);

export const beginPasskey = bankChange(
  async ({ security }) => (await security.beginPasskey({})).options,
  forgotten,
);

export const finishPasskey = bankChange(
  async ({ security }, made: { answer: PasskeyAnswer; name: string }) =>
    (await security.finishPasskey(made)).factors,
  forgotten,
);

export const removePasskey = bankChange(
  async ({ security }, id: PasskeyId) => (await security.removePasskey({ id })).factors,
  repeatable,
);

export const makeRecoveryCodes = bankChange(
  ({ security }) => security.makeRecoveryCodes({}),
  forgotten,
);

export const endSession = changeBy('security', 'endSession', repeatable);

/** Not repeated: the first may have ended them, and then the second would tell of none. */
export const endOtherSessions = bankChange(
  async ({ security }) => (await security.endOtherSessions({})).ended,
);

export const forgetBrowser = changeBy('security', 'forgetBrowser', repeatable);

export const setFirstPaymentDelay = changeBy('security', 'setFirstPaymentDelay', repeatable);

/** Reads again what a change of the member's safety shows in, besides the settings. */
export function refreshSecurity(queries: QueryClient): Promise<void> {
  return queries.invalidateQueries({ queryKey: securityKey });
}

/** Shows factors that the bank has just answered with, and reads again what follows from them: the score and the log. */
export function useFactorsChanged(): (factors: Factors) => void {
  const queries = useQueryClient();
  return (factors) => {
    queries.setQueryData(factorsQuery.queryKey, factors);
    void refreshSecurity(queries);
    void queries.invalidateQueries({ queryKey: settingsQuery.queryKey });
  };
}
