import type { AnyContractProcedure } from '@orpc/contract';
import type { Contract } from '../index.ts';

/**
 * What a request does at the bank. `read`: it changes nothing, whether or not its answer arrives. `change`: where no answer
 * comes, nobody knows whether it was done. `change once`: the same, but the request has an intent key: sent again unchanged,
 * it tells what became of the first one and does nothing twice.
 */
export type ProcedureEffect = 'read' | 'change' | 'change once';

/** The effect of every procedure. One that has none, or none that fits its intent key, does not compile. */
export const procedureEffects = {
  signIn: 'change',
  secondStep: {
    sendCode: 'change',
    finish: 'change',
  },
  passkeySignIn: {
    begin: 'change',
    finish: 'change',
  },
  signOut: 'change',
  whoAmI: 'read',
  passwordReset: {
    ask: 'change',
    finish: 'change',
  },
  enrolment: {
    begin: 'change',
    finish: 'change',
  },
  stepUp: {
    sendCode: 'change',
    confirm: 'change',
  },
  security: {
    factors: 'read',
    beginAuthenticator: 'change',
    finishAuthenticator: 'change',
    removeAuthenticator: 'change',
    beginPasskey: 'change',
    finishPasskey: 'change',
    removePasskey: 'change',
    makeRecoveryCodes: 'change',
    sessions: 'read',
    endSession: 'change',
    endOtherSessions: 'change',
    forgetBrowser: 'change',
    log: 'read',
    setFirstPaymentDelay: 'change',
    call: 'read',
  },
  accounts: {
    list: 'read',
    explain: 'read',
    about: 'read',
    numbers: 'read',
    personalize: 'change',
    arrange: 'change',
    balanceHistory: 'read',
  },
  cards: {
    list: 'read',
    lock: 'change',
    unlock: 'change',
    setLimit: 'change',
    setPin: 'change',
    requestReplacement: 'change once',
    activateReplacement: 'change',
    listEntries: 'read',
    listTravelNotices: 'read',
    overdraft: 'read',
    chooseOverdraft: 'change',
    addTravelNotice: 'change once',
    removeTravelNotice: 'change',
  },
  transactions: {
    search: 'read',
    totals: 'read',
    get: 'read',
    exportCsv: 'read',
    exportOfx: 'read',
    exportQif: 'read',
    exportCamt: 'read',
    annotate: 'change',
    file: 'change',
    split: 'change',
    payeeRules: 'read',
    removePayeeRule: 'change',
    cashFlow: 'read',
    story: 'read',
    subscriptions: 'read',
    spending: 'read',
    byMonth: 'read',
  },
  transfers: {
    quote: 'read',
    create: 'change once',
    get: 'read',
    madeWith: 'read',
    cancel: 'change',
    history: 'read',
    terms: 'read',
    tiles: 'read',
  },
  scheduledTransfers: {
    list: 'read',
    preview: 'read',
    schedule: 'change once',
    cancel: 'change',
    cancelSeries: 'change',
  },
  approvals: {
    list: 'read',
    ask: 'change once',
    approve: 'change once',
    decline: 'change',
    withdraw: 'change',
  },
  recipients: {
    list: 'read',
    lookUpRoutingNumber: 'read',
    findLookAlike: 'read',
    compareName: 'read',
    add: 'change once',
    rename: 'change',
    remove: 'change',
  },
  moneyRequests: {
    list: 'read',
    ask: 'change once',
    open: 'read',
    decline: 'change',
    cancel: 'change',
    mute: 'change',
    unmute: 'change',
  },
  payees: {
    list: 'read',
    findLookAlike: 'read',
    add: 'change once',
    rename: 'change',
    remove: 'change',
    restore: 'change',
  },
  bills: {
    schedule: 'change once',
    upcoming: 'read',
    settled: 'read',
    cancel: 'change',
    cancelSeries: 'change',
  },
  statements: {
    list: 'read',
    get: 'read',
    pdf: 'read',
    taxYears: 'read',
    taxForm: 'read',
  },
  budgets: {
    month: 'read',
    set: 'change once',
    remove: 'change once',
  },
  alerts: { list: 'read', payees: 'read', add: 'change once', remove: 'change' },
  goals: {
    list: 'read',
    open: 'change once',
    change: 'change once',
    move: 'change once',
    setRules: 'change once',
    close: 'change once',
  },
  forecast: {
    month: 'read',
    failsAfter: 'read',
  },
  loans: {
    list: 'read',
    get: 'read',
    payoff: 'read',
    pay: 'change once',
    draw: 'change once',
    skip: 'change',
    setAutopay: 'change',
    estimate: 'read',
    saveDraft: 'change',
    dropDraft: 'change',
    apply: 'change once',
    withdraw: 'change',
    sign: 'change once',
  },
  creditScore: {
    history: 'read',
  },
  deposits: {
    create: 'change once',
    list: 'read',
    terms: 'read',
    photo: 'read',
  },
  receipts: {
    list: 'read',
    photo: 'read',
    add: 'change',
    remove: 'change',
  },
  disputes: {
    ofTransaction: 'read',
    open: 'change once',
    withdraw: 'change',
  },
  profile: {
    get: 'read',
    update: 'change',
    sendContactCode: 'change',
    confirmContact: 'change',
    dropContactChange: 'change',
  },
  password: {
    change: 'change',
  },
  trustedContact: {
    get: 'read',
    save: 'change',
    introduce: 'change',
    remove: 'change',
    offered: 'read',
    decline: 'change',
  },
  push: { key: 'read', find: 'read', subscribe: 'change', unsubscribe: 'change', renew: 'change' },
  settings: {
    get: 'read',
    setTwoFactor: 'change',
    setAutoLogout: 'change',
    setNotifications: 'change',
    messages: 'read',
    stay: 'change',
  },
  exchange: {
    rates: 'read',
  },
  safeDeposit: {
    box: 'read',
    slots: 'read',
    visits: 'read',
    billing: 'read',
    scheduleVisit: 'change once',
    cancelVisit: 'change',
  },
  people: {
    list: 'read',
    preview: 'read',
    invite: 'change',
    withdraw: 'change',
    offered: 'change',
    accept: 'change',
    limit: 'change',
    end: 'change',
    leave: 'change',
  },
  portfolio: {
    overview: 'read',
  },
  products: {
    offers: 'read',
    open: 'change once',
    certificate: 'read',
    atMaturity: 'change',
    withdraw: 'change once',
  },
  events: {
    recent: 'read',
    notices: 'read',
    markRead: 'change',
    markAllRead: 'change',
    transaction: 'read',
    follow: 'read',
  },
  support: {
    messages: 'read',
    send: 'change once',
    markSeen: 'change',
  },
} as const satisfies EffectsOf<Contract>;

/** What a procedure does, by its path. One that is not known may do anything. */
export function effectOf(path: readonly string[]): ProcedureEffect {
  let found: unknown = procedureEffects;
  for (const name of path) found = (found as Readonly<Record<string, unknown>> | undefined)?.[name];
  return typeof found === 'string' ? (found as ProcedureEffect) : 'change';
}

type EffectsOf<Procedures> = {
  readonly [Name in keyof Procedures]: Procedures[Name] extends AnyContractProcedure
    ? EffectWith<Procedures[Name]['~orpc']['inputSchema']>
    : EffectsOf<Procedures[Name]>;
};

type EffectWith<Input> =
  NonNullable<Input> extends { shape: { intentKey: unknown } }
    ? 'change once'
    : Exclude<ProcedureEffect, 'change once'>;
