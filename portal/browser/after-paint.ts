/** Does the work when what was changed just now is on the screen: anyone who pressed something sees that first. */
export function afterPaint(work: () => void): void {
  // A page that nobody sees draws no frames.
  if (document.visibilityState === 'visible') requestAnimationFrame(() => setTimeout(work));
  else setTimeout(work);
}
