import type { RefusalOf } from '#contract/procedures/procedure.ts';
import type { grantRefusals } from '#contract/people/people.ts';
import type { Cents } from '#contract/money/cents.ts';
import { InvitableRole, type PartyRole } from '#contract/procedures/access-terms.ts';
import type { LocalDate, EpochMs } from '#contract/time/time.ts';
import { limitedRoles } from '../parties/party-limits.ts';
import { ownerRoles, areasOf } from '../parties/role-policy.ts';
import { addDays, localMoment, startOfDay } from '../calendar/local-time.ts';

/** So many invitations of a membership can be open at a time. */
export const openInvitationsMax = 10;

/** The access that a person wants to give. */
export interface WantedAccess {
  readonly role: InvitableRole;
  readonly until: LocalDate | null;
  readonly dailyLimit: Cents | null;
}

/** The person who gives it. */
export interface Granter {
  readonly role: PartyRole;
  /** The last day of their own access; null: until further notice. */
  readonly until: LocalDate | null;
}

type GrantRefusal = RefusalOf<typeof grantRefusals>;

const rolesOfBusiness: readonly InvitableRole[] = ['initiator', 'approver'];

/**
 * Whether a person in one role may give the other: a giver must have the access, and only owners own. A role that may send
 * may let others ask for it.
 */
export function mayGrant(granter: PartyRole, role: InvitableRole): boolean {
  const own = areasOf(granter);
  return (
    own.includes('grant') &&
    areasOf(role).every((area) => own.includes(area === 'initiate' ? 'move' : area)) &&
    (!isOwner(role) || isOwner(granter))
  );
}

/** The roles to which somebody in that role may invite. Only in a business one asks for payments and another approves them. */
export function grantableBy(granter: PartyRole, isBusiness: boolean): InvitableRole[] {
  return InvitableRole.options.filter(
    (role) => mayGrant(granter, role) && (isBusiness || !rolesOfBusiness.includes(role)),
  );
}

/** Whether access until the one day is longer than the granter's own until the other; null: until further notice. */
export function outlasts(until: LocalDate | null, granters: LocalDate | null): boolean {
  return granters !== null && (until === null || until > granters);
}

/** Decides what somebody wants to give, in this order; null where they may. */
export function refuseGrant(
  granter: Granter,
  { role, until, dailyLimit }: WantedAccess,
  {
    today,
    open,
    isBusiness,
  }: { readonly today: LocalDate; readonly open: number; readonly isBusiness: boolean },
): GrantRefusal | null {
  if (!grantableBy(granter.role, isBusiness).includes(role) || outlasts(until, granter.until)) {
    return { code: 'GRANTS_TOO_MUCH' };
  }
  if (until !== null && until < today) {
    return { code: 'ACCESS_ENDS_IN_PAST' };
  }
  const isLimited = limitedRoles.includes(role);
  if (isLimited && dailyLimit === null) {
    return { code: 'ACCESS_LIMIT_MISSING' };
  }
  if (!isLimited && dailyLimit !== null) {
    return { code: 'ACCESS_LIMIT_NOT_FOR_ROLE' };
  }
  return open >= openInvitationsMax
    ? { code: 'TOO_MANY_INVITATIONS', data: { most: openInvitationsMax } }
    : null;
}

/**
 * Whether a person may end the access of another: of the invitable roles, except an owner, since owners only leave. The
 * credit union ends the access that it has given.
 */
export function mayEnd(granter: PartyRole, role: PartyRole): boolean {
  return areasOf(granter).includes('grant') && isInvitable(role) && !isOwner(role);
}

/** Whether somebody may give up their own access; of the person in whose name the membership is it ends with it. */
export function mayLeave(role: PartyRole): boolean {
  return isInvitable(role);
}

/** Whether somebody may set the daily limit of another. */
export function mayLimit(granter: PartyRole, role: PartyRole): boolean {
  return areasOf(granter).includes('grant') && limitedRoles.includes(role);
}

function isOwner(role: PartyRole): boolean {
  return (ownerRoles as readonly PartyRole[]).includes(role);
}

function isInvitable(role: PartyRole): boolean {
  return InvitableRole.safeParse(role).success;
}

/** The moment at which access ends whose last day that is, in the time zone of the bank; null: never. */
export function endOfAccess(lastDay: LocalDate | null, timeZone: string): EpochMs | null {
  return lastDay === null ? null : startOfDay(addDays(lastDay, 1), timeZone);
}

/** The last day of access that ends at that moment. */
export function lastDayOfAccess(untilAt: number | null, timeZone: string): LocalDate | null {
  return untilAt === null ? null : localMoment((untilAt - 1) as EpochMs, timeZone).date;
}
