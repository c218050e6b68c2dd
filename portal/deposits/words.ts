import type { ReturnReason } from '#contract/events/event-parts.ts';
import type { CheckSide, DepositStatus } from '#contract/deposits/deposits.ts';
import type { DepositFault } from './deposit-draft.ts';
import { ended } from '../language/sentences.ts';

const statuses: Record<DepositStatus, string> = {
  pending: 'Pending',
  completed: 'Completed',
  returned: 'Returned',
};

const returnReasons: Record<ReturnReason, string> = {
  'insufficient-funds': 'The account it was drawn on did not have enough money.',
  'account-closed': 'The account it was drawn on is closed.',
  'payment-stopped': 'The person who wrote it stopped the payment.',
  'not-readable': 'The other bank could not read the photos.',
  'not-endorsed': 'It was not signed on the back.',
  altered: 'Something on it was changed.',
  'already-paid': 'It had been paid before.',
};

const sides: Record<CheckSide, string> = {
  front: 'Front of the check',
  back: 'Back of the check',
};

const tips = {
  heading: 'Check tips',
  list: [
    'Sign the back and write “For mobile deposit only” under your name.',
    'Lay the check on a dark, plain surface in good light, without flash.',
    'Hold the camera straight above it, so that all four corners can be seen.',
    'Keep the check until the whole amount is available, then destroy it.',
  ],
};

const photo = {
  /** The labels of the camera and file buttons. */
  take: { front: 'Take a photo of the front', back: 'Take a photo of the back' },
  choose: { front: 'Choose a file for the front', back: 'Choose a file for the back' },
  takeShort: 'Take a photo',
  chooseShort: 'Choose a file',
  hint: (megabytes: string) => `A JPEG or PNG picture of at most ${megabytes} MB.`,
  reading: 'Reading the picture...',
  noPreview: 'This file cannot be shown as a picture.',
  preview: { front: 'The front that you chose', back: 'The back that you chose' },
};

const form = {
  label: 'Deposit a check',
  to: 'To account',
  /** An account in a list: its name and its last digits. */
  account: (name: string, number: string) => `${name} ${number}`,
  amount: 'Amount of the check',
  limits: (perCheck: string, left: string) =>
    `Up to ${perCheck} a check. You can still deposit ${left} today.`,
  availability: 'When you can use it',
  /** Up to an amount, the full amount, or the rest above the amounts before. */
  upTo: (amount: string, day: string, time: string) => `Up to ${amount}: ${day}, ${time}`,
  theRest: (day: string, time: string) => `The rest: ${day}, ${time}`,
  all: (day: string, time: string) => `${day}, ${time}`,
  cutOff: (time: string, day: string) =>
    `Deposits made by ${time} on a business day count for that day. A deposit made now counts for ${ended(day)}`,
  ifReturned:
    'If the check is returned unpaid, its amount is taken from this account again. If you have spent it, your balance goes below zero.',
  returnFee: (fee: string) => `A returned check costs ${ended(fee)}`,
  isAnother: 'This is another check of the same amount',
  submit: 'Deposit Check',
  submitting: 'Depositing...',
  noAccount: 'You have no account to deposit into.',
  loading: 'Loading your accounts and the terms',
  failed: 'You cannot deposit a check right now',
};

const faults: Record<DepositFault, string> = {
  'front needed': 'Take or choose a photo of the front.',
  'back needed': 'Take or choose a photo of the back.',
  'file too large': 'This file is too large. Take another photo, or choose a smaller file.',
  'a drawing':
    'An SVG file is a drawing and no photo. Take a photo, or choose a JPEG or PNG file. Nothing was deposited.',
  'no check seen':
    'We cannot see a check in this picture. Lay the check on a dark surface in good light, and take another photo.',
  DEPOSIT_ACCOUNT_UNKNOWN: 'Choose one of your accounts.',
  DEPOSIT_TOO_LARGE: 'Enter the amount of a check that can be deposited by photo.',
  DEPOSIT_DAY_LIMIT: 'Enter an amount that can still be deposited today.',
  PHOTO_FILE_TOO_LARGE: 'This file is too large. Take another photo, or choose a smaller file.',
  PHOTO_NOT_A_PICTURE: 'This is not a JPEG or PNG picture. Take a photo, or choose another file.',
  PHOTO_BROKEN: 'This picture is damaged. Take another photo, or choose another file.',
  PHOTO_TOO_SMALL: 'This picture is too small to read the check. Take another photo.',
  PHOTO_TOO_MANY_PIXELS: 'This picture has too many pixels. Take another photo.',
  PHOTOS_ARE_THE_SAME: 'This is the picture of the front. Turn the check over.',
  CHECK_DEPOSITED_BEFORE: 'A picture of this check was already deposited.',
};

