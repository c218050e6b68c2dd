import { counted } from '../language/counted.ts';
import type { TransferKind } from '#contract/transfers/transfer-kind.ts';
import type { Fault, TransferField } from './transfer-problems.ts';
import { transfer as en } from './words.en.ts';
import { formatCount } from '../language/format.ts';
import { ended } from '../language/ended.ts';
import { sentOn } from './sent-on.es.ts';

const kinds: Record<TransferKind, string> = {
  internal: 'Entre mis cuentas',
  zelle: 'Zelle',
  external: 'Otro banco',
};

const kindDetails: Record<TransferKind, string> = {
  internal: 'Pasa dinero de una de sus cuentas a otra.',
  zelle: 'Envía dinero a una persona por correo electrónico o teléfono de EE. UU.',
  external: 'Envía dinero a una cuenta en otro banco de Estados Unidos.',
};

const arrival: typeof en.form.arrival = {
  'at-once': () => 'Llega al instante.',
  'within-minutes': () => 'Llega en minutos.',
  'by-day': (day) => `Llega a más tardar el ${ended(day)}`,
};

const arrivalOtherwise: typeof en.form.arrivalOtherwise = {
  'at-once': () => 'Si no lo es, llega al instante.',
  'within-minutes': () => 'Si no lo es, llega en minutos.',
  'by-day': (day) => `Si no lo es, llega a más tardar el ${ended(day)}`,
};

const form: typeof en.form = {
  heading: 'Nueva transferencia',
  kind: 'Tipo de transferencia',
  kinds,
  kindDetails,
  from: 'Cuenta de origen',
  to: 'Cuenta de destino',
  /** An account in a list: its name, its last digits and what is in it. */
  account: (name: string, number: string, balance: string | null) =>
    balance === null ? `${name} ${number}` : `${name} ${number} · ${balance}`,
  changePlaces: 'Intercambiar las cuentas',
  oneAccount: 'Usted tiene una sola cuenta; no hay otra a la que pasar dinero.',
  recipient: 'Destinatario',
  change: 'Cambiar',
  changeRecipient: 'Cambiar el destinatario',
  contactOrBank: (name: string, detail: string) => `${name} · ${detail}`,
  atBank: (accountNumber: string, bank: string) => `${accountNumber} en ${bank}`,
  saved: 'Destinatario guardado',
  someoneNew: 'Alguien nuevo',
  lately: 'Recientes',
  find: 'Buscar un destinatario guardado',
  found: (count: number, total: number) =>
    `${formatCount(count)} de ${counted(total, 'destinatario', 'destinatarios')}`,
  savedDetails: 'Datos del destinatario guardado',
  typeInstead: 'Escribir los datos',
  lastTransfer: (date: string) => `Última transferencia: ${date}`,
  never: 'Aún sin transferencias',
  name: 'Nombre del destinatario',
  email: 'Correo electrónico',
  phone: 'Teléfono',
  contactHint: 'Basta con un correo electrónico o un teléfono.',
  bankName: 'Nombre del banco',
  accountNumber: 'Número de cuenta',
  accountNumberHint: 'De 4 a 17 dígitos',
  routingNumber: 'Número de ruta',
  routingNumberPlaceholder: 'Número de ruta de 9 dígitos',
  routingNumberHint: 'Nueve dígitos',
  lookingUp: 'Buscando el banco...',
  bankFound: (bank: string) => `Este número es de ${ended(bank)}`,
  bankNameReplaced: (bank: string) =>
    `Este número de ruta es de ${ended(bank)} El dinero va a ese banco, y así lo dirá la revisión. Si usted quiere decir otro banco, revise el número.`,
  bankNotListed:
    'El número es válido, pero su banco no está en nuestro directorio. Revíselo una vez más.',
  amount: 'Monto',
  quickPicks: 'Montos rápidos',
  leftAfterSaid: (left: string) => `Quedarían ${ended(left)}`,
  overdrawn: (shortBy: string | null) =>
    shortBy === null
      ? 'Fondos insuficientes: es más de lo disponible.'
      : `Fondos insuficientes: son ${shortBy} más de lo disponible.`,
  overLimit: (limit: string) => `Es más que el límite por transferencia: ${ended(limit)}`,
  overToday: (left: string) => `Es más de lo que aún puede enviar hoy: ${ended(left)}`,
  arrival,
  arrivalOtherwise,
  cutOff: (time: string) =>
    `Las transferencias hechas hasta las ${time} de un día hábil cuentan para ese día.`,
  limits: (atATime: string, aDay: string, left: string) =>
    `Puede enviar hasta ${atATime} por transferencia y ${aDay} por día. Hoy le quedan ${ended(left)}`,
  terms: 'Límites y llegada',
  memo: 'Nota',
  memoHint: 'Para su propio registro; se guarda con la transferencia.',
  amountFirst: 'Escriba un monto para continuar.',
  review: 'Revisar transferencia',
  reviewing: 'Revisando...',
};

