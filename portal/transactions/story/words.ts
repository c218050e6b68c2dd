import { formatCount } from '../../language/format.ts';
import type { Occasion } from './occasion.ts';

const occasions: Record<Occasion, string> = {
  visit: 'visit',
  payment: 'payment',
  transfer: 'transfer',
  deposit: 'deposit from them',
};

const en = {
  heading: 'The last 12 months',
  place: (place: number, occasion: Occasion, usual: string | null) =>
    `${place === 1 ? 'First' : spokenPlace(place)} ${occasions[occasion]}${usual === null ? '' : `, usually ${usual}`}`,
  usual: (amount: string) => `Usually ${amount}`,
  more: (amount: string) => `${amount} more than usual this time.`,
  less: (amount: string) => `${amount} less than usual this time.`,
  lastMonths: (amount: string, count: number) =>
    `${amount} in 12 months, ${count === 1 ? '1 transaction' : `${formatCount(count)} transactions`}`,
  month: 'Month',
  amount: 'Amount',
  count: 'Transactions',
  table: 'The last 12 months',
  showAll: (name: string) => `Show all with ${name}`,
  loading: 'Loading earlier transactions',
  failed: 'Earlier transactions could not be loaded.',
  technical: 'Technical details',
};

const occasionsInSpanish: Record<Occasion, readonly [first: string, further: string]> = {
  visit: ['Primera visita', '.ª visita'],
  payment: ['Primer pago', '.º pago'],
  transfer: ['Primera transferencia', '.ª transferencia'],
  deposit: ['Primer abono', '.º abono'],
};

const es: typeof en = {
  heading: 'Los últimos 12 meses',
  place: (place, occasion, usual) => {
    const [first, further] = occasionsInSpanish[occasion];
    const said = place === 1 ? first : formatCount(place) + further;
    return usual === null ? said : `${said}; lo habitual es ${usual}`;
  },
  usual: (amount) => `Lo habitual es ${amount}`,
  more: (amount) => `Esta vez, ${amount} más de lo habitual.`,
  less: (amount) => `Esta vez, ${amount} menos de lo habitual.`,
  lastMonths: (amount, count) =>
    `${amount} en 12 meses, ${count === 1 ? '1 movimiento' : `${formatCount(count)} movimientos`}`,
  month: 'Mes',
  amount: 'Monto',
  count: 'Movimientos',
  table: 'Los últimos 12 meses',
  showAll: (name) => `Ver todo con ${name}`,
  loading: 'Cargando movimientos anteriores',
  failed: 'No se pudieron cargar los movimientos anteriores.',
  technical: 'Detalles técnicos',
};

export const storyWords = { en, es };

const endings = ['th', 'st', 'nd', 'rd'];

/** `1st`, `22nd`. */
export function spokenPlace(number: number): string {
  const isTeen = Math.floor((number % 100) / 10) === 1;
  const ending = isTeen ? undefined : endings[number % 10];
  return `${formatCount(number)}${ending ?? 'th'}`;
}
