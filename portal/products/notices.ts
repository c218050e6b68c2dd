import { CalendarClock, CircleCheck, RefreshCw } from 'lucide-react';
import { ownNameIn } from '#contract/transactions/transaction-wording.ts';
import { formatDate } from '../language/format.ts';
import { ended } from '../language/sentences.ts';
import type { Notices, NoticeSign } from '../capability.ts';

const en = {
  titles: {
    'matures-soon': (name: string) => `Matures soon: ${name}`,
    renewed: (name: string) => `Renewed: ${name}`,
    'paid-out': (name: string) => `Matured and moved: ${name}`,
  },
  soon: {
    renew: (day: string) =>
      `On ${day} it renews for another term. To choose otherwise, open the account.`,
    move: (day: string) => `On ${day} it moves to the account that you chose.`,
  },
  renewed: (day: string) =>
    `It now matures on ${ended(day)} You can withdraw it without a penalty for some days: open the account.`,
  paidOut: (day: string) => `It matured on ${ended(day)}`,
};

const es: typeof en = {
  titles: {
    'matures-soon': (name) => `Vence pronto: ${name}`,
    renewed: (name) => `Renovado: ${name}`,
    'paid-out': (name) => `Venció y se movió: ${name}`,
  },
  soon: {
    renew: (day) => `El ${day} se renueva por otro plazo. Para elegir otra cosa, abra la cuenta.`,
    move: (day) => `El ${day} pasa a la cuenta que usted eligió.`,
  },
  renewed: (day) =>
    `Ahora vence el ${ended(day)} Durante unos días puede retirarlo sin penalización: abra la cuenta.`,
  paidOut: (day) => `Venció el ${ended(day)}`,
};

export const words = { en, es };

const signs: Record<keyof typeof words.en.titles, NoticeSign> = {
  'matures-soon': { shape: CalendarClock, tone: 'brand' },
  renewed: { shape: RefreshCw, tone: 'positive' },
  'paid-out': { shape: CircleCheck, tone: 'positive' },
};

export const notices: Notices<'certificate'> = {
  certificate({ change, name, date, atMaturity }, language) {
    const said = words[language];
    const details = {
      'matures-soon': said.soon[atMaturity],
      renewed: said.renewed,
      'paid-out': said.paidOut,
    };
    return {
      sign: signs[change],
      title: said.titles[change](ownNameIn(name, language)),
      detail: details[change](formatDate(date)),
      open: ({ openTab }) => openTab('dashboard'),
    };
  },
};
