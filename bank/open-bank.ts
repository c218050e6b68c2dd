import type { Contract } from '#contract/index.ts';
import { type Router, unlazyRouter } from '@orpc/server';
import type { BankDependencies, BankContext } from './database/bank-context.ts';
import { goalTransfers, laterParts, loadPushSender, loading, sealPins } from './later-parts.ts';
import { accountHandlers } from './accounts/account-handlers.ts';
import { alertsDue } from './alerts/looked-entries.ts';
import { approvalsDue } from './approvals/approvals-due.ts';
import { billHandlers } from './bills/bill-handlers.ts';
import { billOrders } from './bills/bill-orders.ts';
import { cardNetwork, type CardNetwork } from './card-network/card-network.ts';
import { cardHandlers } from './cards/card-handlers.ts';
import { forecastAlertsDue, forecastsOf, stopForecasts } from './forecast/forecast-alerts-due.ts';
import { goalRulesDue } from './goals/goal-rules-due.ts';
import { holdsDue } from './deposits/holds-due.ts';
import { disputesDue } from './disputes/disputes-due.ts';
import { type DueWorkFigures, DueWorks } from './due-work/due-works.ts';
import { eventHandlers } from './events/event-handlers.ts';
import { EventBell } from './events/event-bell.ts';
import { hearOtherProcesses } from './events/other-processes.ts';
import { laterHandlers } from './formats/later-handlers.ts';
import { makeGate } from './gate.ts';
import { longTasks, runHere } from './long-tasks.ts';
import { LiveSessions } from './sessions/live-sessions.ts';
import { tokenHash } from './sessions/session.ts';
import type { CallContext } from './ports.ts';
import type { OwnMover } from './products/own-mover.ts';
import { certificatesDue } from './products/certificates-due.ts';
import { annualFeesDue } from './safe-deposit/annual-fees-due.ts';
import { MessageSenders } from './settings/message-sender.ts';
import { settingsHandlers } from './settings/settings-handlers.ts';
import { openSessionFor } from './sign-in/open-session.ts';
import { whoAmIHandler } from './sign-in/who-am-i-handler.ts';
import { staffActs } from './staff/staff-acts.ts';
import { ordersDue } from './standing-orders/orders-due.ts';
import { statementsDue } from './statements/statements-due.ts';
import { taxFormsDue } from './statements/tax-forms-due.ts';
import { transactionHandlers } from './transactions/transaction-handlers.ts';
import { dividendsDue } from './dividends/dividends-due.ts';
import { moveBetweenOwn } from './transfers/move-between-own.ts';
import { moneyRequestsDue } from './money-requests/money-requests-due.ts';
import { loanApplicationsDue, loansDue } from './loans/loans-due.ts';
import { firstPaymentsDue } from './transfers/first-payments-due.ts';
import { transferOrders } from './transfers/send-scheduled.ts';
import { transferRail } from './transfers/transfer-rail.ts';

const signingIn = async () => (await import('./sign-in/sign-in-handlers.ts')).signInHandlers;
const cardChanges = async () =>
  (await import('./cards/card-change-handlers.ts')).cardChangeHandlers;
const billChanges = async () =>
  (await import('./bills/bill-change-handlers.ts')).billChangeHandlers;
const settingsChanges = async () =>
  (await import('./settings/settings-change-handlers.ts')).settingsChangeHandlers;
const travelNotices = async () =>
  (await import('./cards/travel-notice-handlers.ts')).travelNoticeHandlers;
const overdrafts = async () => (await import('./cards/overdraft-handlers.ts')).overdraftHandlers;

/** A bank that answers its members. */
export interface MembersBank {
  /** Implements the contract; its context is a `CallContext`. */
  readonly router: Router<Contract, CallContext>;

  /** Takes up what a former process left undone, and goes on with what is due. */
  start(): Promise<void>;

