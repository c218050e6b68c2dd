import { type Cents, cents } from '#contract/money/cents.ts';
import type { ChangeRate } from './limits/limit-rules.ts';
import {
  type FirstPaymentDelay,
  largeFirstPayment,
} from '#contract/identity/security/security-terms.ts';

export type { ChangeRate };

/** A span of milliseconds, both ends included. */
export interface SpanMs {
  readonly low: number;
  readonly high: number;
}

/** How much may be sent, in cents. */
export interface TransferLimit {
  readonly atATime: Cents;
  readonly aDay: Cents;
}

/** By when the bank acts on disputes (12 CFR 1005.11), in days. */
export interface DisputePolicy {
  /** A transaction can be disputed until so many days after the first statement that shows it was sent. */
  readonly days: number;
  /** The member is credited so many business days after the bank was told; after more where the account was new. */
  readonly creditBusinessDays: number;
  readonly creditBusinessDaysNew: number;
  /** It is decided within so many days; within more for purchases with a card and new accounts. */
  readonly decideDays: number;
  readonly decideDaysLong: number;
  /** For so many days an account is new. */
  readonly accountIsNewDays: number;
  /** A credit leaves the account so many business days after the member was told so. */
  readonly takeBackBusinessDays: number;
  /** When the bank acts on its days, in minutes after midnight. */
  readonly actsAtMinutes: number;
}

/** How loans are lent and watched. */
export interface LoanPolicy {
  /** So long after an application was sent the bank decides it by its rule; null: staff decide. */
  readonly decidesAfterMs: number | null;
  /** By its rule, payment and housing may be this part of the income, in percent. */
  readonly debtShareMost: number;
  /** An offer holds for so many days. */
  readonly offerDays: number;
  /** How many applications a membership can have that wait or are offered. */
  readonly applicationsMax: number;
  /** So many days before it is due a member is reminded of a payment. */
  readonly remindDays: number;
  /** A payoff is told for so many days ahead. */
  readonly payoffDays: number;
}

/** How the bank makes sure who is there (R-P3, R-L4). Spans are in milliseconds. */
export interface SecurityPolicy {
  /** Whether signing in takes a second step, where the member has one and the browser is not trusted. */
  readonly asksSecondStep: boolean;
  /** Whether risky acts ask first who is there. */
  readonly asksStepUp: boolean;
  /** To others, more than this in a day asks who is there, however it is split. */
  readonly stepUpAbove: Cents;
  /** Whether a new email or phone is used only once a code that was sent there is shown. */
  readonly confirmsContact: boolean;
  /** The time within which a passed step-up permits its act. */
  readonly stepUpMs: number;
  /** How long somebody may take from the password to the end of the second step, and for the like. */
  readonly stepsMs: number;
  /** A code that was sent is good for so long. */
  readonly codeMs: number;
  /** Another one can be asked for after so long. */
  readonly codeEveryMs: number;
  /** So many wrong codes, then it starts again. */
  readonly codeTries: number;
  readonly trustBrowserMs: number;
  /** A link for a new password is good for so long. */
  readonly resetLinkMs: number;
  /**
   * A password that was chosen by such a link is no proof at a step-up for so long: only the mailbox was shown. Of a member
   * without a second factor any password waits so long before it stands for both.
   */
  readonly passwordProvesAfterMs: number;
  /** The time for which the token replaced by a step-up stays valid, for requests already under way with it. */
  readonly formerTokenMs: number;
  /** A first payment to somebody new above this waits. */
  readonly firstPaymentAbove: Cents;
  /** For so many hours, until the member chooses; 0: it does not wait. */
  readonly firstPaymentDelayHours: FirstPaymentDelay;
}

