import type { BillReason, BillStatus } from '#contract/bills/bills.ts';
import type { CardChange, CardType } from '#contract/cards/cards.ts';
import type { Member } from '#contract/identity/sign-in/sign-in.ts';
import type {
  ScheduledTransferReason,
  ScheduledTransferStatus,
} from '#contract/transfers/scheduled-transfer-status.ts';
import type { TransactionStatus } from '#contract/transactions/transactions.ts';
import type { PlaceName, Tab } from './tabs.ts';
import { cardTypes } from '../cards/card-type-words.ts';
import { ended } from '../language/ended.ts';
import { sentOn } from '../transfers/sent-on-words.ts';

const plans: Record<Member['plan'], string> = { 'Premium Account': 'Premium Account' };

const tabs: Record<Tab, string> = {
  dashboard: 'Dashboard',
  transactions: 'Transactions',
  transfer: 'Transfer Money',
  settings: 'Settings',
};

const places: Record<PlaceName, string> = {
  overview: 'Overview',
  accounts: 'Accounts',
  cards: 'Cards',
  plan: 'Plan',
  borrow: 'Borrow and invest',
  all: 'All',
  upcoming: 'Upcoming',
  spending: 'Spending',
  documents: 'Documents',
  send: 'Send',
  bills: 'Bills',
  deposit: 'Deposit a check',
  recipients: 'Recipients',
  requests: 'Requests',
  scheduled: 'Scheduled',
  approvals: 'Approvals',
  currency: 'Currency',
  profile: 'Profile',
  security: 'Security',
  people: 'People and access',
  alerts: 'Alerts',
  display: 'Display',
  branch: 'Branch services',
};

/** The heading of a tab and one line under it; the dashboard greets there. */
const headings: Record<Exclude<Tab, 'dashboard'>, { heading: string; detail: string }> = {
  transactions: { heading: 'Transactions', detail: 'What came in, what went out, and what comes.' },
  transfer: {
    heading: 'Transfer Money',
    detail: 'To your own accounts, to people you know and to other banks.',
  },
  settings: {
    heading: 'Settings',
    detail: 'Your details, the security of your account, and how the portal works for you.',
  },
};

/** How a transfer stands, in the list of notifications. */
export interface TransferNotice {
  title: (toName: string) => string;
  detail?: string;
}

const toOthers: Record<TransactionStatus, TransferNotice> = {
  processing: { title: (toName) => `On its way to ${toName}` },
  completed: { title: (toName) => `Sent to ${toName}` },
  pending: {
    title: (toName) => `Transfer to ${toName} held for review`,
    detail: 'The money has left your account.',
  },
  failed: {
    title: (toName) => `Not sent to ${toName}`,
    detail: 'The money is back in your account.',
  },
  cancelled: {
    title: (toName) => `Cancelled: to ${toName}`,
    detail: 'The money is back in your account.',
  },
};

const toOwnAccount: Record<TransactionStatus, TransferNotice> = {
  ...toOthers,
  processing: { title: (toName) => `Moving to ${toName}` },
  completed: { title: (toName) => `Moved to ${toName}` },
  failed: { ...toOthers.failed, title: (toName) => `Not moved to ${toName}` },
};

/** What happened to a card; `card` is its type and masked number. */
const cardChanges: Record<CardChange, (card: string) => string> = {
  locked: (card) => `Locked: ${card}`,
  unlocked: (card) => `Unlocked: ${card}`,
  'limit-set': (card) => `New limit: ${card}`,
  'pin-set': (card) => `New PIN: ${card}`,
  'replacement-ordered': (card) => `A new card is on its way for ${card}`,
  'replacement-activated': (card) => `Now in use: ${card}`,
  'travel-notice-added': (card) => `Travel notice added: ${card}`,
  'travel-notice-removed': (card) => `Travel notice removed: ${card}`,
  'purchase-approved': (card) => `Purchase: ${card}`,
  'purchase-declined': (card) => `Declined: ${card}`,
  'purchase-posted': (card) => `Paid from your account: ${card}`,
};

/** How a payment of a bill stands; `date` is the day it was scheduled for. */
export interface BillNotice {
  title: (payee: string) => string;
  detail: (date: string) => string;
}