  /**
   * Loads every capability, and what is needed to do what is due. Resolves with the router of all, which looks none of
   * them up again with each request.
   */
  loadAll(): Promise<Router<Contract, CallContext>>;

  /** Ends live streams and waits for work that has begun. What is due later waits in the store. */
  stop(): Promise<void>;

  /** Sends what members are told outside the portal, from its `start` until it or the bank stops. */
  readonly messages: Pick<MessageSenders, 'start' | 'stop'>;

  /** How the work that is due goes, for anyone who watches the server. */
  dueWork(): Promise<DueWorkFigures[]>;

  /** The person whose session the token names, for a host that must know before it reads a request; null where it is nobody's. */
  personOf(sessionToken: string): Promise<string | null>;

  /**
   * A session without a password. Only for the client-only demo, where the flag in local storage
   * decides who is signed in (spec §6).
   */
  openSessionFor(username: string): ReturnType<typeof openSessionFor>;

  readonly cardNetwork: CardNetwork;
}

/** A bank that answers its members and does what its staff ask. */
export interface Bank extends MembersBank {
  readonly staff: ReturnType<typeof staffActs>;
}

/** Opens the bank over a database that is up to date. It moves nothing before `start`. */
export function openBank(dependencies: BankDependencies): Bank {
  const { inside, ...bank } = open(dependencies);
  return { ...bank, staff: staffActs(inside) };
}

/** The same bank without what staff do: a tab, which has none, loads nothing of it. */
export function openBankWithoutStaff(dependencies: BankDependencies): MembersBank {
  const { inside: _, ...bank } = open(dependencies);
  return bank;
}

function pushesOf({ pusher, ...bank }: BankDependencies) {
  if (pusher === undefined) return undefined;
  return async () => new (await loadPushSender()).PushSender({ ...bank, pusher });
}

