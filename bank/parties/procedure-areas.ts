import type { Contract } from '#contract/index.ts';
import type { AnyContractProcedure } from '@orpc/contract';

/**
 * What a procedure is about, which decides who may call it. `public`: it needs no session. `own`: the person who is signed in.
 * `see`: what a membership has and what happens in it. `conversation`: what its owners and the credit union write to each
 * other. `manage`: its recipients, payees, cards, budgets, notes, disputes and visits. `deposit`: money that comes in.
 * `move`: money that goes out, or from one account to another.
 */
export type Area = 'public' | 'own' | 'see' | 'conversation' | 'manage' | 'deposit' | 'move';

type Areas<Level> = Level extends AnyContractProcedure
  ? Area
  : { readonly [Name in keyof Level]: Areas<Level[Name]> };

/** The area of every procedure. One that has none does not compile. */
export const areas: Areas<Contract> = {
  signIn: 'public',
  secondStep: { sendCode: 'public', finish: 'public' },
  passkeySignIn: { begin: 'public', finish: 'public' },
  signOut: 'public',
  whoAmI: 'own',
  passwordReset: { ask: 'public', finish: 'public' },
  enrolment: { begin: 'public', finish: 'public' },
  stepUp: { sendCode: 'own', confirm: 'own' },
  security: {
    factors: 'own',
    beginAuthenticator: 'own',
    finishAuthenticator: 'own',
    removeAuthenticator: 'own',
    beginPasskey: 'own',
    finishPasskey: 'own',
    removePasskey: 'own',
    makeRecoveryCodes: 'own',
    sessions: 'own',
    endSession: 'own',
    endOtherSessions: 'own',
    forgetBrowser: 'own',
    log: 'own',
    setFirstPaymentDelay: 'own',
  },
  accounts: {
    list: 'see',
    explain: 'see',
    numbers: 'manage',
    personalize: 'manage',
    arrange: 'manage',
    balanceHistory: 'see',
  },
  cards: {
    list: 'see',
    lock: 'manage',
    unlock: 'manage',
    setLimit: 'manage',
    setPin: 'manage',
    requestReplacement: 'manage',
    activateReplacement: 'manage',
    listTravelNotices: 'see',
    addTravelNotice: 'manage',
    removeTravelNotice: 'manage',
  },
  transactions: {
    search: 'see',
    totals: 'see',
    get: 'see',
    exportCsv: 'see',
    exportOfx: 'see',
    exportCamt: 'see',
    annotate: 'manage',
    spending: 'see',
    byMonth: 'see',
  },
  transfers: {
    quote: 'move',
    create: 'move',
    get: 'see',
    madeWith: 'see',
    cancel: 'move',
    history: 'see',
    terms: 'see',
    tiles: 'see',
  },
  scheduledTransfers: {
    list: 'see',
    preview: 'move',
    schedule: 'move',
    cancel: 'move',
    cancelSeries: 'move',
  },
  recipients: {
    list: 'see',
    lookUpRoutingNumber: 'own',
    findLookAlike: 'see',
    add: 'manage',
    rename: 'manage',
    remove: 'manage',
  },
  payees: {
    list: 'see',
    findLookAlike: 'see',
    add: 'manage',
    rename: 'manage',
    remove: 'manage',
    restore: 'manage',
  },
  bills: {
    schedule: 'move',
    upcoming: 'see',
    settled: 'see',
    cancel: 'move',
    cancelSeries: 'move',
  },
  statements: { list: 'see', get: 'see', pdf: 'see' },
  budgets: { month: 'see', set: 'manage', remove: 'manage' },
  creditScore: { history: 'own' },
  deposits: { create: 'deposit', list: 'see', terms: 'see', photo: 'see' },
  disputes: { ofTransaction: 'see', open: 'manage', withdraw: 'manage' },
  profile: {
    get: 'own',
    update: 'own',
    sendContactCode: 'own',
    confirmContact: 'own',
    dropContactChange: 'own',
  },
  password: { change: 'own' },
  settings: {
    get: 'own',
    setTwoFactor: 'own',
    setAutoLogout: 'own',
    setNotifications: 'own',
    messages: 'own',
    stay: 'own',
  },
  exchange: { rates: 'own' },
  safeDeposit: {
    box: 'see',
    slots: 'see',
    visits: 'see',
    billing: 'see',
    scheduleVisit: 'manage',
    cancelVisit: 'manage',
  },
  portfolio: { overview: 'see' },
  events: {
    recent: 'see',
    notices: 'see',
    markRead: 'see',
    markAllRead: 'see',
    transaction: 'see',
    follow: 'see',
  },
  support: { messages: 'conversation', send: 'conversation', markSeen: 'conversation' },
};
