import { mutationOptions, type QueryClient, queryOptions } from '@tanstack/react-query';
import type { InferContractRouterOutputs } from '@orpc/contract';
import type { Contract } from '#contract/index.ts';
import type { InvitableRole } from '#contract/procedures/access-terms.ts';
import type { InvitationId, PersonId } from '#contract/people/people.ts';
import type { Cents } from '#contract/money/cents.ts';
import type { LocalDate } from '#contract/time/time.ts';
import { bank } from '../bank-client/bank-client.ts';
import { mayHelpToAskAgain, retryDelayMs } from '../bank-client/ask-again.ts';

/** The people with access to the shown membership. */
export const peopleKey = ['people'] as const;

/** Everybody with a role in the membership, and the open invitations. */
export const peopleQuery = queryOptions({
  queryKey: [...peopleKey, 'list'],
  queryFn: async ({ signal }) => (await bank()).people.list(undefined, { signal }),
});

type PeopleOutputs = InferContractRouterOutputs<Contract>['people'];

/** Somebody with a role in the membership. */
export type PersonWithAccess = PeopleOutputs['list']['people'][number];

/** An invitation that nobody has accepted yet. */
export type OpenInvitation = PeopleOutputs['list']['invitations'][number];

/** The access of an invitation, as the invited person reads it. */
export type OfferedAccess = PeopleOutputs['offered'];

/** The current view of a person in that role. */
export function previewQuery(role: InvitableRole) {
  return queryOptions({
    queryKey: [...peopleKey, 'preview', role],
    queryFn: async ({ signal }) => (await bank()).people.preview({ role }, { signal }),
    staleTime: 0,
  });
}

/** The access of an invitation, as the inviter writes it down. */
export interface WantedInvitation {
  readonly name: string;
  readonly role: InvitableRole;
  readonly until: LocalDate | null;
  readonly dailyLimit: Cents | null;
}

/** Not repeated, and forgotten as soon as nobody looks: its code is shown once. */
export const invite = mutationOptions({
  mutationFn: async (wanted: WantedInvitation) => (await bank()).people.invite(wanted),
  gcTime: 0,
});

/** The changes are idempotent, so they are repeated where no answer came. */
const repeatable = { retry: mayHelpToAskAgain, retryDelay: retryDelayMs };

export const withdrawInvitation = mutationOptions({
  mutationFn: async (invitation: InvitationId) => (await bank()).people.withdraw({ invitation }),
  ...repeatable,
});

export const changeLimit = mutationOptions({
  mutationFn: async (wanted: { person: PersonId; dailyLimit: Cents }) =>
    (await bank()).people.limit(wanted),
  ...repeatable,
});

/** Not repeated: once ended, there is nobody whose access could be ended. */
export const endAccess = mutationOptions({
  mutationFn: async (person: PersonId) => (await bank()).people.end({ person }),
});

export const leave = mutationOptions({
  mutationFn: async () => (await bank()).people.leave({}),
});

/** The token of the link and the code of an invitation. A wrong code counts, so nothing is repeated. */
export interface Invited {
  readonly token: string;
  readonly code: string;
}

export const showInvitation = mutationOptions({
  mutationFn: async (invited: Invited) => (await bank()).people.offered(invited),
  gcTime: 0,
});

export const acceptInvitation = mutationOptions({
  mutationFn: async (invited: Invited) => (await bank()).people.accept(invited),
});

/** Reads again who has access. */
export function refreshPeople(queries: QueryClient): Promise<void> {
  return queries.invalidateQueries({ queryKey: peopleKey });
}
