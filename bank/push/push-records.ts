import type { PushSubscription } from '#contract/push/push.ts';
import type { EpochMs } from '#contract/time/time.ts';
import type { Kysely, Transaction } from 'kysely';
import type { Tables } from '../tables.ts';
import type { OutgoingMessageRow } from '../member-log/member-log-tables.ts';
import type { PushSubscriptionRow } from './push-tables.ts';

/** The most subscribed browsers of a person; a further browser takes the place of the oldest. */
const browsersMost = 10;

/** Subscribes a browser for this person, and for nobody else. */
export async function saveSubscription(
  trx: Transaction<Tables>,
  subscription: PushSubscriptionRow,
): Promise<void> {
  await trx.deleteFrom('push_subscription').where('endpoint', '=', subscription.endpoint).execute();
  const others = await trx
    .selectFrom('push_subscription')
    .select('id')
    .where('person_id', '=', subscription.person_id)
    .orderBy('subscribed_at', 'desc')
    .orderBy('id')
    .execute();
  const tooMany = others.slice(browsersMost - 1).map(({ id }) => id);
  if (tooMany.length > 0) {
    await trx
      .deleteFrom('push_subscription')
      .where('person_id', '=', subscription.person_id)
      .where('id', 'in', tooMany)
      .execute();
  }
  await trx.insertInto('push_subscription').values(subscription).execute();
}

/** Removes the person's subscription of this endpoint, and says whether there was one. */
export async function removeSubscription(
  trx: Transaction<Tables>,
  personId: string,
  endpoint: string,
): Promise<boolean> {
  const removed = await trx
    .deleteFrom('push_subscription')
    .where('person_id', '=', personId)
    .where('endpoint', '=', endpoint)
    .returning('id')
    .execute();
  return removed.length > 0;
}

export async function hasSubscription(
  db: Kysely<Tables>,
  personId: string,
  endpoint: string,
): Promise<boolean> {
  const row = await db
    .selectFrom('push_subscription')
    .select('id')
    .where('person_id', '=', personId)
    .where('endpoint', '=', endpoint)
    .executeTakeFirst();
  return row !== undefined;
}

/** Puts a subscription in the place of one whose secret is known. */
export async function replaceSubscription(
  trx: Transaction<Tables>,
  former: { readonly endpoint: string; readonly auth: string },
  { endpoint, keys }: PushSubscription,
): Promise<void> {
  await trx
    .updateTable('push_subscription')
    .set({ endpoint, ...keys })
    .where('endpoint', '=', former.endpoint)
    .where('auth', '=', former.auth)
    .execute();
}

export async function findSubscription(
  db: Kysely<Tables>,
  personId: string,
  id: string,
): Promise<PushSubscriptionRow | undefined> {
  return await db
    .selectFrom('push_subscription')
    .selectAll()
    .where('person_id', '=', personId)
    .where('id', '=', id)
    .executeTakeFirst();
}

/** When the next push is due; undefined where none waits. */
export async function nextPush(db: Kysely<Tables>): Promise<number | undefined> {
  const next = await oldestOfEach(db).orderBy('due_at').limit(1).executeTakeFirst();
  return next?.due_at ?? undefined;
}

/**
 * Claims pushes that are due until another time, each of another browser: the next one of a browser waits until the one
 * before it has left or was given up.
 */
export async function claimPushes(
  trx: Transaction<Tables>,
  engine: 'sqlite' | 'postgres',
  { now, until, most }: { readonly now: EpochMs; readonly until: EpochMs; readonly most: number },
): Promise<OutgoingMessageRow[]> {
  const due = oldestOfEach(trx).where('due_at', '<=', now).orderBy('due_at').orderBy('id');
  const claim = engine === 'postgres' ? due.forNoKeyUpdate().skipLocked() : due;
  const rows = await claim.limit(most).execute();
  if (rows.length > 0) {
    const ids = rows.map(({ id }) => id);
    await trx
      .updateTable('outgoing_message')
      .set({ due_at: until })
      .where('id', 'in', ids)
      .execute();
  }
  return rows;
}

function oldestOfEach(db: Kysely<Tables>) {
  return db
    .selectFrom('outgoing_message')
    .selectAll()
    .where('channel', '=', 'push')
    .where('due_at', 'is not', null)
    .where(({ not, exists, selectFrom }) =>
      not(
        exists(
          selectFrom('outgoing_message as earlier')
            .select('earlier.id')
            .where('earlier.channel', '=', 'push')
            .where('earlier.due_at', 'is not', null)
            .whereRef('earlier.recipient', '=', 'outgoing_message.recipient')
            .where((eb) =>
              eb(
                eb.refTuple('earlier.at', 'earlier.id'),
                '<',
                eb.refTuple('outgoing_message.at', 'outgoing_message.id') as never,
              ),
            ),
        ),
      ),
    );
}

/** The end of a try to push: the push was sent, is tried again later, or is given up. */
export type PushEnd =
  | { readonly sentAt: EpochMs }
  | { readonly dueAt: EpochMs }
  | { readonly givenUpAt: EpochMs };

export async function settlePush(db: Kysely<Tables>, id: string, end: PushEnd): Promise<void> {
  await db
    .updateTable('outgoing_message')
    .set({
      due_at: 'dueAt' in end ? end.dueAt : null,
      sent_at: 'sentAt' in end ? end.sentAt : null,
      given_up_at: 'givenUpAt' in end ? end.givenUpAt : null,
    })
    .where('id', '=', id)
    .where('due_at', 'is not', null)
    .execute();
}

/** Forgets a browser that its push service does not know any more, with its waiting pushes. */
export async function forgetBrowser(
  trx: Transaction<Tables>,
  personId: string,
  id: string,
  at: EpochMs,
): Promise<void> {
  await trx
    .deleteFrom('push_subscription')
    .where('person_id', '=', personId)
    .where('id', '=', id)
    .execute();
  await trx
    .updateTable('outgoing_message')
    .set({ due_at: null, given_up_at: at })
    .where('channel', '=', 'push')
    .where('recipient', '=', id)
    .where('due_at', 'is not', null)
    .execute();
}
