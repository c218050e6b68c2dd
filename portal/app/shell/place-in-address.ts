import type { Place } from '../../navigation/tabs.ts';
import { requestToken } from '../../money-requests/request-link.ts';
import { tokenInLink } from '../../people/invitation-link.ts';

/**
 * The places that a link from outside can name by the fragment of the address, besides those of an invitation and of a request for money. The server leads
 * `/.well-known/change-password` to the first.
 */
const places: Readonly<Record<string, Place>> = {
  '#change-password': { place: 'security', detail: { part: 'security' } },
};

/** The place that the fragment names; null where it names none. */
export function placeInAddress(hash: string): Place | null {
  const invitation = tokenInLink(hash);
  if (invitation !== null) return { place: 'people', detail: { invitation } };
  const request = requestToken(hash);
  if (request !== null) return { place: 'requests', detail: { request } };
  return Object.hasOwn(places, hash) ? (places[hash] ?? null) : null;
}
