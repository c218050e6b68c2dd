/**
 * The user name as the bank keeps it, or null where it cannot be one: 4 to 32 letters, digits, dots and dashes,
 * beginning with a letter. Anyone who has not come on-line yet has their id for one, which is longer than that: nobody can
 * choose it.
 */
export function readUsername(typed: string): string | null {
  const username = typed.trim().toLowerCase();
  return /^[a-z][\d.a-z-]{3,31}$/.test(username) ? username : null;
}
