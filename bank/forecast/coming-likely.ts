import { cents } from '#contract/money/cents.ts';
import { readWording } from '#contract/transactions/transaction-wording.ts';
import { completedPayment } from '../history/completed-payment.ts';
import { recordTransactions } from '../history/record-transaction.ts';
import { clearing } from '../ledger/chart-of-accounts.ts';
import { post } from '../ledger/post.ts';
import type { ComingSource } from './coming.ts';
import type { LikelyPayment } from './recurring-rules.ts';

/**
 * Payments that the history makes likely, soonest first. They are not orders of the member: their money comes from
 * outside, or leaves only if the account's floor allows it. They are posted to the history, where goal rules and
 * dividends find them.
 */
export function likelyOnes(payments: readonly LikelyPayment[]): ComingSource {
  const waiting = [...payments];
  return {
    isFed: false,
    changes: 'own',
    async list() {
      return await Promise.resolve(
        waiting.slice(0, 1).map((payment) => ({
          key: keyOf(payment),
          dueAt: payment.at,
          async execute(scope, bank, at) {
            waiting.shift();
            const { membershipId, accountId, accountName, description, category, amount } = payment;
            const kind = amount > 0 ? 'payment-in' : 'payment-out';
            const postingId = bank.newId();
            const head = { id: postingId, kind, at, transferId: null, reverses: null } as const;
            const legs = [
              { account: accountId, amount },
              { account: clearing('ach'), amount: cents(-amount) },
            ];
            const happens = (await post(scope, [{ head, legs }])).kind === 'posted';
            if (happens) {
              const line = completedPayment({
                id: bank.newId(),
                membershipId,
                account: { id: accountId, name: accountName },
                postingId,
                description,
                amount,
                at,
                category,
              });
              await recordTransactions(scope, [line], bank.timeZone);
            }
            const wording = readWording(description, kind);
            return [
              {
                kind: 'recurring',
                description,
                ...(wording && { wording }),
                account: payment.account,
                to: null,
                amount,
                happens,
              },
            ];
          },
        })),
      );
    },
  };
}

function keyOf({ account, description, day }: LikelyPayment): string {
  return `recurring:${account}:${description}:${day}`;
}
