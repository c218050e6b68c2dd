import type { FocusEvent } from 'react';

/**
 * For `onFocus` of a scrolling row: the control that a key leads to comes in whole, with its list item. Browsers do not
 * move a control while only its edge is in sight. A press moves nothing: it would miss its button.
 */
export function bringInSight({ target }: FocusEvent): void {
  if (!target.matches(':focus-visible')) return;
  (target.closest('li') ?? target).scrollIntoView({ block: 'nearest', inline: 'nearest' });
}
