import { shell as en } from './words.en.ts';
import type { BillStatus } from '#contract/bills/bills.ts';
import type { CardChange } from '#contract/cards/cards.ts';
import type { Member } from '#contract/sign-in/sign-in.ts';
import type { TransactionStatus } from '#contract/transactions/transactions.ts';
import type { PlaceName, Tab } from './tabs.ts';
import type { BillNotice, TransferNotice } from './words.en.ts';
import { cardTypes } from '../cards/card-types.es.ts';
import { ended } from '../language/ended.ts';
import { sentOn } from '../transfers/sent-on.es.ts';

const plans: Record<Member['plan'], string> = { 'Premium Account': 'Cuenta Premium' };

const tabs: Record<Tab, string> = {
  dashboard: 'Resumen',
  transactions: 'Movimientos',
  transfer: 'Transferir',
  settings: 'Configuración',
};

const places: Record<PlaceName, string> = {
  overview: 'Vista general',
  accounts: 'Cuentas',
  cards: 'Tarjetas',
  plan: 'Planificación',
  borrow: 'Préstamos e inversiones',
  all: 'Todos',
  upcoming: 'Próximos',
  spending: 'Gastos',
  documents: 'Documentos',
  send: 'Enviar',
  bills: 'Facturas',
  deposit: 'Depositar un cheque',
  recipients: 'Destinatarios',
  requests: 'Solicitudes',
  scheduled: 'Programadas',
  approvals: 'Aprobaciones',
  currency: 'Divisas',
  profile: 'Perfil',
  security: 'Seguridad',
  people: 'Personas y acceso',
  alerts: 'Avisos',
  display: 'Pantalla',
  branch: 'Servicios de sucursal',
};

const headings: Record<Exclude<Tab, 'dashboard'>, { heading: string; detail: string }> = {
  transactions: { heading: 'Movimientos', detail: 'Lo que entró, lo que salió y lo que viene.' },
  transfer: {
    heading: 'Transferir dinero',
    detail: 'A sus propias cuentas, a personas que conoce y a otros bancos.',
  },
  settings: {
    heading: 'Configuración',
    detail: 'Sus datos, la seguridad de su cuenta y cómo funciona el portal para usted.',
  },
};

const toOthers: Record<TransactionStatus, TransferNotice> = {
  processing: { title: (toName) => `En camino a ${toName}` },
  completed: { title: (toName) => `Enviado a ${toName}` },
  pending: {
    title: (toName) => `Transferencia a ${toName} retenida para revisión`,
    detail: 'El dinero ya salió de su cuenta.',
  },
  failed: {
    title: (toName) => `No se envió a ${toName}`,
    detail: 'El dinero está de vuelta en su cuenta.',
  },
  cancelled: {
    title: (toName) => `Cancelado: a ${toName}`,
    detail: 'El dinero está de vuelta en su cuenta.',
  },
};

const toOwnAccount: Record<TransactionStatus, TransferNotice> = {
  ...toOthers,
  processing: { title: (toName) => `Transfiriendo a ${toName}` },
  completed: { title: (toName) => `Transferido a ${toName}` },
  failed: { ...toOthers.failed, title: (toName) => `No se transfirió a ${toName}` },
};

/** What happened to a card; `card` is its type and masked number. */
const cardChanges: Record<CardChange, (card: string) => string> = {
  locked: (card) => `Bloqueada: ${card}`,
  unlocked: (card) => `Desbloqueada: ${card}`,
  'limit-set': (card) => `Nuevo límite: ${card}`,
  'pin-set': (card) => `Nuevo PIN: ${card}`,
  'replacement-ordered': (card) => `Una tarjeta nueva está en camino en lugar de ${card}`,
  'replacement-activated': (card) => `Ya en uso: ${card}`,
  'travel-notice-added': (card) => `Aviso de viaje agregado: ${card}`,
  'travel-notice-removed': (card) => `Aviso de viaje eliminado: ${card}`,
  'purchase-approved': (card) => `Compra: ${card}`,
  'purchase-declined': (card) => `Rechazada: ${card}`,
  'purchase-posted': (card) => `Pagada desde su cuenta: ${card}`,
};

const bills: Record<BillStatus, BillNotice> = {
  scheduled: {
    title: (payee) => `Programado: ${payee}`,
    detail: (date) => `Se pagará el ${date}, si hay fondos suficientes en la cuenta.`,
  },
  paid: { title: (payee) => `Pagado: ${payee}`, detail: (date) => `Programado para el ${date}` },
  failed: {
    title: (payee) => `No se pagó: ${payee}`,
    detail: (date) => `No había fondos suficientes el ${ended(date)} No se movió dinero.`,
  },
  cancelled: {
    title: (payee) => `Cancelado: ${payee}`,
    detail: (date) => `El pago del ${date} no se hará.`,
  },
};

const billReasons: typeof en.notifications.billReasons = {
  'insufficient-funds': bills.failed.detail,
  'more-than-owed': (date) =>
    `Era más de lo que se podía pagar a su tarjeta el ${ended(date)} No se movió dinero.`,
  'not-confirmed': (date) =>
    `Los pagos del ${date} habrían superado el monto que enviamos sin su confirmación. No se movió dinero. Puede pagarlo ahora.`,
};

