import { cents } from '#contract/money/cents.ts';
import type { BillRequest } from '#contract/bills/bills.ts';
import type { EpochMs } from '#contract/time/time.ts';
import { localMoment } from '../calendar/local-time.ts';
import type { BankContext } from '../bank-context.ts';
import type { DatabaseTransaction } from '../database/database-transaction.ts';
import type { SignedIn } from '../gate.ts';
import { maskNumber } from '../formats/labels.ts';
import { refuseSameBill, scheduleBill } from './bill-change-handlers.ts';
import { loadBillFacts } from './bill-records.ts';
import { billDays, decideBill } from './bill-rules.ts';

/** A bill for today is paid on the day of its approval. */
interface BillToApprove {
  readonly bill: BillRequest;
}

/** How bills that need approval are decided and paid: by the rules of any other bill. */
export function billsToApprove(bank: BankContext) {
  return {
    async decide(
      scope: DatabaseTransaction,
      { membershipId }: Pick<SignedIn, 'membershipId'>,
      { bill }: BillToApprove,
      at: EpochMs,
    ) {
      const facts = await loadBillFacts(scope, membershipId, bill);
      const days = billDays(localMoment(at, bank.timeZone).date, bank.policy);
      const decision = decideBill(bill, facts, days, bank.policy);
      if (decision.kind === 'refused') return decision;
      const same = await refuseSameBill(scope.trx, membershipId, bill);
      if (same) return { kind: 'refused', refusal: same } as const;
      const { from, payee, paidNow } = decision;
      const payment = {
        amount: cents(bill.amount),
        fromAccountId: from.id,
        toName: payee.name,
        toDetail: payee.account_number === null ? null : maskNumber(payee.account_number),
        day: paidNow ? null : bill.date,
        told: null,
      };
      return { kind: 'accepted', payment } as const;
    },

    async make(
      scope: DatabaseTransaction,
      signedIn: SignedIn,
      { bill }: BillToApprove,
      at: EpochMs,
    ) {
      const today = localMoment(at, bank.timeZone).date;
      const date = bill.date < today ? today : bill.date;
      const request = { ...bill, date, again: true } as const;
      const made = await scheduleBill(scope, bank, signedIn, request, at);
      if (made.kind === 'refused') return made;
      const { id, status } = made.answer;
      const outcome = status === 'paid' ? ('paid' as const) : ('scheduled' as const);
      return { ...made, answer: { id, outcome } };
    },
  };
}