/** What stands at a control that is missing or wrong; the alert of the form says what happened. */
const faults: Record<Fault, string> = {
  'name needed': 'Escriba el nombre del destinatario.',
  'bankName needed': 'Escriba el nombre del banco.',
  'accountNumber needed': 'Escriba el número de cuenta.',
  'routingNumber needed': 'Escriba los nueve dígitos del número de ruta.',
  'email or phone needed': 'Escriba un correo electrónico o un teléfono.',
  AMOUNT_NOT_POSITIVE: 'Escriba un monto mayor que $0.00.',
  INSUFFICIENT_FUNDS: 'Escriba un monto disponible o elija otra cuenta.',
  UNKNOWN_ACCOUNT: 'Elija una de sus cuentas.',
  UNKNOWN_GOAL: 'Elija otra meta, o ninguna.',
  SAME_ACCOUNT: 'Elija una cuenta distinta de la de origen.',
  CERTIFICATE_NOT_MATURE: 'Elija una cuenta que no sea un certificado.',
  UNKNOWN_RECIPIENT: 'Elija otro destinatario o escriba los datos.',
  ROUTING_NUMBER_NOT_NINE_DIGITS: 'Escriba los nueve dígitos.',
  ROUTING_NUMBER_WRONG: 'Revise los nueve dígitos. Ningún banco tiene este número.',
  ACCOUNT_NUMBER_WRONG: 'Escriba de 4 a 17 dígitos.',
  EMAIL_WRONG: 'Escríbalo completo, por ejemplo nombre@example.com.',
  PHONE_WRONG: 'Escriba diez dígitos, por ejemplo (555) 014-2600.',
  MEMO_TOO_LONG: 'Acórtela a 500 caracteres.',
  OVER_TRANSFER_LIMIT: 'Escriba un monto menor: es más que el límite por transferencia.',
  OVER_DAILY_LIMIT: 'Escriba un monto menor: es más de lo que aún se puede enviar hoy.',
  TRANSFER_DAY_TOO_SOON: 'Elija mañana o un día posterior.',
  TRANSFER_DAY_TOO_FAR: 'Elija un día dentro de un año.',
  'date needed': 'Elija el día en que se envía.',
  'date wrong': 'Ese día no existe. Elija otro.',
  RECIPIENT_NAME_WRONG: 'Escriba un nombre sin < ni > y sin caracteres ocultos.',
  BANK_NAME_WRONG: 'Escriba el nombre del banco sin < ni > y sin caracteres ocultos.',
  RECIPIENT_NAME_TAKEN: 'Escriba otro nombre. Ya guardó un destinatario con este.',
};

/** What the links of the alert are called. */
const fields: Record<TransferField, string> = {
  from: form.from,
  to: form.to,
  goal: 'Meta',
  recipient: form.saved,
  name: form.name,
  email: form.email,
  phone: form.phone,
  bankName: form.bankName,
  accountNumber: form.accountNumber,
  routingNumber: form.routingNumber,
  amount: form.amount,
  memo: form.memo,
  date: 'Fecha',
};

