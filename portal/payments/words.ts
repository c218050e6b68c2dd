import { counted, formatCount } from '../language/format.ts';
import { ended } from '../language/sentences.ts';
import type { Arrival } from '#contract/transfers/transfers.ts';
import type { TransferKind } from '#contract/transactions/transactions.ts';
import type { Fault, TransferField } from './transfer-problems.ts';

const kinds: Record<TransferKind, string> = {
  internal: 'Between my accounts',
  zelle: 'Zelle',
  external: 'External bank',
};

const arrival: Record<Arrival['speed'], (day: string) => string> = {
  'at-once': () => 'Arrives right away.',
  'within-minutes': () => 'Arrives within minutes.',
  'by-day': (day) => `Arrives by ${ended(day)}`,
};

/** The other arrival of a payment that waits only as the first to its recipient. */
const arrivalOtherwise: Record<Arrival['speed'], (day: string) => string> = {
  'at-once': () => 'Otherwise it arrives right away.',
  'within-minutes': () => 'Otherwise it arrives within minutes.',
  'by-day': (day) => `Otherwise it arrives by ${ended(day)}`,
};

const form = {
  heading: 'New transfer',
  kind: 'Transfer type',
  kinds,
  from: 'From account',
  to: 'To account',
  /** An account in a list: its name, its last digits and its balance. */
  account: (name: string, number: string, balance: string | null) =>
    balance === null ? `${name} ${number}` : `${name} ${number} · ${balance}`,
  changePlaces: 'Swap accounts',
  oneAccount: 'You have only one account, so there is no other one to move money to.',
  recipient: 'Recipient',
  change: 'Change',
  changeRecipient: 'Change the recipient',
  atBank: (accountNumber: string, bank: string) => `${accountNumber} at ${bank}`,
  saved: 'Saved recipient',
  someoneNew: 'Someone new',
  who: 'Who is it for?',
  everyone: (count: number) => `All ${formatCount(count)}`,
  find: 'Find a saved recipient',
  found: (count: number, total: number) =>
    `${formatCount(count)} of ${counted(total, 'recipient', 'recipients')}`,
  savedDetails: 'Details of the saved recipient',
  lastTransfer: (date: string) => `Last transfer ${date}`,
  never: 'No transfer yet',
  name: 'Recipient name',
  email: 'Email',
  phone: 'Phone',
  contactHint: 'An email or a phone number is enough.',
  bankName: 'Bank name',
  accountNumber: 'Account number',
  accountNumberHint: '4 to 17 digits',
  routingNumber: 'Routing number',
  routingNumberPlaceholder: '9-digit routing number',
  routingNumberHint: 'Nine digits',
  lookingUp: 'Looking up the bank...',
  bankFound: (bank: string) => `This number belongs to ${ended(bank)}`,
  bankNameReplaced: (bank: string) =>
    `This routing number belongs to ${ended(bank)} The money goes there, and the review says so. If you mean another bank, check the number.`,
  bankNotListed:
    'The number is valid, but we do not know which bank it belongs to. Please check it again.',
  amount: 'Amount',
  quickPicks: 'Quick amounts',
  leftAfterSaid: (left: string) => `${left} would be left.`,
  overdrawn: (shortBy: string | null) =>
    shortBy === null
      ? 'Insufficient funds: this is more than is available.'
      : `Insufficient funds: this is ${shortBy} more than is available.`,
  overLimit: (limit: string) => `This is over the limit for one transfer: ${ended(limit)}`,
  overToday: (left: string) => `This is more than you can still send today: ${ended(left)}`,
  arrival,
  arrivalOtherwise,
  cutOff: (time: string) => `Transfers made by ${time} on a business day count for that day.`,
  limits: (atATime: string, aDay: string, left: string) =>
    `You can send up to ${atATime} at a time and ${aDay} a day. ${left} is left for today.`,
  terms: 'Limits and arrival',
  memo: 'Memo',
  memoHint: 'For your own records, kept with the transfer.',
  amountFirst: 'Enter an amount to continue.',
  review: 'Review transfer',
  reviewing: 'Checking...',
};

