import { ended } from '../language/ended.ts';
import { forecast as en } from './words.en.ts';

/** What the portal says about the days to come. */
const es: typeof en = {
  title: 'Los próximos 30 días',
  description:
    'Lo que está programado y lo que entró o salió con regularidad en los últimos meses. Supone que usted no hace otros pagos.',
  loading: 'Cargando los próximos 30 días',
  failed: 'No se pueden mostrar los próximos 30 días',
  accounts: 'sus cuentas',
  comes: 'Lo que viene',
  none: 'No hay nada programado, y su historial no muestra pagos ni depósitos regulares.',
  onlyUntil: (day) =>
    `Hay tantos pagos programados que solo se muestra hasta el ${ended(day)} Lo que viene después se paga igualmente.`,
  likely: 'previsto',
  fails: 'No se pagará',
  least: (amount, day) => `Mínimo en 30 días: ${amount} · ${day}`,
  leastHidden: (day) => `Mínimo en 30 días: ${day}`,
  lowest: (account, amount, day) =>
    `${account}: punto más bajo el ${day}, con ${amount} disponibles`,
  lowestHidden: (account, day) => `${account}: punto más bajo el ${day}`,
  calendar: 'Lo que viene, día por día',
  allDays: 'Los 30 días',
  onDay: (day, what) => `${day}: ${what}`,
  marks: { in: 'Entra dinero', out: 'Sale dinero', fails: 'No se pagará' },
  low: (amount, day) => `Mínimo previsto: ${amount} · ${day}`,
  lowHidden: (day) => `Mínimo previsto: ${day}`,
  breaks: {
    bill: {
      today: 'Con esta transferencia no se podrá pagar la factura de hoy',
      weekday: (day) => `Con esta transferencia no se podrá pagar la factura del ${day}`,
      date: (day) => `Con esta transferencia no se podrá pagar la factura del ${day}`,
    },
    loan: {
      today: 'Con esta transferencia no se podrá pagar la cuota del préstamo de hoy',
      weekday: (day) => `Con esta transferencia no se podrá pagar la cuota del préstamo del ${day}`,
      date: (day) => `Con esta transferencia no se podrá pagar la cuota del préstamo del ${day}`,
    },
    transfer: {
      today: 'Con esta transferencia no se podrá hacer la transferencia programada de hoy',
      weekday: (day) =>
        `Con esta transferencia no se podrá hacer la transferencia programada del ${day}`,
      date: (day) =>
        `Con esta transferencia no se podrá hacer la transferencia programada del ${day}`,
    },
    payment: {
      today: 'Con esta transferencia no se podrá hacer un pago de hoy',
      weekday: (day) => `Con esta transferencia no se podrá hacer un pago del ${day}`,
      date: (day) => `Con esta transferencia no se podrá hacer un pago del ${day}`,
    },
  },
  breaksMany: 'Después de esta transferencia no se podrá pagar:',
  due: (amount, description, day) => `${amount}, ${description}, vence el ${ended(day)}`,
  short: (amount) => `En la cuenta faltarán ${ended(amount)}`,
};

export const forecastWords = { en, es };
