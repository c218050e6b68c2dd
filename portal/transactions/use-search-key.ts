import { type RefObject, useEffect } from 'react';
import { onSearchWished } from '../navigation/search-wish.ts';

/** Gives the search box the focus when the member asks for it with `/`, here or on another tab. */
export function useSearchKey(search: RefObject<HTMLInputElement | null>): void {
  useEffect(
    () =>
      onSearchWished(() => {
        search.current?.focus();
        search.current?.select();
      }),
    [search],
  );
}
