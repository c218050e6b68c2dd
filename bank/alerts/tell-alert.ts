import type { payeeAlertKinds } from '#contract/alerts/alert-terms.ts';
import type { AlertId } from '#contract/text/ids.ts';
import { cents, type Cents } from '#contract/money/cents.ts';
import type { EpochMs } from '#contract/time/time.ts';
import type { Transaction } from 'kysely';
import type { DatabaseTransaction } from '../database/database-transaction.ts';
import { lockMemberships } from '../database/lock-memberships.ts';
import type { Tables } from '../tables.ts';
import { appendToMemberLogs } from '../member-log/append-to-member-logs.ts';
import type { EventBody } from '../member-log/member-log-tables.ts';
import { toldOf, toldOfPayee } from './alert-rules.ts';
import {
  cardPostingsAmong,
  findAlert,
  listNewEntries,
  listUnseenAccounts,
  markRead,
  markSeen,
} from './entry-records.ts';
import type { CardType } from '#contract/cards/cards.ts';
import { payeeOf } from '../history/payee-rules.ts';

/** The most entries of an account in one transaction; the alert stays due while there are more. */
const entriesMost = 200;

type FoundAlert = NonNullable<Awaited<ReturnType<typeof findAlert>>>;

/** Tells the news of an alert. Returns the membership if there is something to tell. */
export async function tellAlert(
  scope: DatabaseTransaction,
  { membershipId, alertId }: { readonly membershipId: string; readonly alertId: string },
  at: EpochMs,
): Promise<string | undefined> {
  await lockMemberships(scope, [membershipId]);
  const alert = await findAlert(scope.trx, membershipId, alertId);
  const events = alert ? await newEvents(scope.trx, alert) : [];
  if (events.length === 0) return undefined;
  const audit = { action: 'alert-told', facts: { alert: alertId, events: events.length } };
  await appendToMemberLogs(scope, [{ membershipId, by: null, at, audit, events }]);
  return membershipId;
}

async function newEvents(
  trx: Transaction<Tables>,
  alert: FoundAlert,
): Promise<readonly EventBody[]> {
  switch (alert.kind) {
    case 'to-payee':
    case 'from-payee':
      return await eventsOfPayee(trx, alert, alert.kind);
    case 'balance-below':
    case 'money-out':
    case 'money-in':
      return await eventsOfAccount(trx, alert, alert.kind);
    default:
      return [];
  }
}

async function eventsOfAccount(
  trx: Transaction<Tables>,
  alert: FoundAlert,
  kind: Parameters<typeof toldOf>[0]['kind'],
): Promise<EventBody[]> {
  const { membership_id: membershipId, account_id: accountId, accountName, amount: limit } = alert;
  if (accountId === null || accountName === null) return [];
  const looked = { accountId, seen: alert.seen_version };
  const entries = await listNewEntries(trx, membershipId, looked, entriesMost);
  const last = entries.at(-1)?.version;
  if (last === undefined || last === null) return [];
  await markSeen(trx, alert, last);
  return entries.flatMap(({ amount, balance_after: balanceAfter, description }) => {
    const told = toldOf({ kind, amount: limit }, { amount, balanceAfter: balanceAfter ?? 0 });
    if (told === null) return [];
    return [
      {
        ...basisOf(alert),
        alertKind: kind,
        accountName,
        amount: told,
        description: kind === 'balance-below' ? null : description,
      },
    ];
  });
}

/** A card purchase is told at its approval, and not again at its posting. */
async function eventsOfPayee(
  trx: Transaction<Tables>,
  alert: FoundAlert,
  kind: (typeof payeeAlertKinds)[number],
): Promise<EventBody[]> {
  const { membership_id: membershipId, payee, payee_name: name, amount: limit } = alert;
  if (payee === null || name === null) return [];
  const events: EventBody[] = [];
  for (const looked of await listUnseenAccounts(trx, alert)) {
    const entries = await listNewEntries(trx, membershipId, looked, entriesMost);
    const last = entries.at(-1)?.version;
    if (last === undefined || last === null) continue;
    await markRead(trx, alert, looked.accountId, last);
    const told = entries.flatMap(({ posting_id: posting, ...entry }) => {
      const amount = toldOfPayee({ kind, payee, amount: limit }, entry);
      return amount === null ? [] : [{ posting, amount }];
    });
    const postings = told.map(({ posting }) => posting);
    const byCard = await cardPostingsAmong(trx, membershipId, looked.accountId, postings);
    for (const { posting, amount } of told) {
      if (byCard.has(posting)) continue;
      events.push({ ...basisOf(alert), alertKind: kind, payee: name, amount });
    }
  }
  return events;
}

function basisOf({ id, amount }: FoundAlert) {
  return { kind: 'alert', alert: id as AlertId, limit: cents(amount) } as const;
}

interface ApprovedPurchase {
  readonly membershipId: string;
  readonly cardId: string;
  readonly cardType: CardType;
  /** Masked. */
  readonly cardNumber: string;
  readonly merchant: string;
  readonly amount: Cents;
}

/** The alerts that a purchase raises for its card and its merchant, to be recorded with it. */
export async function alertsOfPurchase(
  trx: Transaction<Tables>,
  { membershipId, cardId, cardType, cardNumber, merchant, amount }: ApprovedPurchase,
): Promise<EventBody[]> {
  const alerts = await trx
    .selectFrom('alert')
    .select(['id', 'amount', 'payee_name'])
    .where('membership_id', '=', membershipId)
    .where('amount', '<=', amount)
    .where(({ or, and, eb }) =>
      or([
        eb('card_id', '=', cardId),
        and([eb('kind', '=', 'to-payee'), eb('payee', '=', payeeOf(merchant))]),
      ]),
    )
    .orderBy('id')
    .execute();
  return alerts.map(({ id, amount: limit, payee_name: payee }) => {
    const basis = { kind: 'alert', alert: id as AlertId, limit: cents(limit), amount } as const;
    return payee === null
      ? { ...basis, alertKind: 'card-purchase', cardType, cardNumber, merchant }
      : { ...basis, alertKind: 'to-payee', payee };
  });
}
