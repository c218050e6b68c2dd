import type { QueryClient } from '@tanstack/react-query';
import type { ComponentType, LazyExoticComponent } from 'react';
import type { AccessArea } from '#contract/procedures/procedure.ts';
import { type Membership, useSession } from '../../queries/session.ts';
import { importWhenOnline } from '../../bank-client/reach.ts';
import { lazyScreen } from './lazy-screen.tsx';
import { placesOf, type PlaceName, type Tab } from '../../navigation/tabs.ts';

type Screen = { default: ComponentType };

/** The screen of each place: a chunk of its own. */
const chunks: Record<PlaceName, () => Promise<Screen>> = {
  overview: () => import('../../dashboard/dashboard-screen.tsx'),
  accounts: () => import('../../accounts/accounts-place.tsx'),
  cards: () => import('../../cards/cards-place.tsx'),
  plan: () => import('../../dashboard/plan-place.tsx'),
  borrow: () => import('../../dashboard/borrow-place.tsx'),
  all: () => import('../../transactions/transactions-screen.tsx'),
  upcoming: () => import('../../transactions/upcoming-place.tsx'),
  spending: () => import('../../transactions/spending-place.tsx'),
  documents: () => import('../../statements/documents-place.tsx'),
  send: () => import('../../transfers/transfer-screen.tsx'),
  bills: () => import('../../bills/bills-place.tsx'),
  deposit: () => import('../../deposits/deposit-place.tsx'),
  recipients: () => import('../../recipients/recipients-place.tsx'),
  requests: () => import('../../money-requests/requests-place.tsx'),
  scheduled: () => import('../../transfers/scheduled-place.tsx'),
  approvals: () => import('../../approvals/approvals-place.tsx'),
  currency: () => import('../../exchange/currency-place.tsx'),
  profile: () => import('../../settings/profile-place.tsx'),
  security: () => import('../../settings/security-place.tsx'),
  people: () => import('../../people/people-place.tsx'),
  alerts: () => import('../../settings/alerts-place.tsx'),
  display: () => import('../../settings/display-place.tsx'),
  branch: () => import('../../settings/branch-place.tsx'),
};
const load = Object.fromEntries(
  Object.entries(chunks).map(([place, chunk]) => [place, importWhenOnline(chunk)]),
) as typeof chunks;

/** What a place is about, where not everybody who sees the accounts may do that. */
const areaOf: Partial<Record<PlaceName, AccessArea>> = {
  deposit: 'deposit',
  recipients: 'manage',
};

/** The places of a tab that are offered to a person who may do this in the membership that is shown. */
export function placesOffered(
  tab: Tab,
  { may, isBusiness }: Pick<Membership, 'may' | 'isBusiness'>,
): readonly PlaceName[] {
  const places: readonly PlaceName[] = placesOf[tab];
  return places.filter(
    (place) =>
      may.includes(areaOf[place] ?? 'see') &&
      // Only a business has payments that wait for approval.
      (place !== 'approvals' || isBusiness),
  );
}

export function usePlacesOffered(tab: Tab): readonly PlaceName[] {
  return placesOffered(tab, useSession().membership);
}

/** The screens, loaded when they are first shown. */
export const screens = Object.fromEntries(
  Object.entries(load).map(([place, loadOne]) => [place, lazyScreen(loadOne)]),
) as Record<PlaceName, LazyExoticComponent<ComponentType>>;

/** Loads the screen of a place, so that it is there at once; rejects where it cannot be fetched. */
export function loadScreen(place: PlaceName): Promise<unknown> {
  return load[place]();
}

/** Loads a screen that somebody points at. */
export function prefetchScreen(place: PlaceName): void {
  loadScreen(place).catch(() => {
    // Only a guess failed. Opening the place tries again and shows what is wrong.
  });
}

/** Loads what `prefetchTab` asks the bank with. */
export const loadFirstData = importWhenOnline(() => import('./first-data.ts'));

/** Loads the screen of a tab that somebody points at, and what it shows first. */
export function prefetchTab(queries: QueryClient, tab: Tab): void {
  prefetchScreen(placesOf[tab][0]);
  loadFirstData()
    .then(({ prefetchData }) => prefetchData(queries, tab))
    .catch(() => {
      // Only a guess failed. The screen loads what it needs.
    });
}
