import { useCallback } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { chosenMembership } from '../bank-client/chosen-membership.ts';
import { fadeIn } from '../browser/fade-in.ts';
import { nextPlaceShown, screenId } from './place-shown.ts';

/** The four tabs in their order (R-S1). */
export const tabs = ['dashboard', 'transactions', 'transfer', 'settings'] as const;
export type Tab = (typeof tabs)[number];

/** What can be kept in the browser's history: plain JSON. */
export type Detail = null | string | number | boolean | Detail[] | { [name: string]: Detail };

/** A tab, and what its screen was asked to show there. */
export interface Place {
  tab: Tab;
  detail: Detail;
}

/**
 * Where the member is, and the way to another tab. The URL stays the same: the place is kept in the
 * history entry, so that Back, Forward and a reload find it again (R-S2).
 */
export function useTabs(): Place & {
  openTab: (tab: Tab, detail?: Detail) => void;
  /** What the screen was asked to show has been closed: Back and a reload do not open it again. */
  dropDetail: () => void;
} {
  const location = useLocation();
  const navigate = useNavigate();
  const place = placeIn(location.state);
  const openTab = useCallback(
    (tab: Tab, detail: Detail = null) => {
      // A place is pushed once: Back must always lead somewhere else.
      const before = placeIn(location.state);
      const replace = isSamePlace(before, { tab, detail });
      if (before.tab !== tab) {
        void nextPlaceShown().then(() => fadeIn(document.getElementById(screenId)));
      }
      void navigate(location, { state: { tab, detail, of: chosenMembership() }, replace });
    },
    [location, navigate],
  );
  const { tab } = place;
  const dropDetail = useCallback(() => {
    void navigate(location, { state: { tab, detail: null, stays: true }, replace: true });
  }, [location, navigate, tab]);
  return { ...place, openTab, dropDetail };
}

/**
 * Reads the state of a history entry, which may be from anywhere; the first tab is the default. What a screen was asked to show
 * of another membership is not there in this one.
 */
export function placeIn(state: unknown): Place {
  if (typeof state === 'object' && state !== null && 'tab' in state && isTab(state.tab)) {
    const isOfAnother = 'of' in state && state.of !== chosenMembership();
    return {
      tab: state.tab,
      detail: 'detail' in state && !isOfAnother ? (state.detail as Detail) : null,
    };
  }
  return { tab: 'dashboard', detail: null };
}

/** Whether the history entry is of the place where the member already was, without its detail. */
export function staysIn(state: unknown): boolean {
  return typeof state === 'object' && state !== null && 'stays' in state;
}

function isTab(value: unknown): value is Tab {
  return (tabs as readonly unknown[]).includes(value);
}

function isSamePlace(one: Place, other: Place): boolean {
  return one.tab === other.tab && JSON.stringify(one.detail) === JSON.stringify(other.detail);
}
