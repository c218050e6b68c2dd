const en = {
  heading: 'Rules of this account',
  loading: 'Loading the rules of this account',
  failed: 'The rules of this account cannot be shown right now',
  none: 'This account has no scheduled or automatic payments, and there are no alerts.',
  groups: {
    alerts: { heading: 'We notify you', change: 'Change alerts' },
    transfers: { heading: 'Scheduled transfers', change: 'Change scheduled transfers' },
    bills: { heading: 'Scheduled bills', change: 'Change bills' },
    goals: { heading: 'Goals', change: 'Change goals' },
    loans: { heading: 'Loans', change: 'Change loans' },
  },
  order: (repeat: string, amount: string, to: string, next: string) =>
    `${repeat}: ${amount} to ${to}, next on ${next}`,
  once: (amount: string, to: string, day: string) => `${amount} to ${to} on ${day}`,
  /** The same for money that comes from another account. */
  incoming: (repeat: string, amount: string, from: string, next: string) =>
    `${repeat}: ${amount} from ${from}, next on ${next}`,
  incomingOnce: (amount: string, from: string, day: string) => `${amount} from ${from} on ${day}`,
  toGoal: (goal: string, rule: string) => `${goal}: ${rule}`,
  autopay: (loan: string) => `Automatic payments for ${loan} come from this account`,
};

const es: typeof en = {
  heading: 'Reglas de esta cuenta',
  loading: 'Cargando las reglas de esta cuenta',
  failed: 'Las reglas de esta cuenta no se pueden mostrar en este momento',
  none: 'Esta cuenta no tiene pagos programados ni automáticos, y no hay alertas.',
  groups: {
    alerts: { heading: 'Le avisamos', change: 'Cambiar alertas' },
    transfers: {
      heading: 'Transferencias programadas',
      change: 'Cambiar transferencias programadas',
    },
    bills: { heading: 'Cuentas por pagar programadas', change: 'Cambiar cuentas por pagar' },
    goals: { heading: 'Metas', change: 'Cambiar metas' },
    loans: { heading: 'Préstamos', change: 'Cambiar préstamos' },
  },
  order: (repeat, amount, to, next) => `${repeat}: ${amount} a ${to}, la próxima vez el ${next}`,
  once: (amount, to, day) => `${amount} a ${to} el ${day}`,
  incoming: (repeat, amount, from, next) =>
    `${repeat}: ${amount} desde ${from}, la próxima vez el ${next}`,
  incomingOnce: (amount, from, day) => `${amount} desde ${from} el ${day}`,
  toGoal: (goal, rule) => `${goal}: ${rule}`,
  autopay: (loan) => `Los pagos automáticos de ${loan} salen de esta cuenta`,
};

export const accountRulesWords = { en, es };
