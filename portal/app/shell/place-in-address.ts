import type { Place } from '../../navigation/tabs.ts';

/**
 * The places that a link from outside can name by the fragment of the address. The server leads
 * `/.well-known/change-password` to the first.
 */
const places: Readonly<Record<string, Place>> = {
  '#change-password': { place: 'security', detail: { part: 'security' } },
};

/** The place that the fragment names; null where it names none. */
export function placeInAddress(hash: string): Place | null {
  return Object.hasOwn(places, hash) ? (places[hash] ?? null) : null;
}
