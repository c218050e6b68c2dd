import { ended } from '../language/sentences.ts';

/** The figures that are read out instead of the picture of the balance. */
export interface OverTimeSummary {
  /** The accounts' names, inside a sentence. */
  of: string;
  firstDay: string;
  first: string;
  lastDay: string;
  last: string;
  lowest: string;
  highest: string;
}

/** What the picture of a balance says. */
const en = {
  heading: 'Balance over time',
  ahead: 'See the next 30 days',
  up: (amount: string, since: string) => `Up ${amount} since ${since}`,
  down: (amount: string, since: string) => `Down ${amount} since ${since}`,
  same: (since: string) => `Unchanged since ${since}`,
  range: 'Days shown',
  ranges: { 30: '30 days', 90: '90 days', 365: '1 year' },
  /** All accounts, inside a sentence. */
  all: 'your accounts',
  day: 'Day',
  balance: 'Balance',
  summary: (day: OverTimeSummary) =>
    `The balance of ${day.of} went from ${day.first} on ${day.firstDay} to ${day.last} on ${ended(day.lastDay)} The lowest was ${day.lowest}, the highest ${ended(day.highest)}`,
  hidden: (of: string, firstDay: string, lastDay: string) =>
    `The balance of ${of} from ${firstDay} to ${ended(lastDay)} Balances are hidden.`,
  loading: 'Loading the balance over time',
  failed: 'The balance over time cannot be shown',
};

const es: typeof en = {
  heading: 'Saldo a lo largo del tiempo',
  ahead: 'Ver los próximos 30 días',
  up: (amount, since) => `${amount} más que el ${since}`,
  down: (amount, since) => `${amount} menos que el ${since}`,
  same: (since) => `Sin cambios desde el ${since}`,
  range: 'Días mostrados',
  ranges: { 30: '30 días', 90: '90 días', 365: '1 año' },
  /** All accounts, inside a sentence. */
  all: 'sus cuentas',
  day: 'Día',
  balance: 'Saldo',
  summary: (day) =>
    `El saldo de ${day.of} pasó de ${day.first} el ${day.firstDay} a ${day.last} el ${ended(day.lastDay)} El más bajo fue de ${day.lowest} y el más alto, de ${ended(day.highest)}`,
  hidden: (of, firstDay, lastDay) =>
    `El saldo de ${of} del ${firstDay} al ${ended(lastDay)} Los saldos están ocultos.`,
  loading: 'Cargando el saldo a lo largo del tiempo',
  failed: 'No podemos mostrar el saldo a lo largo del tiempo',
};

export const balanceWords = { en, es };
