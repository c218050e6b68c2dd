import { ArrowDownLeft, CalendarDays, Undo2 } from 'lucide-react';
import { ownNameIn } from '#contract/transactions/transaction-wording.ts';
import { firstDayOf, formatMoney, formatMonth } from '../language/format.ts';
import { ended } from '../language/sentences.ts';
import type { Notices, NoticeSign } from '../capability.ts';

const en = {
  titles: {
    received: (from: string) => `Money received from ${from}`,
    'taken-back': (from: string) => `Taken back: ${from}`,
  },
  into: (account: string) => `It is in ${ended(account)}`,
  takenBack: (account: string) =>
    `This payment was credited to you by mistake. It was taken out of ${account} again.`,
  letter: (month: string) => `Your ${month} is ready`,
  letterDetail: 'What came, what went and what changed.',
  below: (amount: string) => `The account is ${amount} below zero. Please pay it in soon.`,
};

const es: typeof en = {
  titles: {
    received: (from) => `Dinero recibido de ${from}`,
    'taken-back': (from) => `Abono revertido: ${from}`,
  },
  into: (account) => `Está en ${ended(account)}`,
  takenBack: (account) => `Este pago se le abonó por error. Se retiró de ${ended(account)}`,
  letter: (month) => `Su mes de ${month} está listo`,
  letterDetail: 'Lo que entró, lo que salió y lo que cambió.',
  below: (amount) =>
    `La cuenta está ${amount} por debajo de cero. Deposite esa cantidad pronto, por favor.`,
};

export const words = { en, es };

const signs: Record<keyof typeof words.en.titles, NoticeSign> = {
  received: { shape: ArrowDownLeft, tone: 'positive' },
  'taken-back': { shape: Undo2, tone: 'danger' },
};

export const notices: Notices<'credit' | 'letter'> = {
  credit({ change, from, account, toName, below }, language) {
    const said = words[language];
    const name = ownNameIn(toName, language);
    const detail = change === 'received' ? said.into(name) : said.takenBack(name);
    return {
      sign: signs[change],
      title: said.titles[change](from),
      detail: below === undefined ? detail : `${detail} ${said.below(formatMoney(below))}`,
      open: ({ openPlace }) => openPlace('accounts', { account }),
    };
  },

  letter({ month }, language) {
    const { letter, letterDetail } = words[language];
    return {
      sign: { shape: CalendarDays, tone: 'quiet' },
      title: letter(formatMonth(firstDayOf(month))),
      detail: letterDetail,
      open: ({ openPlace }) => openPlace('documents'),
    };
  },
};