const faults: Record<Fault, string> = {
  'name needed': 'Enter the name of the recipient.',
  'bankName needed': 'Enter the name of the bank.',
  'accountNumber needed': 'Enter the account number.',
  'routingNumber needed': 'Enter the nine digits of the routing number.',
  'email or phone needed': 'Enter an email or a phone number.',
  AMOUNT_NOT_POSITIVE: 'Enter an amount above $0.00.',
  INSUFFICIENT_FUNDS: 'Enter an amount that is available, or choose another account.',
  UNKNOWN_ACCOUNT: 'Choose one of your accounts.',
  UNKNOWN_GOAL: 'Choose another goal, or none.',
  SAME_ACCOUNT: 'Choose a different account from the one the money comes from.',
  CERTIFICATE_NOT_MATURE: 'Choose an account that is not a certificate.',
  UNKNOWN_RECIPIENT: 'Choose another recipient, or type the details.',
  ROUTING_NUMBER_NOT_NINE_DIGITS: 'Enter all nine digits.',
  ROUTING_NUMBER_WRONG: 'Check the nine digits. No bank has this number.',
  ACCOUNT_NUMBER_WRONG: 'Enter 4 to 17 digits.',
  EMAIL_WRONG: 'Enter it in full, such as name@example.com.',
  PHONE_WRONG: 'Enter ten digits, such as (555) 014-2600.',
  MEMO_TOO_LONG: 'Shorten it to 500 characters.',
  OVER_TRANSFER_LIMIT: 'Enter a smaller amount: this is over the limit for one transfer.',
  OVER_DAILY_LIMIT: 'Enter a smaller amount: this is more than you can still send today.',
  TRANSFER_DAY_TOO_SOON: 'Choose tomorrow or a later day.',
  TRANSFER_DAY_TOO_FAR: 'Choose a day within a year.',
  'date needed': 'Choose the day on which it is sent.',
  'date wrong': 'This date does not exist. Choose another.',
  RECIPIENT_NAME_WRONG: 'Enter a name without <, > or hidden characters.',
  BANK_NAME_WRONG: 'Enter the name of the bank without <, > or hidden characters.',
  RECIPIENT_NAME_TAKEN: 'Enter another name. You already have a recipient with this one.',
};

const fields: Record<TransferField, string> = {
  ...form,
  goal: 'Goal',
  recipient: form.saved,
  date: 'Date',
};

const confirmation = {
  title: (amount: string, to: string) => `Send ${amount} to ${to}`,
  check: 'Please check the details before you confirm.',
  amount: 'Amount',
  from: 'From',
  to: 'To',
  memo: 'Memo',
  balanceNow: 'Available now',
  balanceAfter: 'Available after',
  arrival: 'When',
  sentBefore: (amount: string, to: string, minutes: number) =>
    minutes === 0
      ? `You sent ${amount} to ${to} less than a minute ago.`
      : `You sent ${amount} to ${to} ${minutes === 1 ? 'a minute' : `${minutes} minutes`} ago.`,
  sentBeforeDetail: 'If you confirm, you send a second payment.',
  otherBank: (bank: string) => `This routing number belongs to ${ended(bank)}`,
  otherBankDetail: (typed: string, bank: string) =>
    `You entered “${typed}” as the bank. The money goes to ${ended(bank)} If you mean another bank, go back and check the number.`,
  looksLike: (name: string) => `This name looks like ${name}, but the account is different.`,
  looksLikeDetail: (name: string) =>
    `You have paid or saved ${name} with different details. If someone gave you new ones, call ${name} at a number you already know before you confirm.`,
  sendAgain: 'Send another one',
  sameNotKnown: (amount: string, to: string) =>
    `You already tried to send ${amount} to ${to}, and we do not know yet whether it was sent.`,
  sameNotKnownDetail:
    'If you send the same one, it is sent only once in all, now or before. If you send another one, it is a second payment, on top of the first.',
  sameKnown: (label: string, amount: string, to: string) =>
    `You have already sent ${amount} to ${to}: ${ended(label)}`,
  sendSame: 'Send the same one',
  afterSame: 'Available after the same one',
  afterBoth: 'Available after both',
  held: 'After our review',
  waits: (moment: string) => `On hold until ${moment}`,
  waitsDetail: (to: string) =>
    `This is your first payment to ${to}, and we hold large first payments. The money leaves your account now, and you can cancel the payment here until then. You choose how long we hold it under Settings, Security.`,
  heldDetail:
    'Transfers of this size to others are pending until we have reviewed them. The money leaves your account now.',
  confirm: 'Confirm transfer',
  cancel: 'Cancel',

  processing: 'Sending your transfer',
  processingDetail: 'This takes a few seconds.',
  processingSteps: 'Progress',
  asking: 'Contacting the bank',
  taken: (amount: string, from: string) => `${amount} has left ${from}`,
  mayClose: 'You can close this. The transfer continues, and the history shows its status.',
  close: 'Close',

  unknown: 'We do not know yet whether this was sent',
  unknownDetail:
    'The bank did not answer, and we keep checking. Trying again is safe: it is the same transfer, and the bank sends it only once.',
  tryAgain: 'Try again',
  backToForm: 'Back to the form',
};

