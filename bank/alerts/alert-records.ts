import { accountAlertKinds, payeeAlertKinds } from '#contract/alerts/alert-terms.ts';
import type { Alert } from '#contract/alerts/alerts.ts';
import { cents } from '#contract/money/cents.ts';
import type { AccountId, AlertId, CardId } from '#contract/text/ids.ts';
import type { Insertable, Kysely, Selectable, Transaction } from 'kysely';
import type { Tables } from '../tables.ts';
import type { AlertRow } from './alert-tables.ts';

/** The possible subjects of the membership's alerts. */
export interface AlertSubjects {
  readonly accounts: readonly {
    readonly id: string;
    readonly handle: string;
    /** Counts its entries. */
    readonly version: number;
  }[];
  readonly cards: readonly { readonly id: string; readonly handle: string }[];
}

export async function loadSubjects(
  db: Kysely<Tables>,
  membershipId: string,
): Promise<AlertSubjects> {
  return {
    accounts: await db
      .selectFrom('account')
      .innerJoin('account_balance', 'account_balance.account_id', 'account.id')
      .select(['account.id', 'account.handle', 'account_balance.version'])
      .where('account.membership_id', '=', membershipId)
      .execute(),
    cards: await db
      .selectFrom('card')
      .select(['id', 'handle'])
      .where('membership_id', '=', membershipId)
      .execute(),
  };
}

/** The alerts of the membership: those of its accounts in their order, of its cards, and of payees by name. */
export async function listAlerts(db: Kysely<Tables>, membershipId: string): Promise<Alert[]> {
  const rows = await db
    .selectFrom('alert')
    .leftJoin('account', 'account.id', 'alert.account_id')
    .leftJoin('card', 'card.id', 'alert.card_id')
    .select(['alert.id', 'alert.kind', 'alert.amount', 'alert.payee_name'])
    .select(['account.handle as account', 'card.handle as card'])
    .where('alert.membership_id', '=', membershipId)
    .orderBy(({ fn }) => fn.coalesce('account.position', 'card.position'))
    .orderBy('alert.payee')
    .orderBy('alert.kind')
    .orderBy('alert.amount')
    .execute();
  const shown = rows.map(presentAlert);
  return [isOfAccount, isOfCard, isOfPayee].flatMap((isOne) => shown.filter(isOne));
}

interface ShownRow extends Pick<Selectable<AlertRow>, 'id' | 'kind' | 'amount' | 'payee_name'> {
  readonly account: string | null;
  readonly card: string | null;
}

function presentAlert({ id, kind, amount, payee_name, account, card }: ShownRow): Alert {
  const basis = { id: id as AlertId, amount: cents(amount) };
  switch (kind) {
    case 'card-purchase':
      return { ...basis, kind, card: card as CardId };
    case 'to-payee':
    case 'from-payee':
      return { ...basis, kind, payee: payee_name ?? '' };
    default:
      return { ...basis, kind, account: account as AccountId };
  }
}

function isOfAccount({ kind }: Alert): boolean {
  return (accountAlertKinds as readonly string[]).includes(kind);
}

function isOfCard({ kind }: Alert): boolean {
  return kind === 'card-purchase';
}

function isOfPayee({ kind }: Alert): boolean {
  return (payeeAlertKinds as readonly string[]).includes(kind);
}

/** Keeps an alert. A payee alert does not look at the entries already in these accounts. */
export async function insertAlert(
  trx: Transaction<Tables>,
  alert: Insertable<AlertRow>,
  accounts: AlertSubjects['accounts'],
): Promise<void> {
  await trx.insertInto('alert').values(alert).execute();
  if (alert.payee === null || accounts.length === 0) return;
  await trx
    .insertInto('alert_reading')
    .values(
      accounts.map(({ id, version }) => ({
        membership_id: alert.membership_id,
        alert_id: alert.id,
        account_id: id,
        seen_version: version,
      })),
    )
    .execute();
}

/** Removes an alert, and says whether there was one. */
export async function deleteAlert(
  trx: Transaction<Tables>,
  membershipId: string,
  id: string,
): Promise<boolean> {
  await trx
    .deleteFrom('alert_reading')
    .where('membership_id', '=', membershipId)
    .where('alert_id', '=', id)
    .execute();
  const deleted = await trx
    .deleteFrom('alert')
    .where('membership_id', '=', membershipId)
    .where('id', '=', id)
    .returning('id')
    .execute();
  return deleted.length > 0;
}