/** The constants of the bank, in one place (spec §9). */
export interface Policy {
  /** How long sign-in takes at least (R-L2). */
  readonly signInDelayMs: number;
  /** How long a transfer of each kind is processed (R-T8); null between own accounts: in the same moment. */
  readonly processing: {
    readonly internal: SpanMs | null;
    readonly zelle: SpanMs;
    readonly external: SpanMs;
  };
  /** A transfer to others above this amount is held as pending (spec §4, step 3). */
  readonly pendingAbove: Cents;
  /** When payments of bills that were scheduled ahead are made, in minutes after midnight (R-D7). */
  readonly billsPaidAtMinutes: number;
  /** A payment can be scheduled so many months ahead. */
  readonly billMonthsAhead: number;
  /** How many payments, or series of them, a member can have scheduled at a time. */
  readonly scheduledBillsMax: number;
  /** The largest single payment of a bill: it leaves in one piece, by the rail on which no more may be sent to other banks in a day. */
  readonly billMost: Cents;
  /** So much more than is owed on a credit card can be paid to it; it stays on the card as a credit balance. */
  readonly cardCreditMost: Cents;
  /** How many payees a member can have on the list. */
  readonly payeesMax: number;
  /** How much may be sent to others (R-T1): at a time, and together in a day of the bank. */
  readonly transferLimits: Readonly<Record<'zelle' | 'external', TransferLimit>>;
  /** A transfer to another bank counts for this day until so many minutes after midnight. */
  readonly externalCutOffMinutes: number;
  /** After so many business days it is there. */
  readonly externalBusinessDays: number;
  /** An equal transfer within this time is asked about before it is sent again. */
  readonly duplicateWithinMs: number;
  /** When transfers that were scheduled are sent, in minutes after midnight. */
  readonly scheduledTransfersAtMinutes: number;
  /** A transfer can be scheduled so many months ahead. */
  readonly transferMonthsAhead: number;
  /** How many transfers, or series of them, a member can have scheduled at a time. */
  readonly scheduledTransfersMax: number;
  /** How many recipients a member can have saved. */
  readonly recipientsMax: number;
  /** The largest check that can be deposited by photo, and the sum of a day's (R-D6). */
  readonly depositMost: Cents;
  readonly depositMostPerDay: Cents;
  /** A deposit up to this time of a business day counts for it, in minutes after midnight. */
  readonly depositCutOffMinutes: number;
  /** Of a day's deposits so much is available on the next business day. */
  readonly depositNextDayAmount: Cents;
  /** The part of a day's deposits above this is available so many business days after it. */
  readonly depositLargeAbove: Cents;
  readonly depositLargeAfterBusinessDays: number;
  /** The fee for a returned check. */
  readonly depositReturnFee: Cents;
  /** When held money becomes available on its day, in minutes after midnight. */
  readonly holdsReleasedAtMinutes: number;
  /** A deposit of the same amount into the same account is asked about for so many days. */
  readonly depositLooksAlikeDays: number;
  /** A visit to a safe deposit box can be scheduled so many days ahead (R-D11). */
  readonly visitDaysAhead: number;
  /** How many visits a member can have scheduled at a time. */
  readonly visitsMax: number;
  /** The yearly fee of a safe deposit box (spec §9). */
  readonly safeDepositAnnualFee: Cents;
  /** When fees are taken on their day, in minutes after midnight. */
  readonly feesTakenAtMinutes: number;
  readonly loans: LoanPolicy;
  /** Disputes of transactions (R-X6). */
  readonly disputes: DisputePolicy;
  /** How many transactions one exported file holds at most (R-X4). */
  readonly exportedRowsMax: number;
  /** Whether people answer the members' messages; otherwise only the help index does (R-C1). */
  readonly staffAnswerMessages: boolean;
  /** A session without any request ends after this time (R-P4). */
  readonly sessionIdleMs: number;
  /** A session ends after this time, whatever is asked. */
  readonly sessionMaxMs: number;
  /** The most sessions of a member at a time; a further session ends the oldest. */
  readonly sessionsMax: number;
  /**
   * The most open event streams of a member in a process; a further stream ends the oldest. Each stream holds a connection
   * and takes work for as long as it lasts, so that nobody may have any number of them.
   */
  readonly eventStreamsMax: number;
  /** How fast one person may make changes, in one process; null: a tab, in which nobody else waits, and whatever puts load on a bank. */
  readonly changeRate: ChangeRate | null;
  readonly security: SecurityPolicy;
}

