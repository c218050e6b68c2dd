import type { FocusEvent } from 'react';

/**
 * For `onFocus` of a row that can be pushed along: what a key leads to comes in whole, with its list item. Browsers leave a
 * control where it is of which only the edge is in sight. A press moves nothing: it would miss its button.
 */
export function bringInSight({ target }: FocusEvent): void {
  if (!target.matches(':focus-visible')) return;
  (target.closest('li') ?? target).scrollIntoView({ block: 'nearest', inline: 'nearest' });
}
