import { keep, kept, onKeptElsewhere } from '../browser/browser-storage.ts';

/**
 * Spec §3 (R-E6): the two keys of local storage. The keys name the person that seems to be signed in and grant nothing: the
 * bank's session decides the view.
 */
const flagKey = 'isLoggedIn';
const usernameKey = 'username';

/** Notes that this person has signed in (R-L3). */
export function rememberSignIn(username: string): void {
  keep(flagKey, 'true');
  keep(usernameKey, username);
}

/** Removes both keys (R-S5). Other tabs of this browser hear of it by the `storage` event. */
export function forgetSignIn(): void {
  keep(flagKey, null);
  keep(usernameKey, null);
}

/** Whether the flag is there, whatever its value (R-R2). */
export function seemsSignedIn(): boolean {
  return kept(flagKey) !== null;
}

/** The username of the member who seems to be signed in, or null. */
export function signedInAs(): string | null {
  return seemsSignedIn() ? kept(usernameKey) : null;
}

/**
 * Calls `changed` when another tab of this browser signs in, signs out or becomes somebody else.
 * Returns the way to stop.
 */
export function onSignInChangedElsewhere(changed: () => void): () => void {
  return onKeptElsewhere([flagKey, usernameKey], changed);
}
