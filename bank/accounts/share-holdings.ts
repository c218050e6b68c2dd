import { cents } from '#contract/money/cents.ts';
import type { PartyRole } from '#contract/procedures/access-terms.ts';
import type { EpochMs } from '#contract/time/time.ts';
import { sql } from 'kysely';
import { isInList, listOf } from '../database/bulk-insert.ts';
import { type Connection, prepareQuery } from '../database/prepared-query.ts';
import { holdsAt } from '../parties/party-records.ts';
import type { SignedIn } from '../gate.ts';
import { holderRoles, ownerRoles } from '../parties/role-policy.ts';
import type { Ownership, ShareAccount } from './share-insurance.ts';

/** The roles that own the money: in a child's membership, the child. */
const shareOwnerRoles: readonly PartyRole[] = [...new Set([...ownerRoles, ...holderRoles])];

/** The shares of a person at the credit union. */
export interface ShareHoldings {
  /** The insured person. */
  readonly owner: string;
  readonly accounts: readonly ShareAccount[];
}

/**
 * The share accounts in which an owner has an interest, in all their memberships, since those of one category are insured
 * together (12 CFR 745.3, 745.8). Somebody who acts for the owners, or only looks, learns what the holder has in this one.
 * The shares of a business are its own: in its membership alone they are looked at, and nothing of its owners with them.
 */
export async function listShareHoldings(
  scope: Connection,
  { personId, membershipId }: Pick<SignedIn, 'personId' | 'membershipId'>,
  at: EpochMs,
): Promise<ShareHoldings> {
  const [named] = await businessName(scope, { membershipId });
  if (typeof named?.business_name === 'string') {
    const ownership = { kind: 'business', owner: membershipId } as const;
    const balances = await listBalances(scope, { memberships: listOf([membershipId]) });
    return {
      owner: membershipId,
      accounts: balances.map(({ balance }) => ({ balance: cents(balance), ownership })),
    };
  }
  const here = await shareParties(scope, { memberships: listOf([membershipId]), at });
  const isOwner = here.some(({ person, role }) => person === personId && isOwnerRole(role));
  const holder = here.find(({ role }) => (holderRoles as readonly PartyRole[]).includes(role));
  const owner = isOwner ? personId : (holder?.person ?? personId);
  const owned = isOwner ? await membershipsOwnedBy(scope, { owner, at }) : [];
  const ids = isOwner ? owned.map(({ membership_id: id }) => id) : [membershipId];
  const memberships = listOf(ids);
  const parties = ids.length > 1 ? await shareParties(scope, { memberships, at }) : here;
  const balances = await listBalances(scope, { memberships });
  const accounts = balances.map(({ membership_id: of, balance }) => ({
    balance: cents(balance),
    ownership: ownershipOf(parties.filter(({ membership }) => membership === of)),
  }));
  return { owner, accounts };
}

const businessName = prepareQuery(['membershipId'], ({ trx, places }) =>
  trx.selectFrom('membership').select('business_name').where('id', '=', places.membershipId),
);

const listBalances = prepareQuery(['memberships'], ({ trx, engine, places }) =>
  trx
    .selectFrom('account')
    .innerJoin('account_balance', 'account_balance.account_id', 'account.id')
    .select(['account.membership_id', 'account_balance.balance'])
    .where(isInList({ engine }, 'account.membership_id', places.memberships))
    .orderBy('account.membership_id')
    .orderBy('account.position'),
);

type ShareParty = Awaited<ReturnType<typeof shareParties>>[number];

function isOwnerRole(role: PartyRole): boolean {
  return shareOwnerRoles.includes(role);
}

/** Accounts payable on death are informal trusts of their owners (12 CFR 745.4). */
function ownershipOf(parties: readonly ShareParty[]): Ownership {
  const peopleIn = (wanted: (role: PartyRole) => boolean) => [
    ...new Set(parties.filter(({ role }) => wanted(role)).map(({ person }) => person)),
  ];
  const owners = peopleIn(isOwnerRole);
  const beneficiaries = peopleIn((role) => role === 'beneficiary');
  if (beneficiaries.length > 0) {
    return { kind: 'revocable-trust', grantors: owners, beneficiaries };
  }
  const [owner = ''] = owners;
  return owners.length > 1 ? { kind: 'joint', owners } : { kind: 'single', owner };
}

const shareParties = prepareQuery(['memberships', 'at'], ({ trx, engine, places }) =>
  trx
    .selectFrom('party')
    .select(['membership_id as membership', 'person_id as person', 'role'])
    .where(isInList({ engine }, 'membership_id', places.memberships))
    .where('role', 'in', [...shareOwnerRoles, 'beneficiary'])
    .where(holdsAt(sql<EpochMs>`${places.at}`))
    .orderBy('from_at')
    .orderBy('person_id'),
);

/** The memberships of people; business memberships are left out. */
const membershipsOwnedBy = prepareQuery(['owner', 'at'], ({ trx, places }) =>
  trx
    .selectFrom('party')
    .innerJoin('membership', 'membership.id', 'party.membership_id')
    .select('membership_id')
    .distinct()
    .where('membership.business_name', 'is', null)
    .where('person_id', '=', places.owner)
    .where('role', 'in', shareOwnerRoles)
    .where(holdsAt(sql<EpochMs>`${places.at}`)),
);
