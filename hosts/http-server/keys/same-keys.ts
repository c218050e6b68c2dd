import { createHmac, hkdfSync } from 'node:crypto';
import { sql, type Transaction } from 'kysely';
import type { Tables } from '#bank/index.ts';
import type { Store } from '#stores/store.ts';
import { CannotStart } from '../process/why-not-started.ts';
import type { Key, KeyRing } from './keys.ts';

type KeptStore = Pick<Store<Tables>, 'transact'>;

/**
 * Records this server's encryption keys in the database. Throws `CannotStart` if other servers of the database encrypt
 * with a key that this one lacks: it could not decrypt their secrets, and members with an authenticator app could not
 * sign in. Then nothing is recorded.
 */
export async function refuseOtherKeys(store: KeptStore, ring: KeyRing): Promise<void> {
  await store.transact(async ({ trx, engine }) => {
    // Of two servers that start first, the second reads what the first has recorded.
    if (engine === 'postgres') await sql`lock table sealing_key in exclusive mode`.execute(trx);
    const known = await trx.selectFrom('sealing_key').selectAll().orderBy('id').execute();
    for (const { id, fingerprint } of known) {
      const own = ring.find(id);
      if (own === undefined || fingerprintOf(own) !== fingerprint)
        throw new CannotStart(refusal(id));
    }
    await note(trx, ring.present());
  });
}

/**
 * Forgets the keys before the present one. Everything is encrypted with that by now, so a server need not have the
 * others.
 */
export async function forgetReplacedKeys(store: KeptStore, ring: KeyRing): Promise<void> {
  const present = ring.present();
  await store.transact(async ({ trx }) => {
    await trx.deleteFrom('sealing_key').where('id', '<>', present.id).execute();
    await note(trx, present);
  });
}

async function note(trx: Transaction<Tables>, key: Key): Promise<void> {
  await trx
    .insertInto('sealing_key')
    .values({ id: key.id, fingerprint: fingerprintOf(key) })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}

/**
 * Tells keys apart without revealing them: the HMAC-SHA-256 of a constant, with a key that is derived for this purpose
 * only (RFC 5869).
 */
function fingerprintOf({ secret }: Key): string {
  const key = hkdfSync('sha256', secret, '', 'fingerprint', 32);
  return createHmac('sha256', Buffer.from(key)).update('sealing key').digest('base64url');
}

function refusal(id: string): string {
  return (
    `The secrets in this database are sealed with the key "${id}", and this server does not have it. ` +
    'Give it the same keys as the other servers: BANK_KEYS, or a copy of their keys.json in BANK_DATA. Nothing was changed. ' +
    'If the key is lost, see "Keys" in docs/operations.md.'
  );
}