const outcome = {
  done: (amount: string, account: string) => `${amount} to ${account} is pending`,
  doneDetail: (label: string) =>
    `Transaction ${ended(label)} Keep the check until all of it is available.`,
  see: 'See your deposits',
};

const made = {
  heading: 'Your deposits',
  empty: 'No check yet',
  emptyDetail: 'Checks that you deposit will be listed here with their status.',
  loading: 'Loading your deposits',
  failed: 'Your deposits cannot be shown',
  line: (parts: readonly string[]) => parts.join(' · '),
  available: (amount: string, day: string) => `${amount} available since ${day}`,
  willBeAvailable: (amount: string, moment: string) => `${amount} available on ${moment}`,
  takenBack: (amount: string) => `${amount} was taken back out of the account.`,
  photos: 'Show the photos',
  photosOf: (amount: string, date: string) => `Show the photos of ${amount} from ${date}`,
  hidePhotos: 'Hide the photos',
  hidePhotosOf: (amount: string, date: string) => `Hide the photos of ${amount} from ${date}`,
  photosLoading: 'Loading the photos',
  photosFailed: 'The photos could not be loaded.',
  sideOf: { front: 'The front of the check', back: 'The back of the check' },
  moreFailed: 'The next deposits could not be loaded. No money was moved.',
};

const en = {
  title: 'Mobile Deposit',
  description: 'Deposit a check by taking photos of its front and back.',
  sections: 'Mobile deposit sections',
  depositTab: 'Deposit a check',
  madeTab: 'Your deposits',
  statuses,
  returnReasons,
  sides,
  tips,
  photo,
  form,
  faults,
  outcome,
  made,
};

const statusesInSpanish: Record<DepositStatus, string> = {
  pending: 'Pendiente',
  completed: 'Completado',
  returned: 'Devuelto',
};

const returnReasonsInSpanish: Record<ReturnReason, string> = {
  'insufficient-funds': 'La cuenta del emisor no tenía fondos suficientes.',
  'account-closed': 'La cuenta del emisor está cerrada.',
  'payment-stopped': 'El emisor detuvo el pago.',
  'not-readable': 'El otro banco no pudo leer las fotos.',
  'not-endorsed': 'No estaba firmado al reverso.',
  altered: 'Se cambió algo en el cheque.',
  'already-paid': 'Ya se había pagado antes.',
};

const sidesInSpanish: Record<CheckSide, string> = {
  front: 'Frente del cheque',
  back: 'Reverso del cheque',
};

const tipsInSpanish: typeof en.tips = {
  heading: 'Consejos para el cheque',
  list: [
    'Firme el reverso y escriba debajo «For mobile deposit only» (solo para depósito móvil).',
    'Ponga el cheque sobre una superficie oscura y lisa, con buena luz y sin flash.',
    'Sostenga la cámara justo encima, de modo que se vean las cuatro esquinas.',
    'Guarde el cheque hasta que todo el monto esté disponible y después destrúyalo.',
  ],
};

const photoInSpanish: typeof en.photo = {
  take: { front: 'Tomar una foto del frente', back: 'Tomar una foto del reverso' },
  choose: { front: 'Elegir un archivo del frente', back: 'Elegir un archivo del reverso' },
  takeShort: 'Tomar una foto',
  chooseShort: 'Elegir un archivo',
  hint: (megabytes: string) => `Una imagen JPEG o PNG de ${megabytes} MB como máximo.`,
  reading: 'Leyendo la imagen...',
  noPreview: 'Este archivo no se puede mostrar como imagen.',
  preview: { front: 'El frente que usted eligió', back: 'El reverso que usted eligió' },
};

const formInSpanish: typeof en.form = {
  label: 'Depositar un cheque',
  to: 'Cuenta de destino',
  account: (name: string, number: string) => `${name} ${number}`,
  amount: 'Monto del cheque',
  limits: (perCheck: string, left: string) =>
    `Como máximo ${perCheck} por cheque; hoy todavía puede depositar ${ended(left)}`,
  availability: 'Cuándo podrá usarlo',
  upTo: (amount: string, day: string, time: string) => `Hasta ${amount}: ${day}, ${time}`,
  theRest: (day: string, time: string) => `El resto: ${day}, ${time}`,
  all: (day: string, time: string) => `${day}, ${time}`,
  cutOff: (time: string, day: string) =>
    `Los depósitos hechos hasta las ${time} de un día hábil cuentan para ese día. Uno hecho ahora cuenta para el ${ended(day)}`,
  ifReturned:
    'Si el cheque es devuelto sin pagarse, su monto se retira de esta cuenta. Si usted ya lo gastó, su saldo queda por debajo de cero.',
  returnFee: (fee) => `Un cheque devuelto cuesta ${ended(fee)}`,
  isAnother: 'Es otro cheque por el mismo monto',
  submit: 'Depositar cheque',
  submitting: 'Depositando...',
  noAccount: 'No tiene una cuenta en la cual depositar.',
  loading: 'Cargando sus cuentas y las condiciones',
  failed: 'En este momento no puede depositar un cheque',
};