const railTime: SpanMs = { low: 3000, high: 4999 };
const minute = 60_000;
const railADay = cents(100_000_00);

/** The client-only demo: spec §4 to the letter. */
export const demoPolicy: Policy = {
  signInDelayMs: 1000,
  processing: { internal: railTime, zelle: railTime, external: railTime },
  pendingAbove: cents(1_000_00),
  billsPaidAtMinutes: 6 * 60,
  billMonthsAhead: 12,
  scheduledBillsMax: 200,
  billMost: railADay,
  cardCreditMost: cents(250_00),
  payeesMax: 100,
  transferLimits: {
    zelle: { atATime: cents(10_000_00), aDay: cents(20_000_00) },
    external: { atATime: cents(50_000_00), aDay: railADay },
  },
  externalCutOffMinutes: 17 * 60,
  externalBusinessDays: 2,
  duplicateWithinMs: 5 * minute,
  scheduledTransfersAtMinutes: 6 * 60,
  transferMonthsAhead: 12,
  scheduledTransfersMax: 200,
  recipientsMax: 100,
  depositMost: cents(10_000_00),
  depositMostPerDay: cents(15_000_00),
  depositCutOffMinutes: 17 * 60,
  depositNextDayAmount: cents(275_00),
  depositLargeAbove: cents(6_725_00),
  depositLargeAfterBusinessDays: 5,
  depositReturnFee: cents(0),
  holdsReleasedAtMinutes: 9 * 60,
  depositLooksAlikeDays: 30,
  visitDaysAhead: 60,
  visitsMax: 3,
  safeDepositAnnualFee: cents(95_00),
  feesTakenAtMinutes: 6 * 60,
  loans: {
    decidesAfterMs: 8_000,
    debtShareMost: 45,
    offerDays: 30,
    applicationsMax: 3,
    remindDays: 5,
    payoffDays: 30,
  },
  disputes: {
    days: 60,
    creditBusinessDays: 10,
    creditBusinessDaysNew: 20,
    decideDays: 45,
    decideDaysLong: 90,
    accountIsNewDays: 30,
    takeBackBusinessDays: 5,
    actsAtMinutes: 9 * 60,
  },
  exportedRowsMax: 100_000,
  staffAnswerMessages: false,
  sessionIdleMs: 15 * minute,
  sessionMaxMs: 12 * 60 * minute,
  sessionsMax: 20,
  // A stream for each session: a page in the background follows nothing unless the member wants to be notified.
  eventStreamsMax: 20,
  changeRate: null,
  security: {
    asksSecondStep: false,
    asksStepUp: false,
    stepUpAbove: cents(1_000_00),
    confirmsContact: false,
    stepUpMs: 5 * minute,
    stepsMs: 10 * minute,
    codeMs: 10 * minute,
    codeEveryMs: minute / 2,
    codeTries: 5,
    trustBrowserMs: 30 * 24 * 60 * minute,
    resetLinkMs: 30 * minute,
    passwordProvesAfterMs: 24 * 60 * minute,
    formerTokenMs: minute / 2,
    firstPaymentAbove: largeFirstPayment,
    firstPaymentDelayHours: 0,
  },
};

/** The live bank: transfers between a member's own accounts are posted at once (R-T8). */
export const livePolicy: Policy = {
  ...demoPolicy,
  staffAnswerMessages: true,
  loans: { ...demoPolicy.loans, decidesAfterMs: null },
  signInDelayMs: 0,
  processing: { internal: null, zelle: railTime, external: railTime },
  security: {
    ...demoPolicy.security,
    asksSecondStep: true,
    asksStepUp: true,
    confirmsContact: true,
    firstPaymentDelayHours: 24,
  },
};
