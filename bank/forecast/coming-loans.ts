import { cents } from '#contract/money/cents.ts';
import type { AccountId } from '#contract/text/ids.ts';
import type { EpochMs } from '#contract/time/time.ts';
import { describe } from '#contract/transactions/transaction-wording.ts';
import { localMoment } from '../calendar/local-time.ts';
import { advanceLoan, automaticPayment } from '../loans/advance-loan.ts';
import { openBills } from '../loans/loan-bills.ts';
import { findLoan } from '../loans/loan-records.ts';
import { type ComingSource, happeningOf, linesWrittenBy } from './coming.ts';

/** Automatic loan payments and late fees. */
export const loanPayments: ComingSource = {
  isFed: false,
  changes: 'all',
  async list({ trx }, membershipId) {
    const loans = await trx
      .selectFrom('loan')
      .select(['id', 'due_at'])
      .where('membership_id', '=', membershipId)
      .where('due_at', 'is not', null)
      .orderBy('id')
      .execute();
    return loans.map(({ id, due_at }) => ({
      key: `loans:${id}`,
      dueAt: due_at as EpochMs,
      async execute(scope, bank, at) {
        const today = localMoment(at, bank.timeZone).date;
        const loan = await findLoan(scope.trx, membershipId, id);
        const taken = loan && automaticPayment(loan, today);
        const lines = await linesWrittenBy(scope, membershipId, at, () =>
          advanceLoan(scope, bank, id, at),
        );
        if (!taken) return [];
        const key = `loans:${id}:${openBills(loan, today)[0]?.dueDay}`;
        if (lines.length > 0) return lines.map((line) => ({ ...happeningOf('loan', line), key }));
        const wording = { kind: 'loan-payment', name: loan.name } as const;
        return [
          {
            key,
            kind: 'loan',
            description: describe(wording),
            wording,
            account: taken.from.handle as AccountId,
            to: null,
            amount: cents(-taken.amount),
            happens: false,
          },
        ];
      },
    }));
  },
};
