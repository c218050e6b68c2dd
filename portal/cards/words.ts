import { counted } from '../language/format.ts';
import { ended } from '../language/sentences.ts';
import type { Card, CardType, ReplacementReason } from '#contract/cards/cards.ts';
import { cardTypes } from './card-type-words.ts';

const statuses: Record<Card['status'], string> = { Active: 'Active', Locked: 'Locked' };

const reasons: Record<ReplacementReason, { name: string; detail: string }> = {
  lost: {
    name: 'Lost',
    detail: 'We close this card for good and send one with a new number.',
  },
  stolen: {
    name: 'Stolen',
    detail: 'We close this card for good and send one with a new number.',
  },
  damaged: {
    name: 'Damaged',
    detail: 'You can keep using this card until you activate the new one.',
  },
};

const en = {
  heading: 'Cards',
  loading: 'Loading cards',
  failed: 'Your cards cannot be shown',
  empty: 'No card yet',
  emptyDetail: (phone: string) => `Call us at ${phone} to order one.`,

  types: cardTypes.en,
  statuses,
  /** `Debit Card ••••2946`. */
  named: (type: CardType, number: string) => `${cardTypes.en[type]} ${number}`,
  endingIn: (digits: string) => `Card number ending in ${digits}`,
  holder: 'Cardholder',
  brand: 'Card network',
  expires: 'Expires',
  expired: 'Expired',
  dailyLimit: 'Daily limit',
  usedToday: 'Used today',
  linkedAccount: 'Linked account',
  currentBalance: 'Balance',
  availableCredit: 'Available credit',
  creditLimit: 'Credit limit',
  spendingLimit: 'Spending limit',
  utilization: 'Utilization',
  percent: (percent: number) => `${percent}%`,
  percentHidden: 'Utilization hidden',

  lock: 'Lock',
  unlock: 'Unlock',
  manage: 'Manage',
  lockOf: (type: CardType) => `Lock ${cardTypes.en[type]}`,
  unlockOf: (type: CardType) => `Unlock ${cardTypes.en[type]}`,
  manageOf: (type: CardType) => `Manage ${cardTypes.en[type]}`,
  locked: (type: CardType) => `${cardTypes.en[type]} locked`,
  unlocked: (type: CardType) => `${cardTypes.en[type]} unlocked`,
  notLocked: (type: CardType) => `Your ${cardTypes.en[type]} is not locked`,
  stillLocked: (type: CardType) => `Your ${cardTypes.en[type]} is still locked`,
  reported: {
    lost: 'Reported lost. It can no longer be used.',
    stolen: 'Reported stolen. It can no longer be used.',
  },
  onItsWay: (number: string, day: string) =>
    `A new card, ${number}, is on its way. It should arrive by ${ended(day)}`,
  arrivedYet: 'I have my new card',

  lockDialog: {
    title: (type: CardType) => `Lock your ${cardTypes.en[type]}?`,
    detail: 'New purchases and cash withdrawals are declined until you unlock it.',
    stays: 'Your card number, PIN and limits stay the same.',
    confirm: 'Lock card',
  },

  parts: {
    label: 'What you can do with this card',
    lock: 'Lock/Unlock',
    limits: 'Limits',
    travel: 'Travel notice',
    newCard: 'Request New Card',
    pin: 'Set PIN',
    art: 'Design',
    transactions: 'Transactions',
  },

  art: {
    label: 'Picture of this card',
    detail: 'It is seen here only. The card in your wallet stays as it is.',
    failed: 'The picture was not changed',
    names: {
      rosette: 'Rosette',
      sprig: 'Juniper sprig',
      waves: 'Waves',
      dawn: 'Dawn',
      rings: 'Tree rings',
      weave: 'Weave',
    },
  },

  entries: {
    heading: 'Transactions of this card',
    none: 'No transactions yet.',
    payment: 'Payment received',
    loading: 'Loading transactions',
    failed: 'The transactions cannot be shown',
    moreFailed: 'The next transactions could not be loaded.',
  },

  limits: {
    purchasesToday: (amount: string) => `${amount} in purchases today`,
    purchasesTodayDetail: (account: string) =>
      `They count toward today’s limit now, and are taken from ${account} once the merchant charges them.`,
    daily: 'Daily limit',
    dailyHint: (lowest: string, highest: string) =>
      `Whole dollars, from ${lowest} to ${ended(highest)} It takes effect right away.`,
    spending: 'Spending limit',
    spendingHint: (lowest: string, highest: string) =>
      `Whole dollars, from ${lowest} to your credit limit of ${ended(highest)} It takes effect right away.`,
    missing: 'Enter the limit you want.',
    notWhole: 'Enter the limit in whole dollars, such as 1,500.',
    save: 'Save limit',
    saving: 'Saving...',
    saved: 'Limit saved',
  },

  travel: {
    intro: 'Tell us where you are going, so we expect purchases there.',
    place: 'Country or region',
    placeMissing: 'Enter a country or region, such as Portugal.',
    from: 'First day',
    to: 'Last day',
    dayMissing: 'Choose a day.',
    daysHint: (days: number) => `At most ${counted(days, 'day', 'days')}.`,
    add: 'Add notice',
    adding: 'Adding...',
    added: 'Travel notice added',
    heading: 'Your trips',
    none: 'No trips yet.',
    loading: 'Loading travel notices',
    failed: 'Your travel notices cannot be shown',
    days: (from: string, to: string) => (from === to ? from : `${from} to ${to}`),
    removeOf: (place: string) => `Remove the notice for ${place}`,
    removed: (place: string) => `The notice for ${place} was removed`,
    notRemoved: 'The notice was not removed',
  },

  replace: {
    question: 'What happened to the card?',
    reasons,
    missing: 'Tell us what happened to the card.',
    delivery: (days: number) =>
      `We mail the new card to the address on your profile. It arrives within ${counted(days, 'day', 'days')}.`,
    request: 'Request new card',
    requestAndLock: 'Lock card and request a new one',
    requesting: 'Requesting...',
    requested: 'A new card is on its way',
    newNumber: 'New number',
    newExpiry: 'Expires',
    arrivesBy: 'Should arrive by',
    reason: 'Reason',
    arrived: (number: string) => `Does your new card end in ${number}? Activate it now.`,
    oldCard: {
      lost: 'Your old card can no longer be used.',
      stolen: 'Your old card can no longer be used.',
      damaged: 'Your old card stops working right away.',
    },
    goneMeanwhile: (phone: string) =>
      `Is your old card lost or stolen now? Lock it right away under Lock/Unlock, and call us at ${ended(phone)}`,
    activate: 'Activate new card',
    activating: 'Activating...',
    activated: 'Your new card is active',
  },

  report: {
    title: { lost: 'Report this card lost?', stolen: 'Report this card stolen?' },
    locked: 'This card stops working right away. This cannot be undone.',
    newCard: (days: number) =>
      `We mail a card with a new number to the address on your profile. It arrives within ${counted(days, 'day', 'days')}.`,
    merchants: 'If any merchant charges this card regularly, give them the new number.',
    lockInstead: 'Not sure yet? Lock the card instead: you can unlock it when you find it.',
    cancel: 'Keep the card',
    confirm: {
      lost: 'Report it lost and order a new card',
      stolen: 'Report it stolen and order a new card',
    },
  },

  pin: {
    setAt: (moment: string) => `You last set your PIN here on ${ended(moment)}`,
    neverSet: 'You have not set a PIN here yet.',
    intro: 'Choose four digits that are hard to guess. Avoid 1234, 7777 and years.',
    pin: 'New PIN',
    again: 'Confirm new PIN',
    notFourDigits: 'A PIN has four digits.',
    differs: 'The two PINs do not match. Enter the new PIN again.',
    save: 'Set PIN',
    saving: 'Setting PIN...',
    saved: 'PIN set',
    savedDetail: 'You can use it right away.',
  },

  services: {
    title: 'Card Services',
    card: 'Card',
  },

  lockSwitch: {
    active: 'This card is active.',
    activeDetail: 'Lock it if you cannot find it: new purchases are declined until you unlock it.',
    locked: 'This card is locked.',
    lockedDetail: 'New purchases are declined. You can use it again as soon as you unlock it.',
    lock: 'Lock card',
    unlock: 'Unlock card',
  },
};

