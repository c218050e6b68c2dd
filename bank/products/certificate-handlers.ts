import { cents } from '#contract/money/cents.ts';
import type { AtMaturity } from '#contract/products/product-terms.ts';
import {
  type Certificate,
  type Withdrawn,
  products as contract,
} from '#contract/products/products.ts';
import type { AccountId } from '#contract/text/ids.ts';
import type { EpochMs, LocalDate } from '#contract/time/time.ts';
import type { BankContext } from '../bank-context.ts';
import type { DatabaseTransaction } from '../database/database-transaction.ts';
import { lockMemberships } from '../database/lock-memberships.ts';
import { yieldOfTerm } from '../dividends/dividend-rules.ts';
import type { Gate, SignedIn } from '../gate.ts';
import { answerExecuted, answerOnce } from '../idempotency/answer-once.ts';
import { executeOnce } from '../idempotency/execute-once.ts';
import type { Executed } from '../idempotency/once.ts';
import { readBalances } from '../ledger/ledger-records.ts';
import { appendToMemberLogs } from '../member-log/append-to-member-logs.ts';
import { askedFrom } from '../member-log/log-entry.ts';
import type { Caller } from '../ports.ts';
import {
  type CertificateInTerm,
  findCertificate,
  updateCertificate,
} from './certificate-records.ts';
import { type OwnAccountRefusal, refuseOwnAccount } from './opening-rules.ts';
import { lockOwnAccounts, type OwnMover } from './own-accounts.ts';
import { type Reckoned, reckonWithdrawal, takeOut } from './take-out.ts';

type NotFound = { readonly code: 'NOT_FOUND' };

/** Certificates: the choice for their maturity, and the early withdrawal. */
export function certificateHandlers(gate: Gate, bank: BankContext, move: OwnMover) {
  const { store, clock, timeZone } = bank;
  const products = gate.gated(contract);
  return {
    certificate: products.certificate.handler(async ({ input, context, errors }) => {
      const { membershipId } = context.signedIn;
      const certificate = await findCertificate(store.db, membershipId, input.account);
      if (!certificate) {
        throw errors.NOT_FOUND();
      }
      const balance = (await readBalances(store, [certificate.id])).get(certificate.id)?.balance;
      const reckoned = await reckonWithdrawal(
        store,
        timeZone,
        certificate,
        balance ?? cents(0),
        clock.now(),
      );
      return present(certificate, reckoned);
    }),

    atMaturity: products.atMaturity.handler(async ({ input, context, errors }) => {
      const { signedIn, caller } = context;
      const outcome = await store.transact((scope) =>
        choose(scope, bank, { signedIn, caller, ...input }),
      );
      return await answerExecuted(bank, signedIn, errors, outcome);
    }),

    withdraw: products.withdraw.handler(async ({ input, context, errors }) => {
      const { signedIn, caller } = context;
      const { intentKey: key, ...request } = input;
      const asked = { key, procedure: 'products.withdraw', request };
      const outcome = await executeOnce(bank, signedIn, asked, (scope, at) =>
        withdraw(scope, bank, move, { signedIn, caller, ...request }, at),
      );
      return await answerOnce(bank, signedIn, errors, outcome);
    }),
  };
}

function present(certificate: CertificateInTerm, reckoned: Reckoned): Certificate {
  const { agreed, balance, dividends, penalty, pays } = reckoned;
  const { handle, months, moveTo, starts, at_maturity: atMaturity } = certificate;
  const [from, maturesOn] = [starts.at(-1), certificate.matures_on as LocalDate];
  const { rate, penaltyDays } = agreed.terms;
  return {
    account: handle as AccountId,
    balance,
    rate,
    yield: yieldOfTerm(rate, from as LocalDate, maturesOn),
    months,
    from: from as LocalDate,
    maturesOn,
    atMaturity,
    moveTo: atMaturity === 'move' ? (moveTo as AccountId | null) : null,
    graceUntil: agreed.graceUntil,
    penaltyDays: penaltyDays ?? 0,
    withdrawal: { dividends, penalty, pays },
  };
}

interface Asked {
  readonly signedIn: SignedIn;
  readonly caller: Caller;
  readonly account: AccountId;
}

