import type { Kysely } from 'kysely';
import type { BankStore, FactorPorts, Sealer } from '../ports.ts';
import type { Tables } from '../tables.ts';

type Sealing = Pick<FactorPorts, 'sealer'>;

/**
 * The stored form of a PIN: its hash, sealed, since a thief of the hash tries all ten thousand in minutes. A bank without a
 * key, as in a tab, keeps the hash as long as its database lasts.
 */
export function sealedPin(sealing: Sealing | undefined, cardId: string, hash: string): string {
  return sealing === undefined ? hash : sealing.sealer.seal(hash, aboutOf(cardId));
}

/**
 * Seals with the present key every PIN that was kept with another key, or before they were sealed; tells how many. It may
 * be cut off and repeated; a PIN that is set meanwhile stays. Throws where one cannot be opened.
 */
export async function reEncryptPins({ db }: Pick<BankStore, 'db'>, { sealer }: Sealing) {
  const rows = await pinsOf(db).execute();
  return await sealAll(
    db,
    sealer,
    rows.filter(({ pin_hash }) => isOpen(pin_hash) || sealer.isOld(pin_hash)),
  );
}

/** Seals only the PINs that were kept before PINs were sealed; done at each start. */
export async function sealOpenPins({ db }: Pick<BankStore, 'db'>, { sealer }: Sealing) {
  const rows = await pinsOf(db).where('pin_hash', 'like', `${hashBegins}%`).execute();
  return await sealAll(db, sealer, rows);
}

/** A PHC string, as the hosts with a key have hashed all PINs. */
const hashBegins = '$';

function isOpen(kept: string): boolean {
  return kept.startsWith(hashBegins);
}

function pinsOf(db: Kysely<Tables>) {
  return db.selectFrom('card_pin').select(['card_id', 'pin_hash']);
}

async function sealAll(
  db: Kysely<Tables>,
  sealer: Sealer,
  rows: readonly { readonly card_id: string; readonly pin_hash: string }[],
): Promise<number> {
  for (const { card_id: cardId, pin_hash: kept } of rows) {
    const about = aboutOf(cardId);
    const hash = isOpen(kept) ? kept : sealer.open(kept, about);
    await db
      .updateTable('card_pin')
      .set({ pin_hash: sealer.seal(hash, about) })
      .where('card_id', '=', cardId)
      .where('pin_hash', '=', kept)
      .execute();
  }
  return rows.length;
}

function aboutOf(cardId: string): string {
  return `card PIN ${cardId}`;
}
