import { useLocation, useNavigate } from 'react-router';
import type { Member } from '#contract/identity/sign-in/sign-in.ts';
import { rememberSignIn } from '../../bank-client/sign-in-flag.ts';
import { rememberUsername } from './remembered-username.ts';

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
