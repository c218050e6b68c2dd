/**
 * Whether a key belongs to an input method, which takes Enter to end a word. Safari ends the composition before it tells of
 * that key, which then has only the code 229 (UI Events, "Legacy key attributes").
 */
export function isComposing(event: Pick<KeyboardEvent, 'isComposing' | 'keyCode'>): boolean {
  // oxlint-disable-next-line typescript/no-deprecated -- nothing else tells of it in Safari
  return event.isComposing || event.keyCode === 229;
}
