import { createContext, use } from 'react';
import type { Member } from '#contract/sign-in/sign-in.ts';

/** Who is signed in, and the way out. */
export interface Session {
  member: Member;
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
