import type { QueryClient } from '@tanstack/react-query';
import type { ComponentType, LazyExoticComponent } from 'react';
import { lazyScreen } from './lazy-screen.tsx';
import type { Tab } from '../../navigation/tabs.ts';

type Screen = { default: ComponentType };

/** Each tab's screen is a chunk of its own. */
const load: Record<Tab, () => Promise<Screen>> = {
  dashboard: () => import('../../dashboard/dashboard-screen.tsx'),
  transactions: () => import('../../transactions/transactions-screen.tsx'),
  transfer: () => import('../../transfers/transfer-screen.tsx'),
  settings: () => import('../../settings/settings-screen.tsx'),
};

/** The screens, loaded when they are first shown. */
export const screens: Record<Tab, LazyExoticComponent<ComponentType>> = {
  dashboard: lazyScreen(load.dashboard),
  transactions: lazyScreen(load.transactions),
  transfer: lazyScreen(load.transfer),
  settings: lazyScreen(load.settings),
};

/** Loads a screen that is likely to be asked for, so that it is there at once. */
export function prefetchScreen(tab: Tab): void {
  load[tab]().catch(() => {
    // Only a guess failed. Opening the tab tries again and shows what is wrong.
  });
}

/** Loads what `prefetchTab` asks the bank with. */
export const loadFirstData = () => import('./first-data.ts');

/** Loads a screen that somebody points at, and what it shows first. */
export function prefetchTab(queries: QueryClient, tab: Tab): void {
  prefetchScreen(tab);
  loadFirstData()
    .then(({ prefetchData }) => prefetchData(queries, tab))
    .catch(() => {
      // Only a guess failed. The screen loads what it needs.
    });
}
