import { CircleX, HandCoins } from 'lucide-react';
import { formatDate } from '../language/format.ts';
import { ended } from '../language/sentences.ts';
import { openOverlay } from '../navigation/overlay.ts';
import type { Notices } from '../capability.ts';
import type { LoanChange } from '#contract/events/event-parts.ts';
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
  changes,
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
  changes: changesInSpanish,
  unpaid: (day) =>
    `El ${day} no había fondos suficientes. No se movió dinero, y lo intentamos de nuevo cada día.`,
};

export const words = { en, es };

export const notices: Notices<'loan'> = {
  loan({ change, name, date }, language) {
    const said = words[language];
    const isBad = change === 'declined' || change === 'unpaid' || change === 'late';
    const day = formatDate(date);
    return {
      sign: isBad ? { shape: CircleX, tone: 'danger' } : { shape: HandCoins, tone: 'positive' },
      title: `${said.changes[change]}: ${ownNameIn(name, language)}`,
      detail: change === 'unpaid' ? said.unpaid(day) : day,
      open: () => openOverlay('loans'),
    };
  },
};
