/**
 * Whether the form of this page was sent before its script had arrived (see `starterCode`). True once: from here on forms
 * answer for themselves. A form sent on another page, without a screen that asks, does not count here.
 */
export function takeEarlySubmit(): boolean {
  const { dataset } = document.documentElement;
  const early = dataset['sent'] === window.location.pathname;
  dataset['sent'] = 'answered';
  return early;
}
