import type { Card, CardType, ReplacementReason } from '#contract/cards.ts';
import type { cards as en } from '../en/cards.ts';

const types: Record<CardType, string> = {
  'Debit Card': 'Tarjeta de débito',
  'Credit Card': 'Tarjeta de crédito',
  'Business Card': 'Tarjeta empresarial',
};

/** A type within a sentence: `su tarjeta de débito`. */
const within = (type: CardType) => types[type].toLowerCase();

const statuses: Record<Card['status'], string> = { Active: 'Activa', Locked: 'Bloqueada' };

const reasons: Record<ReplacementReason, { name: string; detail: string }> = {
  lost: {
    name: 'Perdida',
    detail: 'Bloqueamos esta tarjeta para siempre y enviamos una con otro número.',
  },
  stolen: {
    name: 'Robada',
    detail: 'Bloqueamos esta tarjeta para siempre y enviamos una con otro número.',
  },
  damaged: {
    name: 'Dañada',
    detail: 'Esta tarjeta sigue funcionando hasta que usted active la nueva.',
  },
};

/** What the portal says about cards. */
export const cards: typeof en = {
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
    lost: 'Reportada como perdida. Esta tarjeta no vuelve a funcionar.',
    stolen: 'Reportada como robada. Esta tarjeta no vuelve a funcionar.',
  },
  onItsWay: (number: string, day: string) =>
    `Una tarjeta nueva, ${number}, está en camino. Debe llegar a más tardar el ${day}.`,
  arrivedYet: 'Ya tengo mi tarjeta nueva',

  lockDialog: {
    title: (type: CardType) => `¿Bloquear su ${within(type)}?`,
    detail: 'Las compras nuevas y los retiros de efectivo se rechazan hasta que la desbloquee.',
    stays: 'El número, su PIN y sus límites quedan como están.',
    cancel: 'Cancelar',
    confirm: 'Bloquear tarjeta',
  },

  manageDialog: {
    title: (type: CardType) => `Administrar ${within(type)}`,
    sections: 'Partes de la tarjeta',
    limits: 'Límites',
    travel: 'Viajes',
    replace: 'Reemplazo',
    pin: 'PIN',
  },

  limits: {
    purchasesToday: (amount: string) => `${amount} en compras hoy`,
    purchasesTodayDetail: (account: string) =>
      `Llegan a ${account} cuando los comercios las envían y cuentan para el límite de hoy.`,
    daily: 'Límite diario',
    dailyHint: (lowest: string, highest: string) =>
      `Dólares enteros, de ${lowest} a ${highest}. Rige de inmediato.`,
    spending: 'Límite de gasto',
    spendingHint: (lowest: string, highest: string) =>
      `Dólares enteros, de ${lowest} a su límite de crédito de ${highest}. Rige de inmediato.`,
    missing: 'Escriba el límite que desea.',
    save: 'Guardar límite',
    saving: 'Guardando...',
    saved: 'Límite guardado',
  },

  travel: {
    intro: 'Díganos dónde usará esta tarjeta, para que esperemos compras allí.',
    place: 'País o región',
    placeMissing: 'Escriba dónde estará, por ejemplo Portugal.',
    from: 'Primer día',
    to: 'Último día',
    dayMissing: 'Elija un día.',
    daysHint: (days: number) => `${days} días como máximo.`,
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
      `La tarjeta nueva llega por correo, a la dirección que tenemos de usted, en ${days} días como máximo.`,
    request: 'Pedir tarjeta nueva',
    requestAndLock: 'Bloquear la tarjeta y pedir una nueva',
    requesting: 'Pidiendo...',
    requested: 'Una tarjeta nueva está en camino',
    newNumber: 'Número nuevo',
    newExpiry: 'Vence',
    arrivesBy: 'Debe llegar a más tardar el',
    reason: 'Motivo',
    arrived: (number: string) =>
      `¿La tarjeta que tiene en la mano termina en ${number}? Entonces actívela. La anterior deja de funcionar de inmediato.`,
    activate: 'Activar tarjeta nueva',
    activating: 'Activando...',
    activated: 'Su tarjeta nueva está activa',
  },

  report: {
    title: {
      lost: '¿Reportar esta tarjeta como perdida?',
      stolen: '¿Reportar esta tarjeta como robada?',
    },
    locked: 'Esta tarjeta deja de funcionar ahora y para siempre. No se puede deshacer.',
    newCard: (days) =>
      `Le enviamos por correo una tarjeta con otro número, a la dirección que tenemos de usted, en un plazo de ${days} días.`,
    merchants: 'Dé el número nuevo a los comercios que cobran a esta tarjeta con regularidad.',
    lockInstead: '¿No está seguro? Bloquéela por ahora: podrá desbloquearla si la encuentra.',
    cancel: 'Conservar la tarjeta',
    confirm: {
      lost: 'Reportarla como perdida y pedir una nueva',
      stolen: 'Reportarla como robada y pedir una nueva',
    },
  },

  pin: {
    setAt: (moment: string) => `Lo estableció aquí por última vez el ${moment}.`,
    neverSet: 'Aún no ha establecido un PIN aquí.',
    intro: 'Cuatro dígitos difíciles de adivinar: ni 1234, ni 7777, ni un año.',
    pin: 'PIN nuevo',
    again: 'PIN nuevo otra vez',
    notFourDigits: 'Un PIN tiene cuatro dígitos.',
    differs: 'Los dos PIN no son iguales. Escríbalo de nuevo.',
    save: 'Establecer PIN',
    saving: 'Estableciendo PIN...',
    saved: 'PIN establecido',
    savedDetail: 'Funciona desde ahora.',
  },

  services: {
    title: 'Servicios de tarjetas',
    card: 'Tarjeta',
    sections: 'Servicios de tarjetas',
    lockTab: 'Bloqueo',
    newCardTab: 'Tarjeta nueva',
    pinTab: 'PIN',
    active: 'Esta tarjeta está activa.',
    activeDetail:
      'Bloquéela si no la encuentra: las compras nuevas se rechazan hasta que la desbloquee.',
    locked: 'Esta tarjeta está bloqueada.',
    lockedDetail: 'Las compras nuevas se rechazan. Desbloquéela y vuelve a funcionar de inmediato.',
    lock: 'Bloquear tarjeta',
    unlock: 'Desbloquear tarjeta',
  },
};
