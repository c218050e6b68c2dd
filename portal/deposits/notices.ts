import { CircleCheck, Clock, ScanLine, Undo2 } from 'lucide-react';
import { formatMoney } from '../language/format.ts';
import { ended } from '../language/sentences.ts';
import type { Notices, NoticeSign } from '../capability.ts';
import type { DepositChange } from '#contract/events/event-parts.ts';

const changes: Record<DepositChange, { title: (account: string) => string; detail: string }> = {
  received: {
    title: (account) => `Check received for ${account}`,
    detail: 'It is pending, so you cannot use the money yet.',
  },
  'partly-available': {
    title: (account) => `Part of your deposit is available in ${account}`,
    detail: 'The rest becomes available on a later day.',
  },
  available: {
    title: (account) => `Your deposit is available in ${account}`,
    detail: 'You can use all of it.',
  },
  returned: {
    title: (account) => `Check returned: ${account}`,
    detail: 'The money was taken back out of the account.',
  },
};

const en = {
  changes,
  returned: {
    below: (amount: string) => `The account is ${amount} below zero. Please pay it in soon.`,
    fee: (fee: string) => `The fee for it was ${ended(fee)}`,
  },
};

const changesInSpanish: typeof en.changes = {
  received: {
    title: (account) => `Cheque recibido para ${account}`,
    detail: 'Está pendiente, así que todavía no puede usar el dinero.',
  },
  'partly-available': {
    title: (account) => `Parte de su depósito está disponible en ${account}`,
    detail: 'El resto estará disponible otro día.',
  },
  available: {
    title: (account) => `Su depósito está disponible en ${account}`,
    detail: 'Puede usar todo el monto.',
  },
  returned: {
    title: (account) => `Cheque devuelto: ${account}`,
    detail: 'El dinero se retiró de la cuenta.',
  },
};

const es: typeof en = {
  changes: changesInSpanish,
  returned: {
    below: (amount) =>
      `La cuenta está ${amount} por debajo de cero. Deposite esa cantidad pronto, por favor.`,
    fee: (fee) => `El cargo por ello fue de ${ended(fee)}`,
  },
};

export const words = { en, es };

const signs: Record<DepositChange, NoticeSign> = {
  received: { shape: ScanLine, tone: 'brand' },
  'partly-available': { shape: Clock, tone: 'positive' },
  available: { shape: CircleCheck, tone: 'positive' },
  returned: { shape: Undo2, tone: 'danger' },
};

export const notices: Notices<'deposit'> = {
  deposit({ change, toName, sequence, below, fee }, language) {
    const { changes: said, returned } = words[language];
    const details = [
      said[change].detail,
      ...(below === undefined ? [] : [returned.below(formatMoney(below))]),
      ...(fee === undefined ? [] : [returned.fee(formatMoney(fee))]),
    ];
    return {
      sign: signs[change],
      title: said[change].title(toName),
      detail: details.join(' '),
      open: ({ openTab }) => openTab('transactions', { event: sequence }),
    };
  },
};
