import type { QueryClient } from '@tanstack/react-query';
import { type ComponentType, type LazyExoticComponent, useState } from 'react';
import { type Membership, useSession } from '../../queries/session.ts';
import { importWhenOnline } from '../../bank-client/reach.ts';
import { handInCapabilities } from '../../capabilities.ts';
import { lazyScreen } from './lazy-screen.tsx';
import {
  type DeclaredPlace,
  type PlaceName,
  placeNamed,
  placesOf,
  type Tab,
  tabs,
} from '../../navigation/tabs.ts';
import { afterPaint } from '../../browser/when-idle.ts';

handInCapabilities();

/** The places of a tab that are offered to a person who may do this in the membership that is shown. */
export function placesOffered(
  tab: Tab,
  { may, isBusiness }: Pick<Membership, 'may' | 'isBusiness'>,
): readonly PlaceName[] {
  return placesOf(tab).filter((place) => {
    const { area = 'see', onlyForBusiness = false } = placeNamed(place);
    return may.includes(area) && (!onlyForBusiness || isBusiness);
  });
}

export function usePlacesOffered(tab: Tab): readonly PlaceName[] {
  return placesOffered(tab, useSession().membership);
}

const loads = Object.fromEntries(
  tabs.flatMap(placesOf).map((place) => [place, importWhenOnline(placeNamed(place).load)]),
) as Readonly<Record<PlaceName, DeclaredPlace['load']>>;

/** The screens, loaded when they are first shown. */
export const screens = Object.fromEntries(
  Object.entries(loads).map(([place, load]) => [place, lazyScreen(load)]),
) as Record<PlaceName, LazyExoticComponent<ComponentType>>;

/** Loads the screen of a place, so that it is there at once; rejects where it cannot be fetched. */
export function loadScreen(place: PlaceName): Promise<unknown> {
  return loads[place]();
}

/** Loads a screen that somebody points at. */
export function prefetchScreen(place: PlaceName): void {
  loadScreen(place).catch(() => {
    // Only a guess failed. Opening the place tries again and shows the fault.
  });
}

/** Loads what `prefetchTab` asks the bank with. */
export const loadFirstData = importWhenOnline(() => import('./first-data.ts'));

/** Loads the screen of a tab under the pointer, and its first data. */
export function prefetchTab(queries: QueryClient, tab: Tab): void {
  prefetchScreen(placesOf(tab)[0]);
  loadFirstData()
    .then(({ prefetchData }) => prefetchData(queries, tab))
    .catch(() => {
      // Only a guess failed. The screen loads what it needs.
    });
}

/**
 * The current button of a row, and the effect of a press: the pressed button is marked before its screen is made ready,
 * which takes longer.
 */
export function usePressed<Name>(
  current: Name,
  open: (name: Name) => void,
): readonly [marked: Name, press: (name: Name) => void] {
  const [pressed, setPressed] = useState<Name | null>(null);
  const [opened, setOpened] = useState(current);
  if (opened !== current) {
    setOpened(current);
    setPressed(null);
  }
  const press = (name: Name) => {
    setPressed(name === current ? null : name);
    afterPaint(() => open(name));
  };
  return [pressed ?? current, press];
}