const bills: Record<BillStatus, BillNotice> = {
  scheduled: {
    title: (payee) => `Scheduled: ${payee}`,
    detail: (date) => `It will be paid on ${date}, if there is enough money in the account.`,
  },
  paid: { title: (payee) => `Paid: ${payee}`, detail: (date) => `Scheduled for ${date}` },
  failed: {
    title: (payee) => `Not paid: ${payee}`,
    detail: (date) => `There was not enough money on ${ended(date)} No money moved.`,
  },
  cancelled: {
    title: (payee) => `Cancelled: ${payee}`,
    detail: (date) => `The payment on ${date} will not be made.`,
  },
};

/** Why a bill was not paid. */
const billReasons: Record<BillReason, (date: string) => string> = {
  'insufficient-funds': bills.failed.detail,
  'more-than-owed': (date) =>
    `It was more than could be paid to your card on ${ended(date)} No money moved.`,
  'not-confirmed': (date) =>
    `Payments on ${date} would have been over the amount that we send without your confirmation. No money moved. You can pay it now.`,
};

/** How a transfer on a later day stands; `date` is the day it was scheduled for. */
const scheduledTransfers: {
  byStatus: Record<ScheduledTransferStatus, BillNotice>;
  /** Why it was not sent. */
  reasons: Record<ScheduledTransferReason, (date: string) => string>;
} = {
  byStatus: {
    scheduled: {
      title: (toName) => `Scheduled: to ${toName}`,
      detail: (date) => `It will be sent on ${date}, if there is enough money in the account.`,
    },
    sent: { title: (toName) => `Sent to ${toName}`, detail: (date) => `Scheduled for ${date}` },
    failed: {
      title: (toName) => `Not sent: to ${toName}`,
      detail: (date) => `It was scheduled for ${ended(date)} No money moved.`,
    },
    cancelled: {
      title: (toName) => `Cancelled: to ${toName}`,
      detail: (date) => `The transfer on ${date} will not be sent.`,
    },
  },
  reasons: {
    'insufficient-funds': (date) => `There was not enough money on ${ended(date)} No money moved.`,
    'over-limit': (date) => `It was more than could be sent on ${ended(date)} No money moved.`,
    'not-confirmed': (date) =>
      `Payments on ${date} would have been over the amount that we send without your confirmation. No money moved. You can send it now.`,
    refused: (date) => `The account or the recipient had changed by ${ended(date)} No money moved.`,
  },
};

/** What the signed-in shell says. */
const en = {
  portalLabel: 'Online Banking Portal',
  navigation: 'Banking',
  tabs,
  /** With soft hyphens: in the bar of a narrow phone or with large letters a name may need two lines. */
  tabsHyphenated: { ...tabs, dashboard: 'Dash\u00ADboard', transactions: 'Transac\u00ADtions' },
  headings,
  places,
  /** From a dialog to the place where there is more of the same. */
  openInFull: 'Open in full',
  placesOf: (tab: string) => `Places of ${tab}`,
  plans,
  documentTitle: (tab: string, institution: string) => `${tab} · ${institution}`,
  loading: 'Loading your accounts',
  opening:
    'Opening your accounts. On a slow connection this takes a moment: we show nothing of yours until the bank has confirmed who you are.',
  openingDemo:
    'The demo is opening its whole bank in this tab, about half a megabyte. After that it needs no connection.',
  offline: {
    title: 'You have no connection',
    detail:
      'You can keep reading, but what you see may be out of date. Nothing can be sent or changed until you are online again.',
  },
  notReachable: {
    title: 'We cannot reach the bank',
    detail: 'What you see may be out of date. We keep trying.',
  },
  /** The way into the command palette. */
  openPalette: 'Search or go to',
  userMenu: {
    accountSettings: 'Account Settings',
    securityCenter: 'Security Center',
    signOut: 'Sign Out',
  },
  signingOut: 'Signing out...',
  notSignedOut: 'You are still signed in',
  balance: {
    heading: 'Account Balance',
    available: 'Available Balance',
    /** After the amounts. */
    insured: 'insured by NCUA',
    notInsured: 'not insured',
    allInsured: 'All insured by NCUA',
    /** The balance above is what can be used: a certificate is not in it. */
    withCertificates: 'Certificates are included in what is insured.',
    hide: 'Hide balances',
    show: 'Show balances',
    nowHidden: 'Your balances are hidden now.',
    nowShown: 'Your balances are shown now.',
    loading: 'Loading your balance',
    unknown: 'Your balance cannot be shown right now.',
  },
  secure: {
    title: 'Secure Connection',
    detail: 'Protected by 256-bit SSL encryption',
  },
  notifications: {
    heading: 'Notifications',
    unread: (count: number) => `Notifications, ${count} unread`,
    isNew: 'New',
    empty: 'Nothing yet',
    emptyDetail: 'Transfers, payments and sign-ins will be listed here.',
    signIn: 'You signed in',
    card: (type: CardType, number: string) => `${cardTypes.en[type]} ${number}`,
    cardChanges,
    bills,
    billReasons,
    scheduledTransfers,
    toOthers,
    toOwnAccount,
    sentOn: sentOn.en,
    allTransfers: 'See all transfers',
    message: 'Our staff wrote to you',
    messageDetail: 'Read it in the support chat.',
    markAllRead: 'Mark all as read',
    notMarked: 'It is still marked as unread. Please try again.',
    unreadCount: (count: number) => `${count} unread`,
    showEarlier: 'Show earlier',
    loadingEarlier: 'Loading...',
    earlierFailed: 'The earlier ones could not be loaded. Please try again.',
    notOpened: 'This transaction cannot be shown',
    noTransaction: 'There is no matching transaction in your history.',
  },
};