const scheduledTransfers: typeof en.notifications.scheduledTransfers = {
  byStatus: {
    scheduled: {
      title: (toName) => `Programada: a ${toName}`,
      detail: (date) => `Se enviará el ${date}, si hay fondos suficientes en la cuenta.`,
    },
    sent: {
      title: (toName) => `Enviada a ${toName}`,
      detail: (date) => `Programada para el ${date}`,
    },
    failed: {
      title: (toName) => `No se envió a ${toName}`,
      detail: (date) => `Estaba programada para el ${ended(date)} No se movió dinero.`,
    },
    cancelled: {
      title: (toName) => `Cancelada: a ${toName}`,
      detail: (date) => `La transferencia del ${date} no se enviará.`,
    },
  },
  reasons: {
    'insufficient-funds': (date) =>
      `No había suficiente dinero el ${ended(date)} No se movió dinero.`,
    'over-limit': (date) =>
      `Era más de lo que se podía enviar el ${ended(date)} No se movió dinero.`,
    'not-confirmed': (date) =>
      `Los pagos del ${date} habrían superado el monto que enviamos sin su confirmación. No se movió dinero. Puede enviarla ahora.`,
    refused: (date) =>
      `La cuenta o el destinatario había cambiado el ${ended(date)} No se movió dinero.`,
  },
};

/** What the signed-in shell says. */
const es: typeof en = {
  portalLabel: 'Portal de banca en línea',
  navigation: 'Banca',
  tabs,
  tabsHyphenated: {
    ...tabs,
    transactions: 'Movi\u00ADmientos',
    transfer: 'Transfe\u00ADrir',
    settings: 'Configu\u00ADración',
  },
  headings,
  places,
  openInFull: 'Abrir completo',
  placesOf: (tab) => `Secciones de ${tab}`,
  plans,
  documentTitle: (tab: string, institution: string) => `${tab} · ${institution}`,
  loading: 'Cargando sus cuentas',
  opening:
    'Abriendo sus cuentas. Con una conexión lenta toma un momento: no mostramos nada suyo hasta que el banco confirma quién es usted.',
  openingDemo:
    'La demostración está abriendo todo su banco en esta pestaña, cerca de medio megabyte. Después no necesita conexión.',
  offline: {
    title: 'No tiene conexión',
    detail:
      'Puede seguir leyendo, pero lo que ve puede no estar al día. No se puede enviar ni cambiar nada hasta que vuelva a tener conexión.',
  },
  notReachable: {
    title: 'No podemos comunicarnos con el banco',
    detail: 'Lo que ve puede no estar al día. Seguimos intentando.',
  },
  openPalette: 'Buscar o ir a',
  userMenu: {
    accountSettings: 'Configuración de la cuenta',
    securityCenter: 'Centro de seguridad',
    signOut: 'Cerrar sesión',
  },
  signingOut: 'Cerrando sesión...',
  notSignedOut: 'Su sesión sigue abierta',
  balance: {
    heading: 'Saldo de la cuenta',
    available: 'Saldo disponible',
    insured: 'asegurados (NCUA)',
    notInsured: 'sin asegurar',
    allInsured: 'Todo asegurado por la NCUA',
    withCertificates: 'Lo asegurado incluye los certificados.',
    hide: 'Ocultar saldos',
    show: 'Mostrar saldos',
    nowHidden: 'Ahora sus saldos están ocultos.',
    nowShown: 'Ahora sus saldos están a la vista.',
    loading: 'Cargando su saldo',
    unknown: 'En este momento no podemos mostrar su saldo.',
  },
  secure: {
    title: 'Conexión segura',
    detail: 'Protegida con cifrado SSL de 256 bits',
  },
  notifications: {
    heading: 'Notificaciones',
    unread: (count: number) => `Notificaciones, ${count} sin leer`,
    isNew: 'Nueva',
    empty: 'Nada por ahora',
    emptyDetail: 'Aquí aparecerán sus transferencias, pagos e inicios de sesión.',
    signIn: 'Usted inició sesión',
    card: (type, number) => `${cardTypes[type].toLowerCase()} ${number}`,
    cardChanges,
    bills,
    billReasons,
    scheduledTransfers,
    toOthers,
    toOwnAccount,
    sentOn,
    allTransfers: 'Ver todas las transferencias',
    message: 'Nuestro personal le escribió',
    messageDetail: 'Léalo en el chat de ayuda.',
    markAllRead: 'Marcar todas como leídas',
    notMarked: 'Sigue marcada como no leída. Intente de nuevo.',
    unreadCount: (count: number) => `${count} sin leer`,
    showEarlier: 'Mostrar anteriores',
    loadingEarlier: 'Cargando...',
    earlierFailed: 'No se pudieron cargar las anteriores. Intente de nuevo.',
    notOpened: 'No podemos mostrar este movimiento',
    noTransaction: 'No hay un movimiento correspondiente en su historial.',
  },
};

export const shellWords = { en, es };
