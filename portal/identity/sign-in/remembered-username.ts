import { keep, kept } from '../../browser/browser-storage.ts';

const key = 'rememberedUsername';

/** The username of the last visit, if the member who signed in asked to have it remembered (R-L1). Never the password. */
export function rememberedUsername(): string | null {
  return kept(key);
}

/** Keeps the username for the next visit, or with null forgets it. */
export function rememberUsername(username: string | null): void {
  keep(key, username);
}
