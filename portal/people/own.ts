import type { PartyRole } from '#contract/people/access-terms.ts';

/** Whether the membership of somebody in that role is in their own name. */
export function isHolder(role: PartyRole): boolean {
  return role === 'primary' || role === 'minor';
}
