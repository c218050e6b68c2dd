import { createContext, use } from 'react';
import type { AccessArea } from '#contract/procedures/procedure.ts';
import type { Member } from '#contract/identity/sign-in/sign-in.ts';

/** A membership to which the signed-in person has access. */
export type Membership = Member['memberships'][number];

/** Who is signed in, for which membership, and the way out. */
export interface Session {
  member: Member;
  /** What is shown and done is of this one. */
  membership: Membership;
  /**
   * Goes to another one: whatever is shown and done from then on is of that. One that is new to the portal comes with what the
   * bank has said since of the signed-in person.
   */
  switchTo: (membership: Membership, member?: Member) => void;
  /**
   * Ends the session at the bank and goes to the sign-in page (R-S5). Where the bank cannot be
   * reached the member stays signed in, and the shell says so.
   */
  signOut: () => void;
  isSigningOut: boolean;
  /** Why the last try to sign out failed. */
  signOutError: Error | null;
}

export const SessionContext = createContext<Session | null>(null);

/** The session of the signed-in shell, for everything inside it. */
export function useSession(): Session {
  const session = use(SessionContext);
  if (session === null) throw new Error('useSession is for the signed-in shell only');
  return session;
}

/**
 * Whether the signed-in person may do what is about this in the membership that is shown. What they may not is not offered; the
 * bank decides by itself.
 */
export function useMay(area: AccessArea): boolean {
  return useSession().membership.may.includes(area);
}