function open(dependencies: BankDependencies): MembersBank & { readonly inside: BankContext } {
  const bell = new EventBell();
  const moveOwn: OwnMover = (scope, move) => moveBetweenOwn(scope, dependencies, move);
  const tasks = dependencies.longTasks ?? runHere(longTasks(dependencies));
  const forecasts = forecastsOf({ ...dependencies, longTasks: tasks });
  const common = [
    // Before the rail, which then sees in the same round what was sent.
    ordersDue(dependencies, transferOrders),
    transferRail(dependencies),
    firstPaymentsDue(dependencies),
    ordersDue(dependencies, billOrders),
    goalRulesDue(dependencies, async (scope, transfer) =>
      (await goalTransfers()).sendToGoal(scope, dependencies, transfer),
    ),
    holdsDue,
    annualFeesDue(dependencies),
    disputesDue(dependencies),
    statementsDue(dependencies),
    taxFormsDue(dependencies),
    // Before the dividends: what has been moved out of a certificate has been paid.
    certificatesDue(dependencies, moveOwn),
    dividendsDue(dependencies),
    alertsDue(dependencies),
    approvalsDue(),
    moneyRequestsDue,
    loansDue(dependencies),
    loanApplicationsDue(dependencies),
  ];
  const dueWork = new DueWorks({ ...dependencies, bell }, [common, [forecastAlertsDue(forecasts)]]);
  const messages = new MessageSenders(dependencies, pushesOf(dependencies));
  const sessions = new LiveSessions(dependencies);
  hearOtherProcesses(dependencies.store, dependencies.newId(), { bell, sessions });
  const inside: BankContext = {
    ...dependencies,
    longTasks: tasks,
    bell,
    sessions,
    forecasts,
    expectWork: (dueAt) => dueWork.expect(dueAt),
  };
  const gate = makeGate(inside);
  const { later, laterOf } = laterHandlers(gate, inside);

  // Written out: inferred, the type of so many requests is longer than the compiler writes.
  const router: Router<Contract, CallContext> = {
    whoAmI: whoAmIHandler(gate, inside),
    ...laterOf(['signIn', 'signOut'], signingIn),
    secondStep: later(
      async () => (await import('./sign-in/second-step-handlers.ts')).secondStepHandlers,
    ),
    passkeySignIn: later(
      async () => (await import('./sign-in/passkey-sign-in-handlers.ts')).passkeySignInHandlers,
    ),
    passwordReset: later(
      async () => (await import('./sign-in/password-reset-handlers.ts')).passwordResetHandlers,
    ),
    enrolment: later(loading.enrolment),
    stepUp: later(async () => (await import('./step-up/step-up-handlers.ts')).stepUpHandlers),
    security: later(async () => {
      const [
        { factorHandlers },
        { sessionHandlers },
        { callHandlers },
        { firstPaymentDelayHandlers },
      ] = await Promise.all([
        import('./security/factor-handlers.ts'),
        import('./security/session-handlers.ts'),
        import('./security/call-handlers.ts'),
        import('./settings/first-payment-delay-handlers.ts'),
      ]);
      return (...given) => ({
        ...factorHandlers(...given),
        ...callHandlers(...given),
        ...sessionHandlers(...given),
        ...firstPaymentDelayHandlers(...given),
      });
    }),
    accounts: {
      ...accountHandlers(gate, inside),
      numbers: later(
        async () => (await import('./accounts/account-numbers-handler.ts')).numbersHandler,
      ),
      ...laterOf(['personalize', 'arrange'], loading.personalAccounts),
      about: later(async () => (await import('./accounts/account-facts.ts')).aboutHandler),
    },
    cards: {
      ...cardHandlers(gate, inside),
      ...laterOf(
        ['lock', 'unlock', 'setLimit', 'setPin', 'requestReplacement', 'activateReplacement'],
        cardChanges,
      ),
      listEntries: later(
        async () => (await import('./cards/card-entry-handlers.ts')).listEntriesHandler,
      ),
      ...laterOf(['listTravelNotices', 'addTravelNotice', 'removeTravelNotice'], travelNotices),
      ...laterOf(['overdraft', 'chooseOverdraft'], overdrafts),
    },
    transactions: {
      ...transactionHandlers(gate, inside),
      ...laterOf(['file', 'split', 'payeeRules', 'removePayeeRule'], loading.filing),
      ...laterOf(['cashFlow', 'subscriptions'], loading.flows),
      ...laterOf(['exportCsv', 'exportOfx', 'exportQif', 'exportCamt'], loading.exporting),
      story: later(async () => (await import('./transactions/story-handlers.ts')).storyHandler),
      annotate: later(
        async () => (await import('./transactions/note-handlers.ts')).annotateHandler,
      ),
    },
    transfers: later(
      async () => (await import('./transfers/transfer-handlers.ts')).transferHandlers,
    ),
    scheduledTransfers: later(
      async () => (await import('./transfers/schedule-handlers.ts')).scheduledTransferHandlers,
    ),
    approvals: later(async () => {
      const [{ approvalHandlers }, { billsToApprove }, transfers] = await Promise.all([
        import('./approvals/approval-handlers.ts'),
        import('./bills/bills-to-approve.ts'),
        import('./transfers/transfers-to-approve.ts'),
      ]);
      return (...given) =>
        approvalHandlers(...given, {
          transfer: transfers.transfersToApprove(inside),
          'scheduled-transfer': transfers.scheduledToApprove(inside),
          bill: billsToApprove(inside),
        });
    }),
    recipients: later(
      async () => (await import('./recipients/recipient-handlers.ts')).recipientHandlers,
    ),
    moneyRequests: later(loading.moneyRequests),
    receipts: later(async () => (await import('./receipts/receipt-handlers.ts')).receiptHandlers),
    payees: later(async () => (await import('./bills/payee-handlers.ts')).payeeHandlers),
    bills: {
      ...billHandlers(gate, inside),
      ...laterOf(['schedule', 'cancel', 'cancelSeries'], billChanges),
    },
    budgets: later(async () => (await import('./budgets/budget-handlers.ts')).budgetHandlers),
    forecast: later(async () => (await import('./forecast/forecast-handlers.ts')).forecastHandlers),
    alerts: later(async () => (await import('./alerts/alert-handlers.ts')).alertHandlers),
    goals: later(async () => (await import('./goals/goal-handlers.ts')).goalHandlers),
    loans: later(async () => (await import('./loans/lending-handlers.ts')).lendingHandlers),
    creditScore: later(
      async () => (await import('./credit-score/credit-score-handlers.ts')).creditScoreHandlers,
    ),
    statements: later(async () => {
      const [{ statementHandlers }, { taxFormHandlers }] = await Promise.all([
        import('./statements/statement-handlers.ts'),
        import('./statements/tax-form-handlers.ts'),
      ]);
      return (...given) => ({ ...statementHandlers(...given), ...taxFormHandlers(...given) });
    }),
    exchange: later(async () => (await import('./exchange/exchange-handlers.ts')).exchangeHandlers),
    safeDeposit: later(
      async () => (await import('./safe-deposit/safe-deposit-handlers.ts')).safeDepositHandlers,
    ),
    portfolio: later(
      async () => (await import('./portfolio/portfolio-handlers.ts')).portfolioHandlers,
    ),
    products: later(async () => {
      const [{ productHandlers }, { certificateHandlers }] = await Promise.all([
        import('./products/product-handlers.ts'),
        import('./products/certificate-handlers.ts'),
      ]);
      return (...given) => ({
        ...productHandlers(...given, moveOwn),
        ...certificateHandlers(...given, moveOwn),
      });
    }),
    people: later(async () => {
      const [{ peopleHandlers }, { invitationHandlers }, { previewHandler }] = await Promise.all([
        import('./people/people-handlers.ts'),
        import('./people/invitation-handlers.ts'),
        import('./people/preview-handler.ts'),
      ]);
      return (...given) => ({
        ...peopleHandlers(...given),
        ...invitationHandlers(...given),
        preview: previewHandler(gate, () => router),
      });
    }),
    profile: later(async () => {
      const [{ profileHandlers }, { contactHandlers }] = await Promise.all([
        import('./settings/profile-handlers.ts'),
        import('./settings/contact-handlers.ts'),
      ]);
      return (...given) => ({ ...profileHandlers(...given), ...contactHandlers(...given) });
    }),
    push: later(async () => (await import('./push/push-handlers.ts')).pushHandlers),
    trustedContact: later(loading.trustedContact),
    password: later(async () => (await import('./security/password-handlers.ts')).passwordHandlers),
    settings: {
      ...settingsHandlers(gate, inside),
      ...laterOf(
        ['setTwoFactor', 'setAutoLogout', 'setNotifications', 'messages'],
        settingsChanges,
      ),
    },
    deposits: later(async () => (await import('./deposits/deposit-handlers.ts')).depositHandlers),
    disputes: later(async () => (await import('./disputes/dispute-handlers.ts')).disputeHandlers),
    events: eventHandlers(gate, inside),
    support: later(async () => (await import('./support/support-handlers.ts')).supportHandlers),
  };

  return {
    inside,
    router,
    messages,

    async start() {
      // A tab has no key to seal with, and loads nothing for it.
      if (inside.factors) await sealPins(inside.store, inside.factors);
      await dueWork.start();
    },

    async loadAll() {
      return (await Promise.all([unlazyRouter(router), dueWork.load(), laterParts()]))[0];
    },

    async stop() {
      inside.bell.silence();
      const others = Promise.all([dueWork.stop(), messages.stop()]);
      await Promise.all([others, stopForecasts(forecasts, others)]);
    },

    dueWork: async () => [...(await dueWork.figures()), await messages.figures()],

    personOf: async (token) => (await inside.sessions.find(tokenHash(token)))?.person_id ?? null,

    openSessionFor: (username) => openSessionFor(inside, username),

    cardNetwork: cardNetwork(inside),
  };
}
