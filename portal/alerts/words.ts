import type { ToldKind } from './alert-draft.ts';

const kinds: Record<ToldKind, string> = {
  'balance-below': 'The balance falls below',
  'forecast-below': 'The forecast falls below',
  'money-out': 'A payment of at least',
  'money-in': 'A deposit of at least',
  'card-purchase': 'A card purchase of at least',
  'to-payee': 'A payment to somebody',
  'from-payee': 'A payment from somebody',
  'sign-in': 'Someone signs in as me',
};

const en = {
  heading: 'Your alerts',
  detail: 'What you want to hear about. You are told the ways you chose above.',
  loading: 'Loading your alerts',
  failed: 'Your alerts cannot be shown right now',
  none: 'You have no alerts',
  noneDetail: 'Hear at once of a low balance, a large purchase or a payment that you wait for.',
  kinds,
  tellMe: (happens: string) => `Tell me when ${happens}`,
  whenever: (happens: string) => `When ${happens}`,
  happens: {
    'balance-below': (account: string, amount: string) =>
      `the balance of ${account} falls below ${amount}`,
    'forecast-below': (account: string, amount: string) =>
      `${account} is forecast to fall below ${amount} in the next 30 days`,
    'money-out': (account: string, amount: string) => `${amount} or more leaves ${account} at once`,
    'money-in': (account: string, amount: string) =>
      `${amount} or more comes into ${account} at once`,
    'card-purchase': (card: string, amount: string) => `${amount} or more is paid with ${card}`,
    'to-payee': (payee: string, amount: string | null) =>
      amount === null ? `anything is paid to ${payee}` : `${amount} or more is paid to ${payee}`,
    'from-payee': (payee: string, amount: string | null) =>
      amount === null ? `anything comes from ${payee}` : `${amount} or more comes from ${payee}`,
    'sign-in': 'someone signs in as me',
  },
  edit: 'Edit',
  editOf: (line: string) => `Edit: ${line}`,
  add: 'Add alert',
  adding: 'Adding...',
  save: 'Save alert',
  saving: 'Saving...',
  remove: 'Remove alert',
  removeThis: 'Remove this alert',
  done: {
    added: 'The alert was added.',
    changed: 'The alert was changed.',
    removed: 'The alert was removed.',
  },

  addHeading: 'Add an alert',
  editHeading: 'Edit alert',
  kind: 'Tell me when',
  account: 'Account',
  card: 'Card',
  payee: { 'to-payee': 'Who is paid', 'from-payee': 'Who pays' },
  payeeHint: 'The name as your transactions show it.',
  payeeNeeded: 'Enter a name.',
  amount: 'Amount',
  anyAmount: 'At least this much. Leave it empty to hear of any amount.',
  amountNeeded: 'Enter an amount above $0.00.',
  forecastDetail:
    'We look once a day, and about ten minutes after something changes: bills, transfers, income and payments that come back regularly.',
  signInDetail:
    'You hear of each sign-in the ways you chose for notifications. Of a sign-in from a new browser we tell you anyway while your security alerts are on.',
};

const kindsInSpanish: Record<ToldKind, string> = {
  'balance-below': 'El saldo baje de',
  'forecast-below': 'La previsión baje de',
  'money-out': 'Haya un pago de al menos',
  'money-in': 'Haya un depósito de al menos',
  'card-purchase': 'Haya una compra con tarjeta de al menos',
  'to-payee': 'Se pague a alguien',
  'from-payee': 'Llegue un pago de alguien',
  'sign-in': 'Alguien inicie sesión como yo',
};

const es: typeof en = {
  heading: 'Sus alertas',
  detail: 'De qué quiere enterarse. Le avisamos por los medios que eligió arriba.',
  loading: 'Cargando sus alertas',
  failed: 'No se pueden mostrar sus alertas en este momento',
  none: 'No tiene alertas',
  noneDetail: 'Entérese al momento de un saldo bajo, de una compra grande o de un pago que espera.',
  kinds: kindsInSpanish,
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
