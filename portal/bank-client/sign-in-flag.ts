/**
 * Spec §3 (R-E6): the two keys of local storage. They say who seems to be signed in and grant
 * nothing: the bank's session decides what is shown.
 */
const flagKey = 'isLoggedIn';
const usernameKey = 'username';

/** Notes that this person has signed in (R-L3). */
export function rememberSignIn(username: string): void {
  localStorage.setItem(flagKey, 'true');
  localStorage.setItem(usernameKey, username);
}

/** Removes both keys (R-S5). Other tabs of this browser hear of it by the `storage` event. */
export function forgetSignIn(): void {
  localStorage.removeItem(flagKey);
  localStorage.removeItem(usernameKey);
}

/** Whether the flag is there, whatever its value (R-R2). */
export function seemsSignedIn(): boolean {
  return localStorage.getItem(flagKey) !== null;
}

/** The username of whoever seems to be signed in, or null. */
export function signedInAs(): string | null {
  return seemsSignedIn() ? localStorage.getItem(usernameKey) : null;
}

/**
 * Calls `changed` when another tab of this browser signs in, signs out or becomes somebody else.
 * Returns the way to stop.
 */
export function onSignInChangedElsewhere(changed: () => void): () => void {
  const hear = (event: StorageEvent) => {
    // A null key means that the whole storage was cleared.
    if (event.key === null || event.key === flagKey || event.key === usernameKey) changed();
  };
  window.addEventListener('storage', hear);
  return () => window.removeEventListener('storage', hear);
}
