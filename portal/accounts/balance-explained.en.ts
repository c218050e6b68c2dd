import type { BalanceExplained } from '#contract/accounts/accounts.ts';
import type { TransferKind } from '#contract/transfers/transfer-kind.ts';

const onItsWay: Record<BalanceExplained['onItsWay'][number]['status'], string> = {
  processing: 'Being processed',
  pending: 'Waiting for review',
};

const kinds: Record<TransferKind, string> = {
  internal: 'Transfer',
  zelle: 'Zelle',
  external: 'Transfer',
};

const reasons: Record<BalanceExplained['holds'][number]['reason'], string> = {
  'mobile-deposit': 'Mobile deposit',
};

/** What the portal says about how a balance comes about. */
export const balanceExplained = {
  title: (account: string) => `How ${account} adds up`,
  description: 'From what is in the account to what you can use now.',
  ledger: 'Ledger balance',
  ledgerDetail: 'Everything that has come in and gone out, without what has not arrived yet.',
  onItsWayHeading: 'On its way out',
  onItsWay,
  transferTo: (kind: TransferKind, name: string) => `${kinds[kind]} to ${name}`,
  noneOnItsWay: 'Nothing is on its way.',
  holdsHeading: 'Holds',
  hold: (reason: BalanceExplained['holds'][number]['reason'], label: string) =>
    `${reasons[reason]} ${label}`,
  released: (moment: string) => `Available on ${moment}`,
  noHolds: 'Nothing is held.',
  inTerm: 'Kept until the certificate matures',
  overdraft: 'Overdraft',
  available: 'Available',
  loading: 'Loading how it adds up',
  failed: 'This balance cannot be explained right now',
};
