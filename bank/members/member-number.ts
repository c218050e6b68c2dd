const memberNumberMost = 20;

/**
 * A member number as the bank keeps it, however it is written: letters and digits alone, and capitals. The same for
 * `jc-004 821` and `JC004821`.
 */
export function tidyMemberNumber(typed: string): string {
  return typed
    .normalize('NFKC')
    .toUpperCase()
    .replaceAll(/[^\dA-Z]/g, '');
}

/** Whether staff can give it to a member: 1 to 20 letters and digits, with at least one digit. */
export function isMemberNumber(tidy: string): boolean {
  return tidy.length <= memberNumberMost && /\d/.test(tidy);
}
