/**
 * Whether the form was sent before its script had arrived (see `starterCode`). True once: from here on
 * forms answer for themselves.
 */
export function takeEarlySubmit(): boolean {
  const { dataset } = document.documentElement;
  const early = dataset['sent'] === 'early';
  dataset['sent'] = 'answered';
  return early;
}
