import { type ComponentType, useCallback } from 'react';
import { useLocation, useNavigate } from 'react-router';
import type { AccessArea } from '#contract/procedures/procedure.ts';
import { chosenMembership } from '../bank-client/chosen-membership.ts';
import { type Language, useLanguage } from '../language/language.ts';

/** The four tabs in their order (R-S1). */
export const tabs = ['dashboard', 'transactions', 'transfer', 'settings'] as const;
export type Tab = (typeof tabs)[number];

/**
 * The names of all places. `portal/capabilities.ts` adds them for the compiler, since a foundation imports no capability.
 */
export interface PlaceNames {}
export type PlaceName = keyof PlaceNames;

/** A place as its capability declares it. */
export interface DeclaredPlace {
  readonly tab: Tab;
  readonly name: Readonly<Record<Language, string>>;
  /** Other words by which people look for it. The first place of a tab is found as the tab. */
  readonly also?: Readonly<Record<Language, string>>;
  /** What the place is about, where not everybody who sees the accounts may do that. */
  readonly area?: AccessArea;
  /** Only a business has payments that wait for approval. */
  readonly onlyForBusiness?: true;
  /** The screen: a chunk of its own. */
  readonly load: () => Promise<{ default: ComponentType }>;
}

let declared = {} as Readonly<Record<PlaceName, DeclaredPlace>>;

/** Hands in the places of all capabilities. A tab shows them in this order, and opens at its first. */
export function handInPlaces(places: Readonly<Record<PlaceName, DeclaredPlace>>): void {
  declared = places;
}

/** The places of a tab in their order. */
export function placesOf(tab: Tab): readonly [PlaceName, ...PlaceName[]] {
  const names = Object.keys(declared) as PlaceName[];
  return names.filter((name) => tabOf(name) === tab) as [PlaceName, ...PlaceName[]];
}

/** How a place was declared. */
export function placeNamed(name: PlaceName): DeclaredPlace {
  return declared[name];
}

/** What the places are called. */
export function useNameOfPlace(): (place: PlaceName) => string {
  const language = useLanguage();
  return (place) => declared[place].name[language];
}

/** A value for the browser's history: plain JSON. */
export type Detail = null | string | number | boolean | Detail[] | { [name: string]: Detail };

/** A place of a tab, and the detail that its screen was asked to show. */
export interface Place {
  place: PlaceName;
  detail: Detail;
}

/**
 * Where the member is, and the way to another place. The URL stays the same: the place is kept in the
 * history entry, so that Back, Forward and a reload find it again (R-S2).
 */
export function useTabs(): Place & {
  tab: Tab;
  openPlace: (place: PlaceName, detail?: Detail) => void;
  /** Opens the first place of a tab. */
  openTab: (tab: Tab, detail?: Detail) => void;
  /** Drops the closed detail of the screen: Back and a reload do not open it again. */
  dropDetail: () => void;
} {
  const location = useLocation();
  const navigate = useNavigate();
  const now = placeIn(location.state);
  const openPlace = useCallback(
    (place: PlaceName, detail: Detail = null) => {
      // A place is pushed once: Back must always lead somewhere else.
      const before = placeIn(location.state);
      const replace = isSamePlace(before, { place, detail });
      if (before.place !== place) {
        void nextPlaceShown().then(() => fadeIn(document.getElementById(screenId)));
      }
      void navigate(location, { state: { place, detail, of: chosenMembership() }, replace });
    },
    [location, navigate],
  );
  const openTab = useCallback(
    (tab: Tab, detail: Detail = null) => openPlace(placesOf(tab)[0], detail),
    [openPlace],
  );
  const { place } = now;
  const dropDetail = useCallback(() => {
    void navigate(location, { state: { place, detail: null, stays: true }, replace: true });
  }, [location, navigate, place]);
  return { ...now, tab: tabOf(place), openPlace, openTab, dropDetail };
}

/** The tab in which a place is. */
export function tabOf(place: PlaceName): Tab {
  return declared[place].tab;
}

/**
 * Reads the state of a history entry, which may be from anywhere; the first place is the default. A detail of another
 * membership is left out in this membership.
 */
export function placeIn(state: unknown): Place {
  if (typeof state === 'object' && state !== null && 'place' in state && isPlace(state.place)) {
    const isOfAnother = 'of' in state && state.of !== chosenMembership();
    return {
      place: state.place,
      detail: 'detail' in state && !isOfAnother ? (state.detail as Detail) : null,
    };
  }
  return { place: placesOf(tabs[0])[0], detail: null };
}

/** Whether the history entry is of the place where the member already was, without its detail. */
export function staysIn(state: unknown): boolean {
  return typeof state === 'object' && state !== null && 'stays' in state;
}

function isPlace(value: unknown): value is PlaceName {
  return typeof value === 'string' && Object.hasOwn(declared, value);
}

function isSamePlace(one: Place, other: Place): boolean {
  return one.place === other.place && JSON.stringify(one.detail) === JSON.stringify(other.detail);
}

/** The id of the element in which the screen of the present place stands. */
export const screenId = 'screen';

let resolvers: (() => void)[] = [];

function nextPlaceShown(): Promise<void> {
  return new Promise((resolve) => {
    resolvers.push(resolve);
  });
}

/** To be called when a place has come onto the page. */
export function notePlaceShown(): void {
  for (const resolve of resolvers) resolve();
  resolvers = [];
}

/** As long as `--duration-quick`. */
const durationMs = 120;

/**
 * Has what came fade in, unless less motion is wanted. Not in a view transition: for that the browser restyles the
 * whole page and takes its picture, while anyone who pressed waits to see that they did.
 */
function fadeIn(element: Element | null): void {
  if (window.matchMedia('(prefers-reduced-motion: reduce)').matches) return;
  element?.animate({ opacity: [0, 1] }, { duration: durationMs });
}
