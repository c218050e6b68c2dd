import { type Cents, cents } from '#contract/money/cents.ts';
import type { AccountId } from '#contract/text/ids.ts';
import type { EpochMs, LocalDate } from '#contract/time/time.ts';
import { startOfDay } from '../calendar/local-time.ts';
import type { DatabaseTransaction } from '../database/database-transaction.ts';
import { lockMemberships } from '../database/lock-memberships.ts';
import type { EventBody } from '../member-log/member-log-tables.ts';
import { appendToMemberLogs } from '../member-log/append-to-member-logs.ts';
import {
  type CertificateInTerm,
  findDue,
  membershipOf,
  renew,
  updateCertificate,
} from './certificate-records.ts';
import { maturityOf } from './certificate-rules.ts';
import type { OwnMover } from './own-accounts.ts';
import { type CertificateBank, takeOut } from './take-out.ts';

type CertificateEvent = Extract<EventBody, { kind: 'certificate' }>;

/**
 * Carries out the due work of a certificate: tells its member of its end, or ends its term. Returns its membership; undefined
 * where nothing was to be done.
 */
export async function mature(
  scope: DatabaseTransaction,
  bank: CertificateBank,
  move: OwnMover,
  accountId: string,
  now: EpochMs,
): Promise<string | undefined> {
  const membershipId = await membershipOf(scope.trx, accountId);
  if (membershipId === undefined) return undefined;
  await lockMemberships(scope, [membershipId]);
  const certificate = await findDue(scope.trx, accountId, now);
  if (certificate === undefined) return undefined;
  const maturesAt = startOfDay(certificate.matures_on as LocalDate, bank.timeZone);
  const event =
    now < maturesAt
      ? await tellOfEnd(scope, certificate, maturesAt)
      : await endTerm(scope, bank, move, certificate, now);
  const { change, date, amount } = event;
  const facts = { account: certificate.handle, date, amount };
  await appendToMemberLogs(scope, [
    {
      membershipId,
      by: null,
      at: now,
      audit: { action: `certificate-${change}`, facts },
      events: [event],
    },
  ]);
  return membershipId;
}

async function tellOfEnd(
  scope: DatabaseTransaction,
  certificate: CertificateInTerm,
  maturesAt: EpochMs,
): Promise<CertificateEvent> {
  await updateCertificate(scope, certificate, { due_at: maturesAt });
  return eventOf(certificate, 'matures-soon', certificate.matures_on as LocalDate, null);
}

async function endTerm(
  scope: DatabaseTransaction,
  bank: CertificateBank,
  move: OwnMover,
  certificate: CertificateInTerm,
  now: EpochMs,
): Promise<CertificateEvent> {
  const { id: accountId, membership_id: membershipId, months, moveTo } = certificate;
  const first = certificate.matures_on as LocalDate;
  if (certificate.at_maturity === 'move' && moveTo !== null) {
    const ending = { by: null, to: moveTo as AccountId, penalty: cents(0) };
    const { amount } = await takeOut(scope, bank, move, certificate, ending, now);
    return eventOf(certificate, 'paid-out', first, amount);
  }
  const maturesOn = maturityOf(first, months);
  await renew(scope, { membershipId, accountId, first, maturesOn }, bank.timeZone);
  return eventOf(certificate, 'renewed', maturesOn, null);
}

function eventOf(
  { handle, shownName, at_maturity: atMaturity }: CertificateInTerm,
  change: CertificateEvent['change'],
  date: LocalDate,
  amount: Cents | null,
): CertificateEvent {
  const account = handle as AccountId;
  return { kind: 'certificate', change, account, name: shownName, date, amount, atMaturity };
}
