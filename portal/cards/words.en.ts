import { counted } from '../language/counted.ts';
import type { Card, CardType, ReplacementReason } from '#contract/cards/cards.ts';
import { cardTypes as types } from './card-types.en.ts';
import { ended } from '../language/ended.ts';

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
  lockOf: (type: CardType) => `Lock ${types[type]}`,
  unlockOf: (type: CardType) => `Unlock ${types[type]}`,
  manageOf: (type: CardType) => `Manage ${types[type]}`,
  locked: (type: CardType) => `${types[type]} locked`,
  unlocked: (type: CardType) => `${types[type]} unlocked`,
  notLocked: (type: CardType) => `Your ${types[type]} is not locked`,
  stillLocked: (type: CardType) => `Your ${types[type]} is still locked`,
  reported: {
    lost: 'Reported lost. It can no longer be used.',
    stolen: 'Reported stolen. It can no longer be used.',
  },
  onItsWay: (number: string, day: string) =>
    `A new card, ${number}, is on its way. It should arrive by ${ended(day)}`,
  arrivedYet: 'I have my new card',

  lockDialog: {
    title: (type: CardType) => `Lock your ${types[type]}?`,
    detail: 'New purchases and cash withdrawals are declined until you unlock it.',
    stays: 'Your card number, PIN and limits stay the same.',
    cancel: 'Cancel',
    confirm: 'Lock card',
  },

  parts: {
    label: 'What you can do with this card',
    lock: 'Lock/Unlock',
    limits: 'Limits',
    travel: 'Travel notice',
    newCard: 'Request New Card',
    pin: 'Set PIN',
    transactions: 'Transactions',
  },

  entries: {
    heading: 'Transactions of this card',
    none: 'No transactions yet.',
    payment: 'Payment received',
    loading: 'Loading transactions',
    failed: 'The transactions cannot be shown',
    showMore: 'Show more',
    loadingMore: 'Loading more...',
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
