import { loadOnce } from '../formats/load-once.ts';

/** Loaded when a request for money is paid, so that a tab opens its bank without it. */
export const requestedMoney = loadOnce(() => import('./requested-money.ts'));

/** Loaded when a Zelle payment to somebody by contact is completed. */
export const zelleInside = loadOnce(() => import('./zelle-inside.ts'));
