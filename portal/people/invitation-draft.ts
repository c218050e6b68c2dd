import type { InvitableRole } from '#contract/people/access-terms.ts';
import type { LocalDate } from '#contract/time/time.ts';
import { readAmount } from '#contract/text/typed-amount.ts';
import type { WantedInvitation } from './queries.ts';

/** An invitation as it is typed. */
export interface InvitationDraft {
  readonly name: string;
  readonly role: InvitableRole;
  readonly limit: string;
  readonly until: string;
}

/** The least that can be given. */
export const emptyInvitation: InvitationDraft = { name: '', role: 'viewer', limit: '', until: '' };

export type InvitationFault = 'name' | 'limit';

/** What is missing, in the order of the form; else the invitation. A text that is no amount says so for itself. */
export function readInvitation({
  name,
  role,
  limit,
  until,
}: InvitationDraft):
  | { readonly kind: 'wrong'; readonly faults: readonly InvitationFault[] }
  | { readonly kind: 'right'; readonly wanted: WantedInvitation } {
  const amount = hasLimit(role) ? readAmount(limit) : null;
  const isLimitRight = amount === null || (amount.kind === 'amount' && amount.cents > 0);
  const faults: InvitationFault[] = [
    ...(name.trim() === '' ? (['name'] as const) : []),
    ...(isLimitRight ? [] : (['limit'] as const)),
  ];
  if (faults.length > 0) return { kind: 'wrong', faults };
  const dailyLimit = amount?.kind === 'amount' ? amount.cents : null;
  const lastDay = until === '' ? null : (until as LocalDate);
  return { kind: 'right', wanted: { name: name.trim(), role, until: lastDay, dailyLimit } };
}

/** The roles that can be granted, those with the fewest rights first. */
export function offeredRoles(mayInviteTo: readonly InvitableRole[]): InvitableRole[] {
  return mayInviteTo.toReversed();
}

/** Whether somebody in that role sends within a limit of their own. */
export function hasLimit(role: InvitableRole): boolean {
  return role === 'authorised-user';
}
