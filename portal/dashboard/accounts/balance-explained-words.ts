import type { BalanceExplained } from '#contract/accounts/accounts.ts';
import type { TransferKind } from '#contract/transactions/transactions.ts';

const kinds: Record<TransferKind, string> = {
  internal: 'Transfer',
  zelle: 'Zelle',
  external: 'Transfer',
};

const reasons: Record<BalanceExplained['holds'][number]['reason'], string> = {
  'mobile-deposit': 'Mobile deposit',
};

const en = {
  title: (account: string) => `How ${account} adds up`,
  ledger: 'Ledger balance',
  ledgerDetail: 'Everything that has come in and gone out, without what has not arrived yet.',
  open: 'Pending and processing',
  transferTo: (kind: TransferKind, name: string) => `${kinds[kind]} to ${name}`,
  noneOpen: 'Nothing is pending or processing.',
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

const kindsInSpanish: Record<TransferKind, string> = {
  internal: 'Transferencia',
  zelle: 'Zelle',
  external: 'Transferencia',
};

const reasonsInSpanish: Record<BalanceExplained['holds'][number]['reason'], string> = {
  'mobile-deposit': 'Depósito móvil',
};

const es: typeof en = {
  title: (account) => `Cómo se compone el saldo de ${account}`,
  ledger: 'Saldo contable',
  ledgerDetail: 'Todo lo que entró y salió, sin contar lo que aún no ha llegado.',
  open: 'Pendiente y en proceso',
  transferTo: (kind, name) => `${kindsInSpanish[kind]} a ${name}`,
  noneOpen: 'No hay nada pendiente ni en proceso.',
  holdsHeading: 'Retenciones',
  hold: (reason, label) => `${reasonsInSpanish[reason]} ${label}`,
  released: (moment) => `Disponible el ${moment}`,
  noHolds: 'No hay nada retenido.',
  inTerm: 'Se conserva hasta que el certificado vence',
  overdraft: 'Sobregiro',
  available: 'Disponible',
  loading: 'Cargando cómo se compone',
  failed: 'En este momento no se puede explicar este saldo',
};

export const balanceExplainedWords = { en, es };
