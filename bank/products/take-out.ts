import { type Cents, cents } from '#contract/money/cents.ts';
import type { AccountId } from '#contract/text/ids.ts';
import type { EpochMs } from '#contract/time/time.ts';
import { describe } from '#contract/transactions/transaction-wording.ts';
import { transactionLabel } from '../formats/labels.ts';
import { localMoment } from '../calendar/local-time.ts';
import type { BankDependencies } from '../bank-context.ts';
import type { DatabaseTransaction } from '../database/database-transaction.ts';
import { accruedOf, payAccrued } from '../dividends/pay-dividends.ts';
import { readCatalogue } from '../dividends/product-records.ts';
import { recordTransactions } from '../history/record-transaction.ts';
import { penalties } from '../ledger/chart-of-accounts.ts';
import { lockBalances } from '../ledger/ledger-records.ts';
import { mustPost } from '../ledger/post.ts';
import type { BankStore } from '../ports.ts';
import { type CertificateInTerm, closeCertificate, endTerm } from './certificate-records.ts';
import { type AgreedTerms, agreedTerms, penaltyOf } from './certificate-rules.ts';
import type { OwnMover } from './own-accounts.ts';

/** The bank's dependencies for taking money out of a certificate. */
export type CertificateBank = Pick<BankDependencies, 'newId' | 'timeZone'>;

/** The result of a withdrawal now, and its terms. */
export interface Reckoned {
  readonly agreed: AgreedTerms;
  readonly balance: Cents;
  readonly dividends: Cents;
  readonly penalty: Cents;
  readonly pays: Cents;
}

/** Works out what a withdrawal of now gives. */
export async function reckonWithdrawal(
  store: Pick<BankStore, 'db' | 'engine'>,
  timeZone: string,
  certificate: CertificateInTerm,
  balance: Cents,
  at: EpochMs,
): Promise<Reckoned> {
  const today = localMoment(at, timeZone).date;
  const terms = (await readCatalogue(store.db)).get(certificate.product_id) ?? [];
  const agreed = agreedTerms(terms, certificate.starts, today);
  const dividends = await accruedOf(store, timeZone, certificate, at);
  const penalty = penaltyOf(balance, agreed);
  return { agreed, balance, dividends, penalty, pays: cents(balance + dividends - penalty) };
}

/** How a certificate ends. */
export interface Ending {
  /** The person who wants it; null where it has matured. */
  readonly by: string | null;
  readonly to: AccountId;
  readonly penalty: Cents;
}

/**
 * Takes everything out of a certificate and closes it: the earned dividends are paid, the penalty taken, the rest moved.
 * The caller has checked that the receiving account takes money, and has locked the membership.
 */
export async function takeOut(
  scope: DatabaseTransaction,
  bank: CertificateBank,
  move: OwnMover,
  certificate: CertificateInTerm,
  { by, to, penalty }: Ending,
  at: EpochMs,
): Promise<{ readonly amount: Cents; readonly reference: string | null }> {
  await endTerm(scope, certificate.id);
  await payAccrued(scope, bank, { ...certificate, matures_on: null }, at);
  await takePenalty(scope, bank, certificate, penalty, at);
  const amount = (await lockBalances(scope, [certificate.id])).get(certificate.id)?.balance;
  let reference: string | null = null;
  if (amount !== undefined && amount > 0) {
    const { membership_id: membershipId, handle } = certificate;
    const from = handle as AccountId;
    reference = await move(scope, { membershipId, by, from, to, amount });
  }
  await closeCertificate(scope, certificate, at);
  return { amount: amount ?? cents(0), reference };
}

async function takePenalty(
  scope: DatabaseTransaction,
  bank: CertificateBank,
  certificate: CertificateInTerm,
  penalty: Cents,
  at: EpochMs,
): Promise<void> {
  if (penalty === 0) return;
  const postingId = bank.newId();
  await mustPost(scope, [
    {
      head: { id: postingId, kind: 'payment-out', at, transferId: null, reverses: null },
      legs: [
        { account: certificate.id, amount: cents(-penalty) },
        { account: penalties, amount: penalty },
      ],
    },
  ]);
  await recordTransactions(
    scope,
    [
      {
        id: bank.newId(),
        membershipId: certificate.membership_id,
        account: { id: certificate.id, name: certificate.name },
        postingId,
        type: 'debit',
        description: describe({ kind: 'early-withdrawal-penalty' }),
        amount: penalty,
        at,
        status: 'completed',
        category: 'Cash',
        label: transactionLabel(at),
        reference: null,
        transferId: null,
      },
    ],
    bank.timeZone,
  );
}
