import { ended } from '../language/sentences.ts';

const en = {
  title: 'The next 30 days',
  description:
    'What is scheduled, and what came or went regularly in recent months. It assumes that you make no other payments.',
  loading: 'Loading the next 30 days',
  failed: 'The next 30 days cannot be shown',
  accounts: 'your accounts',
  comes: 'Coming up',
  none: 'Nothing is scheduled, and your history shows no regular payments or deposits.',
  onlyUntil: (day: string) =>
    `So many payments are scheduled that this looks ahead only until ${ended(day)} What comes later is paid all the same.`,
  likely: 'expected',
  byCard: 'by card',
  fails: 'Will not be paid',
  least: (amount: string, day: string) => `Lowest in 30 days: ${amount} · ${day}`,
  leastHidden: (day: string) => `Lowest in 30 days: ${day}`,
  lowest: (account: string, amount: string, day: string) =>
    `${account}: lowest on ${day}, with ${amount} available`,
  lowestHidden: (account: string, day: string) => `${account}: lowest on ${day}`,
  calendar: 'Coming up, day by day',
  allDays: 'All 30 days',
  onDay: (day: string, what: string) => `${day}: ${what}`,
  marks: { in: 'Money in', out: 'Money out', fails: 'Will not be paid' },
  low: (amount: string, day: string) => `Lowest ahead: ${amount} · ${day}`,
  lowHidden: (day: string) => `Lowest ahead: ${day}`,
  /** The title when a transfer makes one payment fail, by when that is due. */
  breaks: {
    bill: {
      today: 'After this transfer, today’s bill cannot be paid',
      weekday: (day: string) => `After this transfer, ${day}’s bill cannot be paid`,
      date: (day: string) => `After this transfer, the bill due ${day} cannot be paid`,
    },
    loan: {
      today: 'After this transfer, today’s loan payment cannot be made',
      weekday: (day: string) => `After this transfer, ${day}’s loan payment cannot be made`,
      date: (day: string) => `After this transfer, the loan payment due ${day} cannot be made`,
    },
    transfer: {
      today: 'After this transfer, today’s scheduled transfer cannot be made',
      weekday: (day: string) => `After this transfer, ${day}’s scheduled transfer cannot be made`,
      date: (day: string) =>
        `After this transfer, the transfer scheduled for ${day} cannot be made`,
    },
    payment: {
      today: 'After this transfer, a payment due today cannot be made',
      weekday: (day: string) => `After this transfer, a payment due ${day} cannot be made`,
      date: (day: string) => `After this transfer, a payment due ${day} cannot be made`,
    },
  },
  breaksMany: 'After this transfer, these cannot be paid:',
  due: (amount: string, description: string, day: string) =>
    `${amount}, ${description}, due ${ended(day)}`,
  short: (amount: string) => `The account will be ${amount} short.`,
};

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
  byCard: 'con tarjeta',
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