interface Choice extends Asked {
  readonly atMaturity: AtMaturity;
  readonly moveTo: AccountId | null;
}

type ChoiceRefusal = OwnAccountRefusal | NotFound | { readonly code: 'SAME_ACCOUNT' };

/** A choice equal to the present one changes nothing and is not recorded. */
async function choose(
  scope: DatabaseTransaction,
  bank: BankContext,
  { signedIn, caller, account, atMaturity, moveTo }: Choice,
): Promise<Executed<Certificate, ChoiceRefusal>> {
  const { membershipId, personId: by } = signedIn;
  await lockMemberships(scope, [membershipId]);
  const at = bank.clock.now();
  const certificate = await findCertificate(scope.trx, membershipId, account);
  if (!certificate) {
    return { kind: 'refused', refusal: { code: 'NOT_FOUND' } };
  }
  const to = atMaturity === 'move' ? (moveTo ?? '') : null;
  const own = await lockOwnAccounts(scope, membershipId, [account, ...(to === null ? [] : [to])]);
  const target = to === null ? null : own.get(to);
  const refusal = target === null ? null : refuseTarget(account, to ?? '', target);
  if (refusal) {
    return { kind: 'refused', refusal };
  }
  if (certificate.at_maturity !== atMaturity || certificate.moveTo !== to) {
    const change = { at_maturity: atMaturity, move_to: target?.id ?? null };
    await updateCertificate(scope, certificate, change);
    const facts = { ...askedFrom(caller), account, atMaturity, moveTo: to };
    await appendToMemberLogs(scope, [
      { membershipId, by, at, audit: { action: 'certificate-choice', facts }, events: [] },
    ]);
  }
  const reckoned = await reckonNow(scope, bank, certificate, own.get(account)?.balance ?? 0, at);
  const chosen = { ...certificate, at_maturity: atMaturity, moveTo: to };
  return { kind: 'done', answer: present(chosen, reckoned) };
}

function refuseTarget(
  account: string,
  to: string,
  target: Parameters<typeof refuseOwnAccount>[1],
): ChoiceRefusal | null {
  return to === account ? { code: 'SAME_ACCOUNT' } : refuseOwnAccount('to', target);
}

async function reckonNow(
  scope: DatabaseTransaction,
  { timeZone }: BankContext,
  certificate: CertificateInTerm,
  balance: number,
  at: EpochMs,
): Promise<Reckoned> {
  const store = { db: scope.trx, engine: scope.engine };
  return await reckonWithdrawal(store, timeZone, certificate, cents(balance), at);
}

interface WithdrawalAsked extends Asked {
  readonly to: AccountId;
  readonly penalty: number;
  readonly pays: number;
}

async function withdraw(
  scope: DatabaseTransaction,
  bank: BankContext,
  move: OwnMover,
  { signedIn, caller, account, to, ...read }: WithdrawalAsked,
  at: EpochMs,
): Promise<Executed<Withdrawn, ChoiceRefusal | { readonly code: 'WITHDRAWAL_CHANGED' }>> {
  const { membershipId, personId: by } = signedIn;
  const certificate = await findCertificate(scope.trx, membershipId, account);
  if (!certificate) {
    return { kind: 'refused', refusal: { code: 'NOT_FOUND' } };
  }
  const own = await lockOwnAccounts(scope, membershipId, [account, to]);
  const reckoned = await reckonNow(scope, bank, certificate, own.get(account)?.balance ?? 0, at);
  const { penalty, pays } = reckoned;
  if (penalty !== read.penalty || pays !== read.pays) {
    return { kind: 'refused', refusal: { code: 'WITHDRAWAL_CHANGED' } };
  }
  const refusal = refuseTarget(account, to, own.get(to));
  if (refusal) {
    return { kind: 'refused', refusal };
  }
  const ending = { by, to, penalty };
  const { amount, reference } = await takeOut(scope, bank, move, certificate, ending, at);
  const facts = { ...askedFrom(caller), account, to, amount, penalty };
  await appendToMemberLogs(scope, [
    { membershipId, by, at, audit: { action: 'certificate-withdrawn', facts }, events: [] },
  ]);
  return { kind: 'done', answer: { account, to, amount, penalty, reference } };
}
