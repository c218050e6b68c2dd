import type { BalanceExplained } from '#contract/accounts/accounts.ts';
import type { TransferKind } from '#contract/transfers/transfer-kind.ts';
import { balanceExplained as en } from './balance-explained.en.ts';

const onItsWay: typeof en.onItsWay = {
  processing: 'En proceso',
  pending: 'En espera de revisión',
};

const kinds: Record<TransferKind, string> = {
  internal: 'Transferencia',
  zelle: 'Zelle',
  external: 'Transferencia',
};

const reasons: Record<BalanceExplained['holds'][number]['reason'], string> = {
  'mobile-deposit': 'Depósito móvil',
};

/** What the portal says about how a balance comes about. */
const es: typeof en = {
  title: (account) => `Cómo se compone el saldo de ${account}`,
  description: 'De lo que hay en la cuenta a lo que usted puede usar ahora.',
  ledger: 'Saldo contable',
  ledgerDetail: 'Todo lo que entró y salió, sin contar lo que aún no ha llegado.',
  onItsWayHeading: 'Salidas en camino',
  onItsWay,
  transferTo: (kind, name) => `${kinds[kind]} a ${name}`,
  noneOnItsWay: 'No hay nada en camino.',
  holdsHeading: 'Retenciones',
  hold: (reason, label) => `${reasons[reason]} ${label}`,
  released: (moment) => `Disponible el ${moment}`,
  noHolds: 'No hay nada retenido.',
  inTerm: 'Se conserva hasta que el certificado vence',
  overdraft: 'Sobregiro',
  available: 'Disponible',
  loading: 'Cargando cómo se compone',
  failed: 'En este momento no se puede explicar este saldo',
};

export const balanceExplainedWords = { en, es };