const confirmation: typeof en.confirmation = {
  title: (amount: string, to: string) => `Enviar ${amount} a ${to}`,
  check: 'Revise los datos antes de confirmar.',
  amount: 'Monto',
  from: 'De',
  to: 'A',
  memo: 'Nota',
  balanceNow: 'Disponible ahora',
  balanceAfter: 'Disponible después',
  arrival: 'Cuándo',
  sentBefore: (amount: string, to: string, minutes: number) =>
    minutes === 0
      ? `Usted envió ${amount} a ${to} hace menos de un minuto.`
      : `Usted envió ${amount} a ${to} hace ${minutes === 1 ? 'un minuto' : `${minutes} minutos`}.`,
  sentBeforeDetail: 'Si confirma, envía un segundo pago.',
  otherBank: (bank: string) => `Este número de ruta es de ${ended(bank)}`,
  otherBankDetail: (typed: string, bank: string) =>
    `Usted escribió «${typed}» como banco. El dinero va a ${ended(bank)} Si quiere decir otro banco, vuelva y revise el número.`,
  looksLike: (name: string) => `Este nombre se parece a ${name}, pero la cuenta es otra.`,
  looksLikeDetail: (name: string) =>
    `Usted ya pagó a ${name} o guardó otros datos de esta persona. Si alguien le dio datos nuevos, llame a ${name} a un número que ya conozca antes de confirmar.`,
  sendAgain: 'Enviar otra',
  sameNotKnown: (amount: string, to: string) =>
    `Ya pidió enviar ${amount} a ${to}, y aún no sabemos si se envió.`,
  sameNotKnownDetail:
    'Si envía la misma, se envía una sola vez en total, ahora o antes. Si envía otra, es un segundo pago, además del primero.',
  sameKnown: (label: string, amount: string, to: string) =>
    `Ya envió ${amount} a ${to}: ${ended(label)}`,
  sendSame: 'Enviar la misma',
  afterSame: 'Disponible después de la misma',
  afterBoth: 'Disponible después de ambas',
  held: 'Se retiene para revisión',
  waits: (moment: string) => `Retenida hasta el ${moment}`,
  waitsDetail: (to: string) =>
    `Es su primer pago a ${to}, y retenemos los primeros pagos grandes. El dinero sale ahora de su cuenta, y hasta entonces puede cancelar el pago aquí. Usted elige cuánto tiempo lo retenemos en Configuración, Seguridad.`,
  heldDetail:
    'Las transferencias de este monto a otras personas se retienen antes de enviarse. El dinero sale ahora de su cuenta y la transferencia aparece como pendiente.',
  confirm: 'Confirmar transferencia',
  cancel: 'Cancelar',

  processing: 'Enviando su transferencia',
  processingDetail: 'Esto toma unos segundos.',
  processingSteps: 'Avance',
  asking: 'Consultando al banco',
  taken: (amount: string, from: string) => `${amount} salieron de ${from}`,
  underWay: 'En proceso',
  mayClose:
    'Puede cerrar esta ventana. La transferencia sigue su curso y el historial muestra cómo va.',
  close: 'Cerrar',

  unknown: 'Aún no sabemos si esto se envió',
  unknownDetail:
    'El banco no respondió y seguimos consultando. Puede intentar de nuevo: es la misma transferencia y el banco la envía una sola vez.',
  tryAgain: 'Intentar de nuevo',
  backToForm: 'Volver al formulario',
};

const receipt: typeof en.receipt = {
  completed: (amount: string, to: string) => `Se enviaron ${amount} a ${to}`,
  completedDetail: { internal: () => 'La transferencia se completó.', ...sentOn },
  pending: (amount: string, to: string) => `${amount} a ${to}: pendiente`,
  pendingDetail: 'Está retenida para revisión antes de enviarse. El dinero ya salió de su cuenta.',
  waitsDetail: (moment: string) =>
    `Retenemos los primeros pagos grandes. Este queda retenido hasta el ${moment}, y hasta entonces puede cancelarlo.`,
  failed: (amount: string, to: string) => `No se enviaron ${amount} a ${to}`,
  failedDetail: 'El dinero está de vuelta en su cuenta. Lo que escribió sigue en el formulario.',
  label: 'Comprobante',
  amount: 'Monto',
  from: 'De',
  to: 'A',
  transaction: 'Transacción',
  reference: 'Referencia',
  status: 'Estado',
  when: 'Cuándo',
  dueElsewhere: 'En el otro banco a más tardar el',
  another: 'Hacer otra transferencia',
  dashboard: 'Volver al resumen',
  backToForm: 'Volver al formulario',
  closes:
    'Esto se cierra solo si no presiona una tecla ni lo toca. El comprobante queda en el historial.',
  stays: 'Esto queda abierto hasta que lo cierre. El comprobante queda en el historial.',
};

