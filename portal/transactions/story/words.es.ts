import { formatCount } from '../../language/format.ts';
import type { Occasion } from './occasion.ts';
import { story as en } from './words.en.ts';

const occasions: Record<Occasion, readonly [first: string, further: string]> = {
  visit: ['Primera visita', '.ª visita'],
  payment: ['Primer pago', '.º pago'],
  transfer: ['Primera transferencia', '.ª transferencia'],
  deposit: ['Primer abono', '.º abono'],
};

/** Words for the story of a transaction. */
const es: typeof en = {
  heading: 'Los últimos 12 meses',
  place: (place, occasion, usual) => {
    const [first, further] = occasions[occasion];
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
