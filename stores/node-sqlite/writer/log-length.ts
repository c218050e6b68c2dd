/** Where the log is so many times as long as a long log, the writer has not copied the last pages. */
const tooLong = 3;

/** Whether the log shall be restarted: then the writer is asked to copy the last pages. */
export function isLong(pages: number, longLogPages: number): boolean {
  return pages > longLogPages;
}

/** Whether the writer is held up while the log is copied, since it grows all the same. */
export function isTooLong(pages: number, longLogPages: number): boolean {
  return pages > tooLong * longLogPages;
}
