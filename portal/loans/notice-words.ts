import type { LoanChange } from '#contract/loans/loan-change.ts';
import { ended } from '../language/ended.ts';
import { ownNameIn } from '#contract/transactions/transaction-wording.ts';

const changes: Record<LoanChange, string> = {
  offered: 'Approved',
  declined: 'Not approved',
  signed: 'Signed',
  drawn: 'Drawn',
  paid: 'Paid',
  'paid-off': 'Paid off',
  skipped: 'Payment skipped',
  due: 'Payment due',
  unpaid: 'Not paid',
  late: 'Late fee',
};

const en = {
  named: (name: string) => name,
  changes,
  title: (change: string, loan: string) => `${change}: ${loan}`,
  unpaid: (day: string) =>
    `There was not enough money on ${ended(day)} No money moved, and we try again every day.`,
};

const changesInSpanish: Record<LoanChange, string> = {
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

const es: typeof en = {
  ...en,
  named: (name) => ownNameIn(name, 'es'),
  changes: changesInSpanish,
  unpaid: (day) =>
    `El ${day} no había fondos suficientes. No se movió dinero, y lo intentamos de nuevo cada día.`,
};

export const loanNoticesWords = { en, es };
