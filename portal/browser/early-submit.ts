/**
 * Whether the form of this page was sent before its script had arrived (see `starterCode`). True once: from here on
 * forms answer for themselves. What was sent on another page, whose screens never ask, is nothing to this one.
 */
export function takeEarlySubmit(): boolean {
  const { dataset } = document.documentElement;
  const early = dataset['sent'] === window.location.pathname;
  dataset['sent'] = 'answered';
  return early;
}