const faultsInSpanish: Record<DepositFault, string> = {
  'front needed': 'Tome o elija una foto del frente.',
  'back needed': 'Tome o elija una foto del reverso.',
  'file too large':
    'El archivo es demasiado grande. Tome otra foto o elija un archivo más pequeño.',
  'a drawing':
    'Un archivo SVG es un dibujo y no una foto. Tome una foto o elija un archivo JPEG o PNG. No se depositó nada.',
  'no check seen':
    'En esta imagen no se ve ningún cheque. Coloque el cheque sobre una superficie oscura, con buena luz, y tome otra foto.',
  DEPOSIT_ACCOUNT_UNKNOWN: 'Elija una de sus cuentas.',
  DEPOSIT_TOO_LARGE: 'Escriba el monto de un cheque que se pueda depositar con fotos.',
  DEPOSIT_DAY_LIMIT: 'Escriba un monto que todavía se pueda depositar hoy.',
  PHOTO_FILE_TOO_LARGE:
    'El archivo es demasiado grande. Tome otra foto o elija un archivo más pequeño.',
  PHOTO_NOT_A_PICTURE: 'No es una imagen JPEG o PNG. Tome una foto o elija otro archivo.',
  PHOTO_BROKEN: 'La imagen está dañada. Tome otra foto o elija otro archivo.',
  PHOTO_TOO_SMALL: 'La imagen es demasiado pequeña para leer el cheque. Tome otra foto.',
  PHOTO_TOO_MANY_PIXELS: 'La imagen tiene demasiados píxeles. Tome otra foto.',
  PHOTOS_ARE_THE_SAME: 'Es la misma imagen del frente. Voltee el cheque.',
  CHECK_DEPOSITED_BEFORE: 'Ya se depositó una imagen de este cheque.',
};

const outcomeInSpanish: typeof en.outcome = {
  done: (amount: string, account: string) => `${amount} en ${account} está pendiente`,
  doneDetail: (label: string) =>
    `Transacción ${ended(label)} Guarde el cheque hasta que todo el monto esté disponible.`,
  see: 'Ver sus depósitos',
};

const madeInSpanish: typeof en.made = {
  heading: 'Sus depósitos',
  empty: 'Aún no hay cheques',
  emptyDetail: 'Los cheques que deposite aparecerán aquí con su estado.',
  loading: 'Cargando sus depósitos',
  failed: 'No se pueden mostrar sus depósitos',
  line: (parts: readonly string[]) => parts.join(' · '),
  available: (amount: string, day: string) => `${amount} disponible desde el ${day}`,
  willBeAvailable: (amount: string, moment: string) => `${amount} disponible el ${moment}`,
  takenBack: (amount: string) => `Se retiraron ${amount} de la cuenta.`,
  photos: 'Mostrar las fotos',
  photosOf: (amount: string, date: string) => `Mostrar las fotos de ${amount} del ${date}`,
  hidePhotos: 'Ocultar las fotos',
  hidePhotosOf: (amount: string, date: string) => `Ocultar las fotos de ${amount} del ${date}`,
  photosLoading: 'Cargando las fotos',
  photosFailed: 'No se pudieron cargar las fotos.',
  sideOf: { front: 'El frente del cheque', back: 'El reverso del cheque' },
  moreFailed: 'No se pudieron cargar los siguientes depósitos. No se movió dinero.',
};

const es: typeof en = {
  title: 'Depósito móvil',
  description: 'Deposite un cheque con fotos del frente y del reverso.',
  sections: 'Secciones de Depósito móvil',
  depositTab: 'Depositar un cheque',
  madeTab: 'Sus depósitos',
  statuses: statusesInSpanish,
  returnReasons: returnReasonsInSpanish,
  sides: sidesInSpanish,
  tips: tipsInSpanish,
  photo: photoInSpanish,
  form: formInSpanish,
  faults: faultsInSpanish,
  outcome: outcomeInSpanish,
  made: madeInSpanish,
};

export const depositsWords = { en, es };
