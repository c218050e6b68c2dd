import { readBy } from '../queries/bank-queries.ts';
import { type QueryClient, queryOptions } from '@tanstack/react-query';
import type { InferContractRouterOutputs } from '@orpc/contract';
import type { Contract } from '#contract/index.ts';
import type { InvitableRole } from '#contract/procedures/access-terms.ts';
import type { Cents } from '#contract/money/cents.ts';
import type { LocalDate } from '#contract/time/time.ts';
import { bank } from '../bank-client/bank-client.ts';
import { bankChange, changeBy, forgotten, repeatable } from '../queries/bank-changes.ts';

/** The people with access to the shown membership. */
export const peopleKey = ['people'] as const;

/** Everybody with a role in the membership, and the open invitations. */
export const peopleQuery = readBy('people', 'list', [...peopleKey, 'list']);

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
export const invite = changeBy('people', 'invite', forgotten);

export const withdrawInvitation = changeBy('people', 'withdraw', repeatable);

export const changeLimit = changeBy('people', 'limit', repeatable);

/** Not repeated: once ended, there is nobody whose access could be ended. */
export const endAccess = changeBy('people', 'end');

export const leave = bankChange(({ people }) => people.leave({}));

/** The token of the link and the code of an invitation. A wrong code counts, so nothing is repeated. */
export interface Invited {
  readonly token: string;
  readonly code: string;
}

export const showInvitation = changeBy('people', 'offered', forgotten);

export const acceptInvitation = changeBy('people', 'accept');

/** Reads again who has access. */
export function refreshPeople(queries: QueryClient): Promise<void> {
  return queries.invalidateQueries({ queryKey: peopleKey });
}
