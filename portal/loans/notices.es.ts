import type { LoanChange } from '#contract/loans/loan-change.ts';
import { ownNameIn } from '#contract/transactions/transaction-wording.ts';
import { loanNotices as en } from './notices.en.ts';

const changes: Record<LoanChange, string> = {
  offered: 'Aprobado',
  declined: 'No aprobado',
  signed: 'Firmado',
  drawn: 'Retiro',
  paid: 'Pagado',
  'paid-off': 'Liquidado',
  skipped: 'Pago omitido',
  due: 'Pago próximo',
  unpaid: 'No se pagó',
  late: 'Cargo por mora',
};

/** What the notifications say about loans and applications for them. */
const es: typeof en = {
  ...en,
  named: (name) => ownNameIn(name, 'es'),
  changes,
  unpaid: (day) =>
    `El ${day} no había fondos suficientes. No se movió dinero, y lo intentamos de nuevo cada día.`,
};

export const loanNoticesWords = { en, es };