const receipt = {
  completed: (amount: string, to: string) => `${amount} sent to ${to}`,
  pending: (amount: string, to: string) => `${amount} to ${to} is pending`,
  waitsDetail: (moment: string) =>
    `We hold large first payments. This one is on hold until ${moment}, and you can cancel it until then.`,
  failed: (amount: string, to: string) => `${amount} to ${to} was not sent`,
  typedStays: 'What you typed is still in the form.',
  label: 'Receipt',
  amount: 'Amount',
  from: 'From',
  to: 'To',
  transaction: 'Transaction',
  reference: 'Reference',
  status: 'Status',
  when: 'When',
  dueElsewhere: 'Due at the other bank by',
  another: 'Make another transfer',
  dashboard: 'Back to dashboard',
  backToForm: 'Back to the form',
  closes:
    'This closes by itself unless you press a key or touch it. The receipt stays in the history.',
  stays: 'This stays open until you close it. The receipt stays in the history.',
};

const tiles = {
  heading: 'Your transfers at a glance',
  loading: 'Loading figures',
  today: "Today's Transfers",
  todayDetail: 'Since midnight',
  amountSent: 'Amount Sent',
  amountSentDetail: 'Today',
  failed: 'These figures could not be loaded.',
};

const history = {
  heading: 'Transfer history',
  list: 'Transfers, newest first',
  loading: 'Loading transfer history',
  filters: 'Filter transfers',
  status: 'Status',
  anyStatus: 'All',
  type: 'Type',
  anyType: 'All',
  noneFound: 'No transfers match',
  noneFoundDetail: 'Choose another status or type.',
  dueElsewhere: (day: string) => `Due at the other bank by ${day}`,
  repeat: 'Repeat',
  repeatOf: (what: string, label: string) => `Repeat: ${what}, ${label}`,
  cancel: 'Cancel',
  cancelOf: (what: string, label: string) => `Cancel: ${what}, ${label}`,
  moreFailed: 'The next transfers could not be loaded. No money was moved.',
  empty: 'No transfers yet',
  emptyDetail: 'Transfers you make are listed here with their reference.',
  failed: 'Your transfers could not be loaded',
};

const cancellation = {
  title: 'Cancel this transfer?',
  what: (amount: string, description: string) => `${amount}: ${description}`,
  detail: (amount: string, account: string) =>
    `It has not been sent on yet. If you cancel it, ${amount} goes back to ${ended(account)}`,
  keep: 'Keep it',
  cancel: 'Cancel transfer',
  done: 'The transfer is cancelled',
  doneDetail: (amount: string, account: string) => `${amount} is back in ${ended(account)}`,
};

