import { accountRules as en } from './account-rules.en.ts';

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
