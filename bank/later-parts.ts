import type { sealOpenPins } from './cards/sealed-pins.ts';
import { loadExplaining } from './accounts/account-handlers.ts';
import { loadCardNetwork } from './card-network/card-network.ts';
import { loadLongTasks } from './long-tasks.ts';
import { loadOnce } from './formats/load-once.ts';
import { requestedMoney } from './transfers/load-requested-money.ts';

export const goalTransfers = loadOnce(() => import('./transfers/send-to-goal.ts'));
export const loadPushSender = loadOnce(() => import('./push/push-sender.ts'));

const loadSealing = loadOnce(() => import('./cards/sealed-pins.ts'));

/** Seals what was kept open. */
export const sealPins: typeof sealOpenPins = async (...given) =>
  await (await loadSealing()).sealOpenPins(...given);

/** Capabilities that no first view needs. */
export const loading = {
  flows: async () => (await import('./transactions/cash-flow-handlers.ts')).cashFlowHandlers,
  exporting: async () => (await import('./transactions/export-handlers.ts')).exportHandlers,
  filing: async () => (await import('./transactions/filing-handlers.ts')).filingHandlers,
  enrolment: async () => (await import('./enrolment/enrolment-handlers.ts')).enrolmentHandlers,
  moneyRequests: async () =>
    (await import('./money-requests/money-request-handlers.ts')).moneyRequestHandlers,
  personalAccounts: async () =>
    (await import('./accounts/personal-account-handlers.ts')).personalAccountHandlers,
  trustedContact: async () =>
    (await import('./trusted-contact/trusted-contact-handlers.ts')).trustedContactHandlers,
};

/**
 * Loads what is no procedure and no due work, and comes with the first that needs it: a tab without a network has all of the bank
 * by then.
 */
export async function laterParts(): Promise<void> {
  await Promise.all([
    goalTransfers(),
    loadCardNetwork(),
    loadExplaining(),
    requestedMoney(),
    loadPushSender(),
    loadSealing(),
    loadLongTasks(),
  ]);
}
