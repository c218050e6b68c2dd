import type { TransactionStatus } from '#contract/transactions/transactions.ts';
import { brand } from '../browser/brand.ts';
import { ended } from '../language/ended.ts';

const status: Record<TransactionStatus, string> = {
  completed: 'Completed',
  processing: 'Processing',
  pending: 'Pending',
  failed: 'Failed',
  cancelled: 'Cancelled',
};

/** What the parts of the portal say, on whichever screen. */
export const parts = {
  toasts: 'Notices',
  language: 'Language',
  optional: 'optional',
  showPassword: 'Show password',
  hidePassword: 'Hide password',
  close: 'Close',
  dismiss: 'Dismiss',
  undo: 'Undo',
  notUndone: 'It could not be undone',
  betweenKeys: 'then',
  notLoaded: {
    title: 'This needs a connection',
    detail: 'It could not be loaded. Check your connection and try again. No money was moved.',
  },
  failedToLoad: {
    title: 'This could not be loaded',
    detail: 'Check your connection and reload the page. No money was moved.',
    reload: 'Reload',
  },
  whenReached: 'This appears as soon as we can reach the bank again.',
  nothingMoved: 'No money was moved.',
  tryAgain: 'Try again',
  reference: 'Reference',
  needsScript: `Online banking needs JavaScript, which is turned off in this browser. Turn it on and reload the page, or call us at ${ended(brand.phone)}`,
  skipToContent: 'Skip to content',
  balanceHidden: 'Balance hidden',
  amountHidden: 'Amount hidden',
  charactersUsed: (used: number, most: number) => `${used} of ${most} characters used`,
  amount: {
    'not-a-number': 'Enter an amount in dollars and cents, such as 1,234.50.',
    'too-precise': 'An amount has at most two decimals.',
    'too-large': 'This amount is too large.',
  },
  copy: {
    copy: 'Copy',
    copied: 'Copied',
    notCopied: 'This browser did not let us copy it. Select it and copy it by hand.',
  },
  chart: {
    table: 'Show as a table',
    goAlong: 'Move along the chart',
  },
  status,
};
