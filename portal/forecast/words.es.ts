import { forecast as en } from './words.en.ts';

/** What the portal says about the days to come. */
const es: typeof en = {
  title: 'Los próximos 30 días',
  description:
    'Lo que está programado y lo que llegó con regularidad en los últimos meses, tal como ocurriría si usted no hace nada más.',
  loading: 'Consultando los próximos 30 días',
  failed: 'No se pueden mostrar los próximos 30 días',
  accounts: 'sus cuentas',
  comes: 'Lo que viene',
  none: 'No hay nada programado, y nada de su historial llega con regularidad.',
  likely: 'previsto',
  fails: 'No se pagará',
  least: (amount, day) => `Mínimo en 30 días: ${amount} · ${day}`,
  leastHidden: (day) => `Mínimo en 30 días: ${day}`,
  lowest: (account, amount, day) =>
    `${account}: punto más bajo el ${day}, con ${amount} disponibles`,
  lowestHidden: (account, day) => `${account}: punto más bajo el ${day}`,
  failsAfter: 'Después de esta transferencia no se podrá pagar:',
  due: (amount, description, day) => `${amount}, ${description}, vence el ${day}`,
};

export const forecastWords = { en, es };