/** A type within a sentence: `su tarjeta de débito`. */
const within = (type: CardType) => cardTypes.es[type].toLowerCase();

const statusesInSpanish: Record<Card['status'], string> = { Active: 'Activa', Locked: 'Bloqueada' };

const reasonsInSpanish: Record<ReplacementReason, { name: string; detail: string }> = {
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

const es: typeof en = {
  heading: 'Tarjetas',
  loading: 'Cargando tarjetas',
  failed: 'No podemos mostrar sus tarjetas',
  empty: 'Aún no hay tarjetas',
  emptyDetail: (phone: string) => `Llámenos al ${phone} para pedir una.`,

  types: cardTypes.es,
  statuses: statusesInSpanish,
  /** `Tarjeta de débito ••••2946`. */
  named: (type: CardType, number: string) => `${cardTypes.es[type]} ${number}`,
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
  locked: (type: CardType) => `${cardTypes.es[type]} bloqueada`,
  unlocked: (type: CardType) => `${cardTypes.es[type]} desbloqueada`,
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
    confirm: 'Bloquear tarjeta',
  },

  parts: {
    label: 'Lo que puede hacer con esta tarjeta',
    lock: 'Bloquear o desbloquear',
    limits: 'Límites',
    travel: 'Aviso de viaje',
    newCard: 'Pedir tarjeta nueva',
    pin: 'Establecer PIN',
    art: 'Diseño',
    transactions: 'Movimientos',
  },

  art: {
    label: 'Imagen de esta tarjeta',
    detail: 'Se ve solo aquí. La tarjeta de su cartera queda como está.',
    failed: 'La imagen no se cambió',
    names: {
      rosette: 'Roseta',
      sprig: 'Ramita de enebro',
      waves: 'Olas',
      dawn: 'Amanecer',
      rings: 'Anillos',
      weave: 'Trama',
    },
  },

  entries: {
    heading: 'Movimientos de esta tarjeta',
    none: 'Todavía no hay movimientos.',
    payment: 'Pago recibido',
    loading: 'Cargando los movimientos',
    failed: 'No se pueden mostrar los movimientos',
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
    reasons: reasonsInSpanish,
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
