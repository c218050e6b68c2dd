import type { BankContext } from '../../bank-context.ts';
import type { Sealer } from '../../ports.ts';
import type { DatabaseTransaction } from '../../database/database-transaction.ts';
import { reEncrypted } from './authenticator.ts';

const atATime = 100;

/**
 * Re-encrypts every secret that was encrypted under an earlier key, and returns how many. Members go on
 * signing in meanwhile; it may be cut off and repeated. Throws where one cannot be opened: those before it are done.
 * Anyone who is just setting up an app begins again.
 */
export async function reEncryptSecrets({
  store,
  factors,
}: Pick<BankContext, 'store' | 'factors'>): Promise<number> {
  if (factors === undefined) return 0;
  await dropPending(store, factors.sealer);
  let count = await reEncryptPushKeys(store, factors.sealer);
  let after = '';
  for (;;) {
    const page = await store.transact((scope) => reEncryptPage(scope, factors.sealer, after));
    count += page.count;
    if (page.last === undefined) return count;
    after = page.last;
  }
}

async function reEncryptPushKeys({ db }: BankContext['store'], sealer: Sealer): Promise<number> {
  const old = (await db.selectFrom('push_key').selectAll().execute()).filter((key) =>
    sealer.isOld(key.sealed_private_key),
  );
  for (const { id, sealed_private_key: sealed } of old) {
    await db
      .updateTable('push_key')
      .set({ sealed_private_key: sealer.seal(sealer.open(sealed, id), id) })
      .where('id', '=', id)
      .execute();
  }
  return old.length;
}

async function dropPending(store: BankContext['store'], sealer: Sealer): Promise<void> {
  const rows = await store.db.selectFrom('pending_authenticator').selectAll().execute();
  for (const { person_id, sealed_secret } of rows) {
    if (sealer.isOld(sealed_secret)) {
      await store.db
        .deleteFrom('pending_authenticator')
        .where('person_id', '=', person_id)
        .where('sealed_secret', '=', sealed_secret)
        .execute();
    }
  }
}

async function reEncryptPage(
  { trx, engine }: DatabaseTransaction,
  sealer: Sealer,
  after: string,
): Promise<{ count: number; last: string | undefined }> {
  const rows = await trx
    .selectFrom('authenticator')
    .select(['person_id', 'sealed_secret'])
    .where('person_id', '>', after)
    .orderBy('person_id')
    .limit(atATime)
    .$if(engine === 'postgres', (query) => query.forUpdate())
    .execute();
  const old = rows.filter(({ sealed_secret }) => sealer.isOld(sealed_secret));
  for (const row of old) {
    await trx
      .updateTable('authenticator')
      .set({ sealed_secret: reEncrypted({ sealer }, row) })
      .where('person_id', '=', row.person_id)
      .execute();
  }
  return { count: old.length, last: rows.at(-1)?.person_id };
}
