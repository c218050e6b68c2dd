import { cents } from '#contract/money/cents.ts';
import type { PartyRole } from '#contract/people/access-terms.ts';
import type { EpochMs } from '#contract/time/time.ts';
import type { Kysely } from 'kysely';
import { holdsAt } from '../parties/party-records.ts';
import type { Tables } from '../database/tables.ts';
import type { SignedIn } from '../gate.ts';
import { holderRoles, ownerRoles } from '../parties/party-roles.ts';
import type { Ownership, ShareAccount } from './share-insurance.ts';

/** Those whose money it is: of a child's membership the child. */
const shareOwnerRoles: readonly PartyRole[] = [...new Set([...ownerRoles, ...holderRoles])];

/** What somebody holds at the credit union. */
export interface ShareHoldings {
  /** Whose insurance it is. */
  readonly owner: string;
  readonly accounts: readonly ShareAccount[];
}

/**
 * The share accounts in which an owner has an interest, in all their memberships, since those of one category are insured
 * together (12 CFR 745.3, 745.8). Somebody who acts for the owners, or only looks, learns what the holder has in this one.
 * The shares of a business are its own: in its membership alone they are looked at, and nothing of its owners with them.
 */
export async function listShareHoldings(
  db: Kysely<Tables>,
  { personId, membershipId }: Pick<SignedIn, 'personId' | 'membershipId'>,
  at: EpochMs,
): Promise<ShareHoldings> {
  if (await isBusiness(db, membershipId)) {
    const ownership = { kind: 'business', owner: membershipId } as const;
    const balances = await listBalances(db, [membershipId]);
    return {
      owner: membershipId,
      accounts: balances.map(({ balance }) => ({ balance: cents(balance), ownership })),
    };
  }
  const here = await shareParties(db, [membershipId], at);
  const isOwner = here.some(({ person, role }) => person === personId && isOwnerRole(role));
  const holder = here.find(({ role }) => (holderRoles as readonly PartyRole[]).includes(role));
  const owner = isOwner ? personId : (holder?.person ?? personId);
  const memberships = isOwner ? await membershipsOwnedBy(db, owner, at) : [membershipId];
  const parties = memberships.length > 1 ? await shareParties(db, memberships, at) : here;
  const balances = await listBalances(db, memberships);
  const accounts = balances.map(({ membership_id: of, balance }) => ({
    balance: cents(balance),
    ownership: ownershipOf(parties.filter(({ membership }) => membership === of)),
  }));
  return { owner, accounts };
}

async function isBusiness(db: Kysely<Tables>, membershipId: string): Promise<boolean> {
  const { business_name: name } = await db
    .selectFrom('membership')
    .select('business_name')
    .where('id', '=', membershipId)
    .executeTakeFirstOrThrow();
  return name !== null;
}

async function listBalances(db: Kysely<Tables>, memberships: readonly string[]) {
  return await db
    .selectFrom('account')
    .innerJoin('account_balance', 'account_balance.account_id', 'account.id')
    .select(['account.membership_id', 'account_balance.balance'])
    .where('account.membership_id', 'in', memberships)
    .orderBy('account.membership_id')
    .orderBy('account.position')
    .execute();
}

interface ShareParty {
  readonly membership: string;
  readonly person: string;
  readonly role: PartyRole;
}

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

async function shareParties(
  db: Kysely<Tables>,
  memberships: readonly string[],
  at: EpochMs,
): Promise<ShareParty[]> {
  return await db
    .selectFrom('party')
    .select(['membership_id as membership', 'person_id as person', 'role'])
    .where('membership_id', 'in', memberships)
    .where('role', 'in', [...shareOwnerRoles, 'beneficiary'])
    .where(holdsAt(at))
    .orderBy('from_at')
    .orderBy('person_id')
    .execute();
}

/** The memberships of people; those of businesses are left out. */
async function membershipsOwnedBy(
  db: Kysely<Tables>,
  owner: string,
  at: EpochMs,
): Promise<string[]> {
  const rows = await db
    .selectFrom('party')
    .innerJoin('membership', 'membership.id', 'party.membership_id')
    .select('membership_id')
    .distinct()
    .where('membership.business_name', 'is', null)
    .where('person_id', '=', owner)
    .where('role', 'in', shareOwnerRoles)
    .where(holdsAt(at))
    .execute();
  return rows.map((row) => row.membership_id);
}
