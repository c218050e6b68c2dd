import type { BankStore } from '../ports.ts';

interface PasskeyRow {
  /** The credential id; the key is named by it, and the row unless it has an id. */
  readonly credential: string;
  readonly id?: string;
  readonly name?: string;
  readonly counter?: number;
}

/** Gives the person a passkey as if it had been added at time 0. */
export async function addPasskeyRow(
  { db }: BankStore,
  personId: string,
  { credential, id = `row of ${credential}`, name = 'Phone', counter = 0 }: PasskeyRow,
): Promise<void> {
  const row = {
    id,
    person_id: personId,
    credential_id: credential,
    public_key: `key of ${credential}`,
    counter,
    transports: '',
    name,
    added_at: 0,
    last_used_at: null,
  };
  await db.insertInto('passkey').values(row).execute();
}
