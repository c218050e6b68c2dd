import type { BankDependencies, BankInside } from './bank-inside.ts';
import { accountHandlers } from './accounts/account-handlers.ts';
import { billHandlers } from './bills/bill-handlers.ts';
import { billsDue } from './bills/bills-due.ts';
import { payeeHandlers } from './bills/payee-handlers.ts';
import { authorizePurchase, type Purchase } from './cards/authorize-purchase.ts';
import { cardHandlers } from './cards/card-handlers.ts';
import { DueWork } from './due-work/due-work.ts';
import { eventHandlers } from './events/event-handlers.ts';
import { EventBell } from './events/event-bell.ts';
import { makeGate } from './gate.ts';
import { recipientHandlers } from './recipients/recipient-handlers.ts';
import { openSessionFor, signInHandlers } from './sign-in/sign-in-handlers.ts';
import { transactionHandlers } from './transactions/transaction-handlers.ts';
import { transferHandlers } from './transfers/transfer-handlers.ts';
import { transferRail } from './transfers/transfer-rail.ts';
import { returnTransfer, settleTransfer } from './transfers/transfer-outcomes.ts';

/** A bank that answers. */
export type Bank = ReturnType<typeof openBank>;

/** Opens the bank over a database that is up to date. It moves nothing before `start`. */
export function openBank(dependencies: BankDependencies) {
  const bell = new EventBell();
  const dueWork = new DueWork({ ...dependencies, bell }, [
    transferRail(dependencies),
    billsDue(dependencies),
  ]);
  const inside: BankInside = {
    ...dependencies,
    bell,
    expectWork: (dueAt) => dueWork.expect(dueAt),
  };
  const gate = makeGate(inside);

  const router = gate.open.router({
    ...signInHandlers(gate, inside),
    accounts: accountHandlers(gate, inside),
    cards: cardHandlers(gate, inside),
    transactions: transactionHandlers(gate, inside),
    transfers: transferHandlers(gate, inside),
    recipients: recipientHandlers(gate, inside),
    payees: payeeHandlers(gate, inside),
    bills: billHandlers(gate, inside),
    events: eventHandlers(gate, inside),
  });

  return {
    /** Implements the contract; its context is a `BankContext`. */
    router,

    /** Takes up what a former process left undone, and goes on with what is due. */
    start: () => dueWork.start(),

    /** Ends live streams and waits for work that has begun. What is due later waits in the store. */
    async stop(): Promise<void> {
      inside.bell.silence();
      await dueWork.stop();
    },

    /**
     * A session without a password. Only for the client-only demo, where the flag in local storage
     * decides who is signed in (spec §6).
     */
    openSessionFor: (username: string) => openSessionFor(inside, username),

    /** What merchants ask through the card network. */
    cardNetwork: {
      authorize: (purchase: Purchase) => authorizePurchase(inside, purchase),
    },

    /** What the staff of the credit union do by hand. */
    staff: {
      settle: (transfer: string) => settleTransfer(inside, transfer),
      return: (transfer: string, reason: string) => returnTransfer(inside, transfer, reason),
    },
  };
}
