import type { TransactionStatus } from './transactions.ts';

/**
 * How a transfer, and each of its transactions, stands: one word for each status and one explanation, wherever it is told.
 * This file imports no schema library.
 */
export interface StatusWords {
  readonly names: Readonly<Record<TransactionStatus, string>>;
  /** Why it stands so, without a full stop; of a completed transfer its kind says that. */
  readonly because: Readonly<Record<Exclude<TransactionStatus, 'completed'>, string>>;
  /** Where the money is, in a sentence. */
  readonly money: Readonly<Record<Exclude<TransactionStatus, 'completed'>, string>>;
}

const hasLeft = 'The money has left the account.';
const isBack = 'The money is back in the account.';

const en: StatusWords = {
  names: {
    completed: 'Completed',
    processing: 'Processing',
    pending: 'Pending',
    failed: 'Failed',
    cancelled: 'Cancelled',
  },
  because: {
    processing: 'On its way',
    pending: 'Held for review before it is sent',
    failed: 'Returned',
    cancelled: 'Cancelled before it was sent',
  },
  money: { processing: hasLeft, pending: hasLeft, failed: isBack, cancelled: isBack },
};

const hasLeftInSpanish = 'El dinero ya salió de la cuenta.';
const isBackInSpanish = 'El dinero está de vuelta en la cuenta.';

const es: StatusWords = {
  names: {
    completed: 'Completado',
    processing: 'En proceso',
    pending: 'Pendiente',
    failed: 'Fallido',
    cancelled: 'Cancelado',
  },
  because: {
    processing: 'En camino',
    pending: 'En revisión antes de enviarse',
    failed: 'Devuelto',
    cancelled: 'Cancelado antes de enviarse',
  },
  money: {
    processing: hasLeftInSpanish,
    pending: hasLeftInSpanish,
    failed: isBackInSpanish,
    cancelled: isBackInSpanish,
  },
};

export const statusWords = { en, es };

/** The explanation of a status in sentences: why it stands so, and where the money is. */
export function statusExplained(
  { because, money }: StatusWords,
  status: Exclude<TransactionStatus, 'completed'>,
): string {
  return `${because[status]}. ${money[status]}`;
}

/** The words for those statuses of transfers that are not done, each once: `Pending · Processing`. */
export function namesOfOpen(
  { names }: StatusWords,
  statuses: readonly TransactionStatus[],
): string {
  const open = (['pending', 'processing'] as const).filter((status) => statuses.includes(status));
  return open.map((status) => names[status]).join(' · ');
}
