const key = 'rememberedUsername';

/** The username of the last visit, if whoever signed in asked to have it remembered (R-L1). Never the password. */
export function rememberedUsername(): string | null {
  return localStorage.getItem(key);
}

/** Keeps the username for the next visit, or with null forgets it. */
export function rememberUsername(username: string | null): void {
  if (username === null) localStorage.removeItem(key);
  else localStorage.setItem(key, username);
}