const plansInSpanish: Record<Member['plan'], string> = { 'Premium Account': 'Cuenta Premium' };

const tabsInSpanish: Record<Tab, string> = {
  dashboard: 'Resumen',
  transactions: 'Movimientos',
  transfer: 'Transferir',
  settings: 'Configuración',
};

const placesInSpanish: Record<PlaceName, string> = {
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

const headingsInSpanish: Record<Exclude<Tab, 'dashboard'>, { heading: string; detail: string }> = {
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

const toOthersInSpanish: Record<TransactionStatus, TransferNotice> = {
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

const toOwnAccountInSpanish: Record<TransactionStatus, TransferNotice> = {
  ...toOthersInSpanish,
  processing: { title: (toName) => `Transfiriendo a ${toName}` },
  completed: { title: (toName) => `Transferido a ${toName}` },
  failed: { ...toOthersInSpanish.failed, title: (toName) => `No se transfirió a ${toName}` },
};

/** What happened to a card; `card` is its type and masked number. */
const cardChangesInSpanish: Record<CardChange, (card: string) => string> = {
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

const billsInSpanish: Record<BillStatus, BillNotice> = {
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

const billReasonsInSpanish: typeof en.notifications.billReasons = {
  'insufficient-funds': billsInSpanish.failed.detail,
  'more-than-owed': (date) =>
    `Era más de lo que se podía pagar a su tarjeta el ${ended(date)} No se movió dinero.`,
  'not-confirmed': (date) =>
    `Los pagos del ${date} habrían superado el monto que enviamos sin su confirmación. No se movió dinero. Puede pagarlo ahora.`,
};

const scheduledTransfersInSpanish: typeof en.notifications.scheduledTransfers = {
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

const es: typeof en = {
  portalLabel: 'Portal de banca en línea',
  navigation: 'Banca',
  tabs: tabsInSpanish,
  tabsHyphenated: {
    ...tabsInSpanish,
    transactions: 'Movi\u00ADmientos',
    transfer: 'Transfe\u00ADrir',
    settings: 'Configu\u00ADración',
  },
  headings: headingsInSpanish,
  places: placesInSpanish,
  openInFull: 'Abrir completo',
  placesOf: (tab) => `Secciones de ${tab}`,
  plans: plansInSpanish,
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
    card: (type, number) => `${cardTypes.es[type].toLowerCase()} ${number}`,
    cardChanges: cardChangesInSpanish,
    bills: billsInSpanish,
    billReasons: billReasonsInSpanish,
    scheduledTransfers: scheduledTransfersInSpanish,
    toOthers: toOthersInSpanish,
    toOwnAccount: toOwnAccountInSpanish,
    sentOn: sentOn.es,
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
