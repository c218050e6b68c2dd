import type { ToldKind } from './alert-draft.ts';
import { alerts as en } from './words.en.ts';

const kinds: Record<ToldKind, string> = {
  'balance-below': 'El saldo baje de',
  'forecast-below': 'La previsión baje de',
  'money-out': 'Haya un pago de al menos',
  'money-in': 'Haya un depósito de al menos',
  'card-purchase': 'Haya una compra con tarjeta de al menos',
  'to-payee': 'Se pague a alguien',
  'from-payee': 'Llegue un pago de alguien',
  'sign-in': 'Alguien inicie sesión como yo',
};

/** What the portal says where members choose what they are told of. */
const es: typeof en = {
  heading: 'Sus alertas',
  detail: 'De qué quiere enterarse. Le avisamos por los medios que eligió arriba.',
  loading: 'Cargando sus alertas',
  failed: 'No se pueden mostrar sus alertas en este momento',
  none: 'No tiene alertas',
  noneDetail: 'Entérese al momento de un saldo bajo, de una compra grande o de un pago que espera.',
  kinds,
  tellMe: (happens: string) => `Avisarme cuando ${happens}`,
  whenever: (happens: string) => `Cuando ${happens}`,
  happens: {
    'balance-below': (account: string, amount: string) =>
      `el saldo de ${account} baje de ${amount}`,
    'forecast-below': (account: string, amount: string) =>
      `se prevea que ${account} baje de ${amount} en los próximos 30 días`,
    'money-out': (account: string, amount: string) =>
      `salgan de ${account} ${amount} o más de una vez`,
    'money-in': (account: string, amount: string) =>
      `entren en ${account} ${amount} o más de una vez`,
    'card-purchase': (card: string, amount: string) => `se paguen ${amount} o más con ${card}`,
    'to-payee': (payee: string, amount: string | null) =>
      amount === null
        ? `se pague cualquier monto a ${payee}`
        : `se paguen ${amount} o más a ${payee}`,
    'from-payee': (payee: string, amount: string | null) =>
      amount === null
        ? `llegue cualquier monto de ${payee}`
        : `lleguen ${amount} o más de ${payee}`,
    'sign-in': 'alguien inicie sesión como yo',
  },
  edit: 'Editar',
  editOf: (line: string) => `Editar: ${line}`,
  add: 'Agregar alerta',
  adding: 'Agregando...',
  save: 'Guardar alerta',
  saving: 'Guardando...',
  remove: 'Quitar alerta',
  removeThis: 'Quitar esta alerta',
  cancel: 'Cancelar',
  done: {
    added: 'Se agregó la alerta.',
    changed: 'Se cambió la alerta.',
    removed: 'Se quitó la alerta.',
  },

  addHeading: 'Agregar una alerta',
  editHeading: 'Editar la alerta',
  kind: 'Avisarme cuando',
  account: 'Cuenta',
  card: 'Tarjeta',
  payee: { 'to-payee': 'A quién se paga', 'from-payee': 'Quién paga' },
  payeeHint: 'El nombre tal como aparece en sus transacciones.',
  payeeNeeded: 'Escriba un nombre.',
  amount: 'Monto',
  anyAmount: 'Al menos este monto. Déjelo vacío para enterarse de cualquiera.',
  amountNeeded: 'Escriba un monto mayor que $0.00.',
  forecastDetail:
    'Revisamos una vez al día, y unos diez minutos después de cada cambio: facturas, transferencias, y los ingresos y pagos que se repiten.',
  signInDetail:
    'Se entera de cada inicio de sesión por los medios que eligió para las notificaciones. De uno desde un navegador nuevo le avisamos de todos modos mientras estén activadas las alertas de seguridad.',
};

export const alertWords = { en, es };
