import { accounts } from './accounts/index.ts';
import { alerts } from './alerts/index.ts';
import { approvals } from './approvals/index.ts';
import { bills } from './bills/index.ts';
import { budgets } from './budgets/index.ts';
import { cards } from './cards/index.ts';
import { creditScore } from './credit-score/index.ts';
import { dashboard, upcoming } from './dashboard/index.ts';
import { deposits } from './deposits/index.ts';
import { disputes } from './disputes/index.ts';
import { exchange } from './exchange/index.ts';
import { forecast } from './forecast/index.ts';
import { goals } from './goals/index.ts';
import { identity } from './identity/index.ts';
import { loans } from './loans/index.ts';
import { moneyRequests } from './money-requests/index.ts';
import { notices } from './notices/index.ts';
import { people } from './people/index.ts';
import { portfolio } from './portfolio/index.ts';
import { products } from './products/index.ts';
import { recipients } from './recipients/index.ts';
import { safeDeposit } from './safe-deposit/index.ts';
import { profile, settings } from './settings/index.ts';
import { statements } from './statements/index.ts';
import { support } from './support/index.ts';
import { spending, transactions } from './transactions/index.ts';
import { scheduledTransfers, transfers } from './transfers/index.ts';
import { type DeclaredDialog, type DialogName, handInDialogs } from './navigation/overlay.ts';
import { type DeclaredPlace, handInPlaces, type PlaceName } from './navigation/tabs.ts';
import { handInNotices } from './notices/event-notices.ts';
import { handInReaders } from './queries/refresh.ts';

/** All that the portal does. The order is that of the places in their tabs. */
export const capabilities = [
  dashboard,
  accounts,
  cards,
  budgets,
  loans,
  transactions,
  upcoming,
  spending,
  statements,
  transfers,
  bills,
  deposits,
  recipients,
  moneyRequests,
  scheduledTransfers,
  approvals,
  exchange,
  profile,
  identity,
  notices,
  alerts,
  people,
  settings,
  safeDeposit,
  creditScore,
  disputes,
  forecast,
  goals,
  portfolio,
  products,
  support,
] as const;

type Listed = (typeof capabilities)[number];
type Names<Part extends 'places' | 'dialogs'> = Listed extends infer One
  ? One extends Listed
    ? keyof NonNullable<One[Part]>
    : never
  : never;
type ToldKinds = Listed extends infer One
  ? One extends { readonly notices?: () => Promise<{ readonly notices: infer Told }> }
    ? keyof Told
    : never
  : never;

// Foundations and the bell know the names of places, dialogs and events by type alone.
declare module './navigation/tabs.ts' {
  interface PlaceNames extends Record<Names<'places'>, true> {}
}
declare module './navigation/overlay.ts' {
  interface DialogNames extends Record<Names<'dialogs'>, true> {}
}
declare module './notices/event-notices.ts' {
  interface EventNames extends Record<ToldKinds, true> {}
}

/** Hands the foundations of the portal, which import no capability, what the capabilities declare. */
export function handInCapabilities(): void {
  handInPlaces(
    Object.assign({}, ...capabilities.map(({ places }) => places)) as Record<
      PlaceName,
      DeclaredPlace
    >,
  );
  handInDialogs(
    Object.assign({}, ...capabilities.map(({ dialogs }) => dialogs)) as Record<
      DialogName,
      DeclaredDialog
    >,
  );
  handInNotices(capabilities.flatMap((one) => one.notices ?? []));
  handInReaders(capabilities.flatMap(({ refreshedBy = [] }) => refreshedBy));
}
