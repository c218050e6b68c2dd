import type { CheckSide, DepositStatus } from '#contract/deposits/deposits.ts';
import type { ReturnReason } from '#contract/deposits/deposit-change.ts';
import type { DepositFault } from './deposit-draft.ts';
import { deposits as en } from './words.en.ts';
import { ended } from '../language/ended.ts';

const statuses: Record<DepositStatus, string> = {
  pending: 'Pendiente',
  completed: 'Completado',
  returned: 'Devuelto',
};

const returnReasons: Record<ReturnReason, string> = {
  'insufficient-funds': 'La cuenta del emisor no tenía fondos suficientes.',
  'account-closed': 'La cuenta del emisor está cerrada.',
  'payment-stopped': 'El emisor detuvo el pago.',
  'not-readable': 'El otro banco no pudo leer las fotos.',
  'not-endorsed': 'No estaba firmado al reverso.',
  altered: 'Se cambió algo en el cheque.',
  'already-paid': 'Ya se había pagado antes.',
};

const sides: Record<CheckSide, string> = {
  front: 'Frente del cheque',
  back: 'Reverso del cheque',
};

const tips: typeof en.tips = {
  heading: 'Consejos para el cheque',
  list: [
    'Firme el reverso y escriba debajo «For mobile deposit only» (solo para depósito móvil).',
    'Ponga el cheque sobre una superficie oscura y lisa, con buena luz y sin flash.',
    'Sostenga la cámara justo encima, de modo que se vean las cuatro esquinas.',
    'Guarde el cheque hasta que todo el monto esté disponible y después destrúyalo.',
  ],
};

const photo: typeof en.photo = {
  take: { front: 'Tomar una foto del frente', back: 'Tomar una foto del reverso' },
  choose: { front: 'Elegir un archivo del frente', back: 'Elegir un archivo del reverso' },
  takeShort: 'Tomar una foto',
  chooseShort: 'Elegir un archivo',
  hint: (megabytes: string) => `Una imagen JPEG o PNG de ${megabytes} MB como máximo.`,
  reading: 'Leyendo la imagen...',
  noPreview: 'Este archivo no se puede mostrar como imagen.',
  preview: { front: 'El frente que usted eligió', back: 'El reverso que usted eligió' },
};

const form: typeof en.form = {
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

const faults: Record<DepositFault, string> = {
  'front needed': 'Tome o elija una foto del frente.',
  'back needed': 'Tome o elija una foto del reverso.',
  'amount needed': 'Escriba un monto mayor que $0.00.',
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

const outcome: typeof en.outcome = {
  done: (amount: string, account: string) => `${amount} en ${account} está pendiente`,
  doneDetail: (label: string) =>
    `Transacción ${ended(label)} Guarde el cheque hasta que todo el monto esté disponible.`,
  see: 'Ver sus depósitos',
};

const made: typeof en.made = {
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
  showMore: 'Mostrar más',
  loadingMore: 'Cargando más...',
  moreFailed: 'No se pudieron cargar los siguientes depósitos. No se movió dinero.',
};

/** What the portal says about depositing checks. */
const es: typeof en = {
  title: 'Depósito móvil',
  description: 'Deposite un cheque con fotos del frente y del reverso.',
  sections: 'Secciones de Depósito móvil',
  depositTab: 'Depositar un cheque',
  madeTab: 'Sus depósitos',
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

export const depositsWords = { en, es };
