import { counted } from '../language/counted.ts';
import type { Card, CardType, ReplacementReason } from '#contract/cards/cards.ts';
import { cards as en } from './words.en.ts';
import { cardTypes as types } from './card-types.es.ts';
import { ended } from '../language/ended.ts';

/** A type within a sentence: `su tarjeta de débito`. */
const within = (type: CardType) => types[type].toLowerCase();

const statuses: Record<Card['status'], string> = { Active: 'Activa', Locked: 'Bloqueada' };

const reasons: Record<ReplacementReason, { name: string; detail: string }> = {
  lost: {
    name: 'Perdida',
    detail: 'Cancelamos esta tarjeta definitivamente y le enviamos una con otro número.',
  },
  stolen: {
    name: 'Robada',
    detail: 'Cancelamos esta tarjeta definitivamente y le enviamos una con otro número.',
  },
  damaged: {
    name: 'Dañada',
    detail: 'Puede seguir usando esta tarjeta hasta que active la nueva.',
  },
};

/** What the portal says about cards. */
const es: typeof en = {
  heading: 'Tarjetas',
  loading: 'Cargando tarjetas',
  failed: 'No podemos mostrar sus tarjetas',
  empty: 'Aún no hay tarjetas',
  emptyDetail: (phone: string) => `Llámenos al ${phone} para pedir una.`,

  types,
  statuses,
  /** `Tarjeta de débito ••••2946`. */
  named: (type: CardType, number: string) => `${types[type]} ${number}`,
  endingIn: (digits: string) => `Número de tarjeta terminado en ${digits}`,
  holder: 'Titular',
  brand: 'Red de la tarjeta',
  expires: 'Vence',
  expired: 'Vencida',
  dailyLimit: 'Límite diario',
  usedToday: 'Usado hoy',
  linkedAccount: 'Cuenta vinculada',
  currentBalance: 'Saldo',
  availableCredit: 'Crédito disponible',
  creditLimit: 'Límite de crédito',
  spendingLimit: 'Límite de gasto',
  utilization: 'Utilización',
  percent: (percent: number) => `${percent} %`,
  percentHidden: 'Utilización oculta',

  lock: 'Bloquear',
  unlock: 'Desbloquear',
  manage: 'Administrar',
  lockOf: (type: CardType) => `Bloquear ${within(type)}`,
  unlockOf: (type: CardType) => `Desbloquear ${within(type)}`,
  manageOf: (type: CardType) => `Administrar ${within(type)}`,
  locked: (type: CardType) => `${types[type]} bloqueada`,
  unlocked: (type: CardType) => `${types[type]} desbloqueada`,
  notLocked: (type: CardType) => `Su ${within(type)} no está bloqueada`,
  stillLocked: (type: CardType) => `Su ${within(type)} sigue bloqueada`,
  reported: {
    lost: 'Reportada como perdida. Ya no se puede usar.',
    stolen: 'Reportada como robada. Ya no se puede usar.',
  },
  onItsWay: (number: string, day: string) =>
    `Una tarjeta nueva, ${number}, está en camino. Debe llegar a más tardar el ${ended(day)}`,
  arrivedYet: 'Ya tengo mi tarjeta nueva',

  lockDialog: {
    title: (type: CardType) => `¿Bloquear su ${within(type)}?`,
    detail: 'Las compras nuevas y los retiros de efectivo se rechazan hasta que la desbloquee.',
    stays: 'El número, el PIN y los límites no cambian.',
    cancel: 'Cancelar',
    confirm: 'Bloquear tarjeta',
  },

  parts: {
    label: 'Lo que puede hacer con esta tarjeta',
    lock: 'Bloquear o desbloquear',
    limits: 'Límites',
    travel: 'Aviso de viaje',
    newCard: 'Pedir tarjeta nueva',
    pin: 'Establecer PIN',
    transactions: 'Movimientos',
  },

  entries: {
    heading: 'Movimientos de esta tarjeta',
    none: 'Todavía no hay movimientos.',
    payment: 'Pago recibido',
    loading: 'Cargando los movimientos',
    failed: 'No se pueden mostrar los movimientos',
    showMore: 'Mostrar más',
    loadingMore: 'Cargando más...',
    moreFailed: 'No se pudieron cargar los movimientos siguientes.',
  },

  limits: {
    purchasesToday: (amount: string) => `${amount} en compras hoy`,
    purchasesTodayDetail: (account: string) =>
      `Ya cuentan para el límite de hoy y se descuentan de ${account} cuando el comercio las cobra.`,
    daily: 'Límite diario',
    dailyHint: (lowest: string, highest: string) =>
      `Dólares enteros, de ${lowest} a ${ended(highest)} Se aplica de inmediato.`,
    spending: 'Límite de gasto',
    spendingHint: (lowest: string, highest: string) =>
      `Dólares enteros, de ${lowest} a su límite de crédito de ${ended(highest)} Se aplica de inmediato.`,
    missing: 'Escriba el límite que desea.',
    notWhole: 'Escriba el límite en dólares enteros, por ejemplo 1,500.',
    save: 'Guardar límite',
    saving: 'Guardando...',
    saved: 'Límite guardado',
  },

  travel: {
    intro: 'Díganos adónde viaja, para que contemos con sus compras allí.',
    place: 'País o región',
    placeMissing: 'Escriba un país o una región, por ejemplo Portugal.',
    from: 'Primer día',
    to: 'Último día',
    dayMissing: 'Elija un día.',
    daysHint: (days: number) => `${counted(days, 'día', 'días')} como máximo.`,
    add: 'Agregar aviso',
    adding: 'Agregando...',
    added: 'Aviso de viaje agregado',
    heading: 'Sus viajes',
    none: 'Aún no hay viajes.',
    loading: 'Cargando avisos de viaje',
    failed: 'No podemos mostrar sus avisos de viaje',
    days: (from: string, to: string) => (from === to ? from : `${from} a ${to}`),
    removeOf: (place: string) => `Eliminar el aviso de ${place}`,
    removed: (place) => `Se quitó el aviso de ${place}`,
    notRemoved: 'El aviso no se eliminó',
  },

  replace: {
    question: '¿Qué le pasó a la tarjeta?',
    reasons,
    missing: 'Díganos qué le pasó a la tarjeta.',
    delivery: (days: number) =>
      `Enviamos la tarjeta nueva por correo a la dirección de su perfil. Llega en un plazo de ${counted(days, 'día', 'días')}.`,
    request: 'Pedir tarjeta nueva',
    requestAndLock: 'Bloquear la tarjeta y pedir una nueva',
    requesting: 'Pidiendo...',
    requested: 'Una tarjeta nueva está en camino',
    newNumber: 'Número nuevo',
    newExpiry: 'Vence',
    arrivesBy: 'Debe llegar a más tardar el',
    reason: 'Motivo',
    arrived: (number: string) => `¿Su tarjeta nueva termina en ${number}? Actívela ahora.`,
    oldCard: {
      lost: 'La anterior ya no se puede usar.',
      stolen: 'La anterior ya no se puede usar.',
      damaged: 'La anterior deja de funcionar de inmediato.',
    },
    goneMeanwhile: (phone: string) =>
      `¿Ahora se le perdió o le robaron la anterior? Bloquéela de inmediato en Bloquear o desbloquear y llámenos al ${ended(phone)}`,
    activate: 'Activar tarjeta nueva',
    activating: 'Activando...',
    activated: 'Su tarjeta nueva está activa',
  },

  report: {
    title: {
      lost: '¿Reportar esta tarjeta como perdida?',
      stolen: '¿Reportar esta tarjeta como robada?',
    },
    locked: 'Esta tarjeta deja de funcionar de inmediato. Esto no se puede deshacer.',
    newCard: (days) =>
      `Le enviamos por correo una tarjeta con otro número a la dirección de su perfil. Llega en un plazo de ${counted(days, 'día', 'días')}.`,
    merchants: 'Si algún comercio hace cobros periódicos a esta tarjeta, dele el número nuevo.',
    lockInstead: '¿No está seguro? Bloquéela por ahora: podrá desbloquearla si la encuentra.',
    cancel: 'Conservar la tarjeta',
    confirm: {
      lost: 'Reportarla como perdida y pedir una nueva',
      stolen: 'Reportarla como robada y pedir una nueva',
    },
  },

  pin: {
    setAt: (moment: string) => `Estableció su PIN aquí por última vez el ${ended(moment)}`,
    neverSet: 'Aún no ha establecido un PIN aquí.',
    intro: 'Elija cuatro dígitos difíciles de adivinar. Evite 1234, 7777 y los años.',
    pin: 'PIN nuevo',
    again: 'Confirme el PIN nuevo',
    notFourDigits: 'Un PIN tiene cuatro dígitos.',
    differs: 'Los dos PIN no coinciden. Escriba de nuevo el PIN nuevo.',
    save: 'Establecer PIN',
    saving: 'Estableciendo PIN...',
    saved: 'PIN establecido',
    savedDetail: 'Ya puede usarlo.',
  },

  services: {
    title: 'Servicios de tarjetas',
    card: 'Tarjeta',
  },

  lockSwitch: {
    active: 'Esta tarjeta está activa.',
    activeDetail:
      'Bloquéela si no la encuentra: las compras nuevas se rechazan hasta que la desbloquee.',
    locked: 'Esta tarjeta está bloqueada.',
    lockedDetail: 'Las compras nuevas se rechazan. Podrá usarla de nuevo en cuanto la desbloquee.',
    lock: 'Bloquear tarjeta',
    unlock: 'Desbloquear tarjeta',
  },
};

export const cardsWords = { en, es };
