import type { Approval } from '#contract/approvals/approvals.ts';
import { cents } from '#contract/money/cents.ts';
import { type NameCheckOutcome, isOtherBank } from '#contract/payments/address-fields.ts';
import { tidyName } from '#contract/text/typed-name.ts';
import { isHeldForReview } from '#contract/transfers/transfer-terms.ts';
import type { ScheduleRequest } from '#contract/transfers/scheduled-transfers.ts';
import type { Transfer, TransferRequest } from '#contract/transfers/transfers.ts';
import type { EpochMs } from '#contract/time/time.ts';
import type { Kysely } from 'kysely';
import type { BankContext } from '../bank-context.ts';
import type { DatabaseTransaction } from '../database/database-transaction.ts';
import type { Tables } from '../tables.ts';
import type { SignedIn } from '../gate.ts';
import { bankOfRoutingNumber } from '../rails/routing-number.ts';
import { requestHash } from '../formats/sha-256.ts';
import { isLargePayment, purposeOf, refusePurpose } from './first-payment-rules.ts';
import { decideNow } from './load-facts.ts';
import { delayOf, isLargeFirstPayment } from './first-payments.ts';
import { describeAddress } from '../rails/payment-address.ts';
import { decideLater, refuseSameTransfer, scheduleTransfer } from './schedule-handlers.ts';
import { createTransfers } from './execute-transfers.ts';
import { toldName } from './told-name.ts';
import { type Destination, heldAbove, type TransferAccount } from './transfer-rules.ts';

type Asker = Pick<SignedIn, 'membershipId' | 'personId'>;

interface TransferToApprove {
  readonly transfer: TransferRequest;
}

interface ScheduledToApprove {
  readonly schedule: ScheduleRequest;
}

/** How transfers that need approval are decided and sent: by the rules of any other transfer. */
export function transfersToApprove(bank: BankContext) {
  const sending = createTransfers(bank);
  return {
    async decide(
      scope: DatabaseTransaction,
      asker: Asker,
      { transfer: request }: TransferToApprove,
      at: EpochMs,
    ) {
      const decision = await decideNow(scope, bank, asker.membershipId, request);
      return await acceptedWith(scope.trx, bank, asker, request, decision, null, at);
    },

    outlook: async (
      db: Kysely<Tables>,
      membershipId: string,
      { transfer }: TransferToApprove,
      at: EpochMs,
    ) => await outlookOf(db, bank, membershipId, transfer, at),

    async make(
      scope: DatabaseTransaction,
      signedIn: SignedIn,
      { transfer: request }: TransferToApprove,
      _at: EpochMs,
      nameCheck: NameCheckOutcome | null,
    ) {
      const { membershipId, personId } = signedIn;
      const key = bank.newId();
      const hash = requestHash('transfers.create', request);
      const intent = { membershipId, key, requestHash: hash };
      const origin = { kind: 'approval', nameCheck } as const;
      const item = { membershipId, by: personId, request, origin, signedIn, intent };
      const [sent] = await sending.execute(scope, [item]);
      if (sent === undefined || sent.kind === 'reused') {
        throw new Error('A transfer under the lock of its membership and a new key was not sent');
      }
      return sent.kind === 'refused'
        ? sent
        : { ...sent, answer: { id: sent.answer.id, outcome: outcomeOf(sent.answer) } };
    },
  };
}

function outcomeOf({ status, waitsUntil }: Transfer): 'sent' | 'held' | 'waits' {
  if (waitsUntil !== undefined) return 'waits';
  return status === 'pending' ? 'held' : 'sent';
}

/** The same for scheduled transfers. */
export function scheduledToApprove(bank: BankContext) {
  return {
    async decide(
      scope: DatabaseTransaction,
      asker: Asker,
      { schedule }: ScheduledToApprove,
      at: EpochMs,
    ) {
      const { trx } = scope;
      const { membershipId } = asker;
      const { transfer, date } = schedule;
      const decision = await decideLater(scope, bank, membershipId, schedule);
      const same =
        decision.kind === 'accepted' &&
        (await refuseSameTransfer(trx, membershipId, schedule, decision.destination));
      if (same) return { kind: 'refused', refusal: same } as const;
      return await acceptedWith(trx, bank, asker, transfer, decision, date, at);
    },

    outlook: async (
      db: Kysely<Tables>,
      membershipId: string,
      { schedule }: ScheduledToApprove,
      at: EpochMs,
    ) => await outlookOf(db, bank, membershipId, schedule.transfer, at),

    async make(
      scope: DatabaseTransaction,
      signedIn: SignedIn,
      { schedule }: ScheduledToApprove,
      at: EpochMs,
      nameCheck: NameCheckOutcome | null,
    ) {
      const made = await scheduleTransfer(scope, bank, signedIn, { ...schedule, again: true }, at, {
        kind: 'approval',
        nameCheck,
      });
      return made.kind === 'refused'
        ? made
        : { ...made, answer: { id: made.answer.id, outcome: 'scheduled' as const } };
    },
  };
}

/** The accepted transfer as it was decided; the asker of a large first payment gives its purpose, with any approver. */
async function acceptedWith<Refusal>(
  db: Kysely<Tables>,
  bank: BankContext,
  asker: Asker,
  request: TransferRequest,
  decision: Accepted | { readonly kind: 'refused'; readonly refusal: Refusal },
  day: ScheduleRequest['date'] | null,
  at: EpochMs,
) {
  if (decision.kind === 'refused') {
    return decision;
  }
  const { from, destination } = decision;
  const { membershipId } = asker;
  const isLargeFirst = await isLargeFirstPayment(db, bank, membershipId, request, destination);
  const refusal = refusePurpose(request, { isLargeFirst });
  if (refusal) {
    return { kind: 'refused', refusal } as const;
  }
  const payment = {
    amount: cents(request.amount),
    fromAccountId: from.id,
    toName: destination.toAccount?.shownName ?? destination.name,
    toDetail: describeAddress(destination),
    day,
    told: await toldName(db, asker, request, destination, at),
  };
  return { kind: 'accepted', payment } as const;
}

/** The outlook follows the rules of a transfer that is sent now. Without a purpose no large first payment is asked for. */
async function outlookOf(
  db: Kysely<Tables>,
  { policy }: Pick<BankContext, 'policy'>,
  membershipId: string,
  request: TransferRequest,
  at: EpochMs,
): Promise<Pick<Approval, 'holdHours' | 'isHeld' | 'otherBank'>> {
  const { kind } = request;
  const amount = cents(request.amount);
  const mayBeLargeFirst = purposeOf(request) !== null && isLargePayment({ kind, amount }, policy);
  const hours = mayBeLargeFirst ? await delayOf(db, policy, membershipId, at) : 0;
  return {
    holdHours: hours === 0 ? null : hours,
    isHeld: isHeldForReview(amount, heldAbove(kind, policy)),
    otherBank: otherBankOf(request),
  };
}

function otherBankOf(request: TransferRequest): string | null {
  if (request.kind !== 'external' || request.recipient !== undefined) return null;
  const { bankName, routingNumber } = request;
  return isOtherBank(bankName, bankOfRoutingNumber(routingNumber)) ? tidyName(bankName) : null;
}

interface Accepted {
  readonly kind: 'accepted';
  readonly from: TransferAccount;
  readonly destination: Destination;
}