const unsettled = {
  notKnown: (amount: string, to: string) => `We do not know whether ${amount} to ${to} was sent`,
  notKnownDetail:
    'The bank has not confirmed it yet, and we keep checking. Anything you send with this form is another transfer, on top of it.',
  same: 'Finish this one',
  known: (label: string, amount: string, to: string, status: string) =>
    `${label}: ${amount} to ${ended(to)} ${status}`,
  knownDetail:
    'The connection was lost before the answer arrived. We have now checked its status with the bank.',
  putAside: 'Got it',
  see: 'See the transfer',
  notSent: (amount: string, to: string) => `${amount} to ${to} was not sent`,
};

const en = {
  heading: 'Transfer Money',
  detail: 'To your own accounts, to people you know and to other banks.',
  loading: 'Loading your accounts',
  failed: 'Your accounts could not be loaded',
  empty: 'No account to send from',
  emptyDetail: 'Once you have a deposit account, you can send money from it here.',
  seesOnly: 'You can see transfers here, but not send money',
  seesOnlyDetail: (holder: string) =>
    `Your access to the accounts of ${holder} lets you see what was sent. Ask the person who gave it to you if you need more.`,
  notRepeated: 'The transfer to repeat could not be loaded',
  notRepeatedDetail: 'You can fill in the form by hand.',
  refusedFields: 'Go to what is missing or wrong',
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

const kindsInSpanish: Record<TransferKind, string> = {
  internal: 'Entre mis cuentas',
  zelle: 'Zelle',
  external: 'Otro banco',
};

const arrivalInSpanish: typeof en.form.arrival = {
  'at-once': () => 'Llega al instante.',
  'within-minutes': () => 'Llega en minutos.',
  'by-day': (day) => `Llega a más tardar el ${ended(day)}`,
};

const arrivalOtherwiseInSpanish: typeof en.form.arrivalOtherwise = {
  'at-once': () => 'Si no lo es, llega al instante.',
  'within-minutes': () => 'Si no lo es, llega en minutos.',
  'by-day': (day) => `Si no lo es, llega a más tardar el ${ended(day)}`,
};

const formInSpanish: typeof en.form = {
  heading: 'Nueva transferencia',
  kind: 'Tipo de transferencia',
  kinds: kindsInSpanish,
  from: 'Cuenta de origen',
  to: 'Cuenta de destino',
  /** An account in a list: its name, its last digits and its balance. */
  account: (name: string, number: string, balance: string | null) =>
    balance === null ? `${name} ${number}` : `${name} ${number} · ${balance}`,
  changePlaces: 'Intercambiar las cuentas',
  oneAccount: 'Usted tiene una sola cuenta; no hay otra a la que pasar dinero.',
  recipient: 'Destinatario',
  change: 'Cambiar',
  changeRecipient: 'Cambiar el destinatario',
  atBank: (accountNumber: string, bank: string) => `${accountNumber} en ${bank}`,
  saved: 'Destinatario guardado',
  someoneNew: 'Alguien nuevo',
  who: '¿Para quién es?',
  everyone: (count) => `Los ${formatCount(count)}`,
  find: 'Buscar un destinatario guardado',
  found: (count: number, total: number) =>
    `${formatCount(count)} de ${counted(total, 'destinatario', 'destinatarios')}`,
  savedDetails: 'Datos del destinatario guardado',
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
  arrival: arrivalInSpanish,
  arrivalOtherwise: arrivalOtherwiseInSpanish,
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

const faultsInSpanish: Record<Fault, string> = {
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

const fieldsInSpanish: Record<TransferField, string> = {
  ...formInSpanish,
  goal: 'Meta',
  recipient: formInSpanish.saved,
  date: 'Fecha',
};

const confirmationInSpanish: typeof en.confirmation = {
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
  held: 'Después de la revisión',
  waits: (moment: string) => `Retenida hasta el ${moment}`,
  waitsDetail: (to: string) =>
    `Es su primer pago a ${to}, y retenemos los primeros pagos grandes. El dinero sale ahora de su cuenta, y hasta entonces puede cancelar el pago aquí. Usted elige cuánto tiempo lo retenemos en Configuración, Seguridad.`,
  heldDetail:
    'Las transferencias de este monto a otras personas quedan pendientes hasta que las revisamos. El dinero sale ahora de su cuenta.',
  confirm: 'Confirmar transferencia',
  cancel: 'Cancelar',

  processing: 'Enviando su transferencia',
  processingDetail: 'Esto toma unos segundos.',
  processingSteps: 'Avance',
  asking: 'Consultando al banco',
  taken: (amount: string, from: string) => `${amount} salieron de ${from}`,
  mayClose:
    'Puede cerrar esta ventana. La transferencia sigue su curso y el historial muestra cómo va.',
  close: 'Cerrar',

  unknown: 'Aún no sabemos si esto se envió',
  unknownDetail:
    'El banco no respondió y seguimos consultando. Puede intentar de nuevo: es la misma transferencia y el banco la envía una sola vez.',
  tryAgain: 'Intentar de nuevo',
  backToForm: 'Volver al formulario',
};

const receiptInSpanish: typeof en.receipt = {
  completed: (amount: string, to: string) => `Se enviaron ${amount} a ${to}`,
  pending: (amount: string, to: string) => `${amount} a ${to}: pendiente`,
  waitsDetail: (moment: string) =>
    `Retenemos los primeros pagos grandes. Este queda retenido hasta el ${moment}, y hasta entonces puede cancelarlo.`,
  failed: (amount: string, to: string) => `No se enviaron ${amount} a ${to}`,
  typedStays: 'Lo que escribió sigue en el formulario.',
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

const tilesInSpanish: typeof en.tiles = {
  heading: 'Sus transferencias de un vistazo',
  loading: 'Cargando cifras',
  today: 'Transferencias de hoy',
  todayDetail: 'Desde la medianoche',
  amountSent: 'Monto enviado',
  amountSentDetail: 'Hoy',
  failed: 'No se pudieron cargar estas cifras.',
};

const historyInSpanish: typeof en.history = {
  heading: 'Historial de transferencias',
  list: 'Transferencias, las más recientes primero',
  loading: 'Cargando el historial de transferencias',
  filters: 'Filtrar transferencias',
  status: 'Estado',
  anyStatus: 'Todos',
  type: 'Tipo',
  anyType: 'Todos',
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
};

const cancellationInSpanish: typeof en.cancellation = {
  title: '¿Cancelar esta transferencia?',
  what: (amount: string, description: string) => `${amount}: ${description}`,
  detail: (amount: string, account: string) =>
    `Todavía no se ha enviado. Si la cancela, ${amount} vuelven a ${ended(account)}`,
  keep: 'Conservarla',
  cancel: 'Cancelar transferencia',
  done: 'La transferencia se canceló',
  doneDetail: (amount: string, account: string) => `${amount} están de nuevo en ${ended(account)}`,
};

const unsettledInSpanish = {
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

const es: typeof en = {
  heading: 'Transferir dinero',
  detail: 'A sus propias cuentas, a personas que conoce y a otros bancos.',
  loading: 'Cargando sus cuentas',
  failed: 'No se pudieron cargar sus cuentas',
  empty: 'No hay una cuenta desde la cual enviar',
  emptyDetail: 'Cuando tenga una cuenta de depósito, podrá enviar dinero desde aquí.',
  seesOnly: 'Aquí puede ver transferencias, pero no enviar dinero',
  seesOnlyDetail: (holder) =>
    `Su acceso a las cuentas de ${holder} le permite ver lo que se envió. Si necesita más, pídalo a la persona que se lo dio.`,
  notRepeated: 'No se pudo cargar la transferencia que desea repetir',
  notRepeatedDetail: 'Puede llenar el formulario a mano.',
  refusedFields: 'Ir a lo que falta o está mal',
  form: formInSpanish,
  faults: faultsInSpanish,
  fields: fieldsInSpanish,
  confirmation: confirmationInSpanish,
  receipt: receiptInSpanish,
  unsettled: unsettledInSpanish,
  tiles: tilesInSpanish,
  history: historyInSpanish,
  cancellation: cancellationInSpanish,
};

export const transferWords = { en, es };