const tiles: typeof en.tiles = {
  heading: 'Sus transferencias de un vistazo',
  loading: 'Cargando cifras',
  pending: 'Pendientes',
  pendingDetail: 'Retenidas para revisión',
  processing: 'En proceso',
  processingDetail: 'En camino',
  today: 'Transferencias de hoy',
  todayDetail: 'Desde la medianoche',
  amountSent: 'Monto enviado',
  amountSentDetail: 'Hoy',
  failed: 'No se pudieron cargar estas cifras.',
};

const history: typeof en.history = {
  heading: 'Historial de transferencias',
  list: 'Transferencias, las más recientes primero',
  loading: 'Cargando el historial de transferencias',
  showMore: 'Mostrar más',
  loadingMore: 'Cargando más...',
  filters: 'Filtrar transferencias',
  status: 'Estado',
  anyStatus: 'Todos los estados',
  type: 'Tipo',
  anyType: 'Todos los tipos',
  noneFound: 'No hay transferencias que coincidan',
  noneFoundDetail: 'Elija otro estado o tipo.',
  dueElsewhere: (day: string) => `En el otro banco a más tardar el ${day}`,
  repeat: 'Repetir',
  repeatOf: (what: string, label: string) => `Repetir: ${what}, ${label}`,
  cancel: 'Cancelar',
  cancelOf: (what: string, label: string) => `Cancelar: ${what}, ${label}`,
  moreFailed: 'No se pudieron cargar las siguientes transferencias. No se movió dinero.',
  empty: 'Aún no hay transferencias',
  emptyDetail: 'Las transferencias que haga aparecerán aquí con su referencia.',
  failed: 'No se pudieron cargar sus transferencias',
  failedDetail: 'No se movió dinero.',
};

const cancellation: typeof en.cancellation = {
  title: '¿Cancelar esta transferencia?',
  what: (amount: string, description: string) => `${amount}: ${description}`,
  detail: (amount: string, account: string) =>
    `Todavía no se ha enviado. Si la cancela, ${amount} vuelven a ${ended(account)}`,
  keep: 'Conservarla',
  cancel: 'Cancelar transferencia',
  done: 'La transferencia se canceló',
  doneDetail: (amount: string, account: string) => `${amount} están de nuevo en ${ended(account)}`,
};

/** What is said of a transfer whose answer was lost. */
const unsettled = {
  notKnown: (amount: string, to: string) => `No sabemos si se enviaron ${amount} a ${to}`,
  notKnownDetail:
    'El banco aún no lo ha confirmado y seguimos consultando. Lo que envíe con este formulario es otra transferencia, además de esa.',
  same: 'Terminar esta',
  known: (label: string, amount: string, to: string, status: string) =>
    `${label}: ${amount} a ${ended(to)} ${status}`,
  knownDetail:
    'La conexión se perdió antes de que llegara la respuesta. Ya consultamos su estado con el banco.',
  putAside: 'Entendido',
  see: 'Ver la transferencia',
  notSent: (amount: string, to: string) => `No se enviaron ${amount} a ${to}`,
};

/** What the transfer screen says. */
const es: typeof en = {
  heading: 'Transferir dinero',
  detail: 'A sus propias cuentas, a personas que conoce y a otros bancos.',
  loading: 'Cargando sus cuentas',
  failed: 'No se pudieron cargar sus cuentas',
  failedDetail: 'No se movió dinero.',
  empty: 'No hay una cuenta desde la cual enviar',
  emptyDetail: 'Cuando tenga una cuenta de depósito, podrá enviar dinero desde aquí.',
  seesOnly: 'Aquí puede ver transferencias, pero no enviar dinero',
  seesOnlyDetail: (holder) =>
    `Su acceso a las cuentas de ${holder} le permite ver lo que se envió. Si necesita más, pídalo a la persona que se lo dio.`,
  notRepeated: 'No se pudo cargar la transferencia que desea repetir',
  notRepeatedDetail: 'Puede llenar el formulario a mano.',
  refusedFields: 'Ir a lo que falta o está mal',
  form,
  faults,
  fields,
  confirmation,
  receipt,
  unsettled,
  tiles,
  history,
  cancellation,
};

export const transferWords = { en, es };
