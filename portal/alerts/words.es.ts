import type { AlertKind } from '#contract/alerts/alert-terms.ts';
import { alerts as en } from './words.en.ts';

const kinds: Record<AlertKind, string> = {
  'balance-below': 'El saldo baja de',
  'money-out': 'Un pago de al menos',
  'money-in': 'Un depósito de al menos',
};

/** What the portal says where members choose what they are told of their accounts. */
const es: typeof en = {
  heading: 'Alertas de cuentas',
  detail:
    'De qué quiere enterarse sobre sus cuentas. Le avisamos por los medios que eligió arriba.',
  loading: 'Cargando sus alertas',
  failed: 'No se pueden mostrar sus alertas en este momento',
  none: 'No ha puesto ninguna alerta.',
  kinds,
  lines: {
    'balance-below': (account: string, amount: string) =>
      `Cuando el saldo de ${account} baja de ${amount}`,
    'money-out': (account: string, amount: string) =>
      `Cuando salen de ${account} ${amount} o más de una vez`,
    'money-in': (account: string, amount: string) =>
      `Cuando entran en ${account} ${amount} o más de una vez`,
  },
  remove: 'Quitar',
  removeOf: (line: string) => `Quitar: ${line}`,
  removed: 'Se quitó la alerta.',

  addHeading: 'Agregar una alerta',
  account: 'Cuenta',
  kind: 'Avisarme cuando',
  amount: 'Monto',
  amountNeeded: 'Escriba un monto mayor que $0.00.',
  add: 'Agregar alerta',
  adding: 'Agregando...',
  added: 'Se agregó la alerta.',
};

export const alertWords = { en, es };
