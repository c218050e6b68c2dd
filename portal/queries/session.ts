import { createContext, type ReactNode, use } from 'react';
import type { AccessArea } from '#contract/procedures/procedure.ts';
import type { Member } from '#contract/identity/sign-in/sign-in.ts';

/** A membership to which the signed-in person has access. */
export type Membership = Member['memberships'][number];

/** The signed-in person, the membership, and the way out. */
export interface Session {
  member: Member;
  /** The membership of shown data and actions. */
  membership: Membership;
  /**
   * Goes to another membership: all shown data and all actions from then on are of that. A membership that is new to the
   * portal comes with the bank's latest data on the signed-in person.
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
 * Whether the signed-in person has the rights to this area in the shown membership. Actions without rights are not offered;
 * the bank decides by itself.
 */
export function useMay(area: AccessArea): boolean {
  return useSession().membership.may.includes(area);
}

/** Content that is offered only with the rights to this area in the shown membership. */
export function May({ area, children }: { area: AccessArea; children: ReactNode }) {
  return useMay(area) && children;
}
