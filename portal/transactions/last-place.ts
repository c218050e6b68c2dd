import { type QueryClient, useQueryClient } from '@tanstack/react-query';
import { useEffect, useLayoutEffect, useRef } from 'react';
import type { Filters } from './filters.ts';

interface Place {
  readonly filters: Filters;
  /** How far the page was scrolled, in CSS pixels. */
  readonly scrolled: number;
}

/** By visit: a member's last place is gone when they sign out. */
const places = new WeakMap<QueryClient, Place>();

/** Where the member was last in this visit, if they were here. */
export function lastPlace(visit: QueryClient): Place | undefined {
  return places.get(visit);
}

/** Remembers where the member is when they leave, and leads them back there when they return to the same filters. */
export function useLastPlace(filters: Filters): void {
  const visit = useQueryClient();
  const shown = useRef(filters);
  useEffect(() => {
    shown.current = filters;
  }, [filters]);

  useEffect(() => {
    const place = places.get(visit);
    if (place === undefined || place.filters !== shown.current) return;
    // A new place is first seen from its top; the restored position comes after that.
    const frame = requestAnimationFrame(() => window.scrollTo(0, place.scrolled));
    return () => cancelAnimationFrame(frame);
  }, [visit]);

  useLayoutEffect(
    () => () => {
      places.set(visit, { filters: shown.current, scrolled: window.scrollY });
    },
    [visit],
  );
}
