import { useLocation, useNavigate } from 'react-router';
import type { Member } from '#contract/identity/sign-in/sign-in.ts';
import { rememberSignIn } from '../../bank-client/sign-in-flag.ts';
import { keep, kept } from '../../browser/browser-storage.ts';

/**
 * Takes a member whose session has begun to the dashboard (R-L3), and on to the place that the fragment of the address
 * names. `remember` says whether the next visit should know the username; without it that stays as it is.
 */
export function useArrive(): (member: Member, remember?: boolean) => Promise<void> {
  const navigate = useNavigate();
  const { hash } = useLocation();
  return async ({ username }, remember) => {
    rememberSignIn(username);
    if (remember !== undefined) rememberUsername(remember ? username : null);
    await navigate({ pathname: '/dashboard', hash });
  };
}

const key = 'rememberedUsername';

/** The username of the last visit, if the member who signed in asked to have it remembered (R-L1). Never the password. */
export function rememberedUsername(): string | null {
  return kept(key);
}

/** Keeps the username for the next visit, or with null forgets it. */
function rememberUsername(username: string | null): void {
  keep(key, username);
}
