import type { Card, CardType, ReplacementReason } from '#contract/cards.ts';

const types: Record<CardType, string> = {
  'Debit Card': 'Debit Card',
  'Credit Card': 'Credit Card',
  'Business Card': 'Business Card',
};

const statuses: Record<Card['status'], string> = { Active: 'Active', Locked: 'Locked' };

const reasons: Record<ReplacementReason, { name: string; detail: string }> = {
  lost: {
    name: 'Lost',
    detail: 'We lock this card for good and send one with a new number.',
  },
  stolen: {
    name: 'Stolen',
    detail: 'We lock this card for good and send one with a new number.',
  },
  damaged: {
    name: 'Damaged',
    detail: 'This card goes on working until you activate the new one.',
  },
};

/** What the portal says about cards. */
export const cards = {
  heading: 'Cards',
  loading: 'Loading cards',
  failed: 'Your cards cannot be shown',
  empty: 'No card yet',
  emptyDetail: (phone: string) => `Call us at ${phone} to order one.`,

  types,
  statuses,
  /** `Debit Card ••••2946`. */
  named: (type: CardType, number: string) => `${types[type]} ${number}`,
  endingIn: (digits: string) => `Card number ending in ${digits}`,
  holder: 'Cardholder',
  brand: 'Card network',
  expires: 'Expires',
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
  lockOf: (type: CardType) => `Lock ${types[type]}`,
  unlockOf: (type: CardType) => `Unlock ${types[type]}`,
  manageOf: (type: CardType) => `Manage ${types[type]}`,
  locked: (type: CardType) => `${types[type]} locked`,
  unlocked: (type: CardType) => `${types[type]} unlocked`,
  notLocked: (type: CardType) => `Your ${types[type]} is not locked`,
  stillLocked: (type: CardType) => `Your ${types[type]} is still locked`,
  reported: {
    lost: 'Reported lost. This card never works again.',
    stolen: 'Reported stolen. This card never works again.',
  },
  onItsWay: (number: string, day: string) =>
    `A new card, ${number}, is on its way. It should be here by ${day}.`,
  arrivedYet: 'My new card is here',

  lockDialog: {
    title: (type: CardType) => `Lock your ${types[type]}?`,
    detail: 'New purchases and cash withdrawals are declined until you unlock it.',
    stays: 'The number, your PIN and your limits stay as they are.',
    cancel: 'Cancel',
    confirm: 'Lock card',
  },

  manageDialog: {
    title: (type: CardType) => `Manage ${types[type]}`,
    sections: 'Parts of the card',
    limits: 'Limits',
    travel: 'Travel notice',
    replace: 'Replace',
    pin: 'PIN',
  },

  limits: {
    purchasesToday: (amount: string) => `${amount} in purchases today`,
    purchasesTodayDetail: (account: string) =>
      `They reach ${account} when the merchants send them in, and count against today’s limit.`,
    daily: 'Daily limit',
    dailyHint: (lowest: string, highest: string) =>
      `Whole dollars, from ${lowest} to ${highest}. It takes effect at once.`,
    spending: 'Spending limit',
    spendingHint: (lowest: string, highest: string) =>
      `Whole dollars, from ${lowest} to your credit limit of ${highest}. It takes effect at once.`,
    missing: 'Write the limit you want.',
    save: 'Save limit',
    saving: 'Saving...',
    saved: 'Limit saved',
  },

  travel: {
    intro: 'Tell us where you will use this card, so that purchases there are expected.',
    place: 'Country or region',
    placeMissing: 'Write where you will be, such as Portugal.',
    from: 'First day',
    to: 'Last day',
    dayMissing: 'Choose a day.',
    daysHint: (days: number) => `At most ${days} days.`,
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
    missing: 'Say what happened to the card.',
    delivery: (days: number) =>
      `The new card comes by mail, to the address we have for you, within ${days} days.`,
    request: 'Request new card',
    requestAndLock: 'Lock card and request a new one',
    requesting: 'Requesting...',
    requested: 'A new card is on its way',
    newNumber: 'New number',
    newExpiry: 'Expires',
    arrivesBy: 'Should be here by',
    reason: 'Reason',
    arrived: (number: string) =>
      `Does the card in your hand end in ${number}? Then activate it. The old card stops working at once.`,
    activate: 'Activate new card',
    activating: 'Activating...',
    activated: 'Your new card is active',
  },

  report: {
    title: { lost: 'Report this card lost?', stolen: 'Report this card stolen?' },
    locked: 'This card stops working now, for good. That cannot be undone.',
    newCard: (days: number) =>
      `We mail a card with a new number to the address we have for you, within ${days} days.`,
    merchants: 'Give the new number to merchants that charge this card regularly.',
    lockInstead: 'Not sure yet? Lock the card instead: you can unlock it when you find it.',
    cancel: 'Keep the card',
    confirm: {
      lost: 'Report it lost and order a new card',
      stolen: 'Report it stolen and order a new card',
    },
  },

  pin: {
    setAt: (moment: string) => `Last set here on ${moment}.`,
    neverSet: 'You have not set a PIN here yet.',
    intro: 'Four digits that are hard to guess: not 1234, not 7777, no year.',
    pin: 'New PIN',
    again: 'New PIN again',
    notFourDigits: 'A PIN has four digits.',
    differs: 'The two PINs are not the same. Type it again.',
    save: 'Set PIN',
    saving: 'Setting PIN...',
    saved: 'PIN set',
    savedDetail: 'It works from now on.',
  },

  services: {
    title: 'Card Services',
    card: 'Card',
    sections: 'Card services',
    lockTab: 'Lock/Unlock',
    newCardTab: 'Request New Card',
    pinTab: 'Set PIN',
    active: 'This card is active.',
    activeDetail: 'Lock it if you cannot find it: new purchases are declined until you unlock it.',
    locked: 'This card is locked.',
    lockedDetail: 'New purchases are declined. Unlock it and it works again at once.',
    lock: 'Lock card',
    unlock: 'Unlock card',
  },
};
