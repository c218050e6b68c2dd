import type { EpochMs } from '#contract/time/time.ts';
import type { Kysely } from 'kysely';
import type { PersonRow } from '../../parties/party-tables.ts';
import type { Tables } from '../../tables.ts';

/** A user name as it is kept: it may be typed in any case, with blanks around it. */
export function normalUsername(username: string): string {
  return username.trim().toLowerCase();
}

/** The member of that user name with the stored password hash. */
export async function findCredential(db: Kysely<Tables>, username: string) {
  return await db
    .selectFrom('person')
    .innerJoin('credential', 'credential.person_id', 'person.id')
    .select([
      'person.id as personId',
      'credential.password_hash as passwordHash',
      'person.access_closed_at as accessClosedAt',
    ])
    .where('person.username', '=', username)
    .executeTakeFirst();
}

/** The member; the caller knows that the member exists. */
export async function getPerson(db: Kysely<Tables>, personId: string): Promise<PersonRow> {
  return await db
    .selectFrom('person')
    .selectAll()
    .where('id', '=', personId)
    .executeTakeFirstOrThrow();
}

/** When the member's session before the one opened at `before` was opened. */
export async function signInBefore(
  db: Kysely<Tables>,
  personId: string,
  before: EpochMs,
): Promise<EpochMs | null> {
  const row = await db
    .selectFrom('session')
    .select('created_at')
    .where('person_id', '=', personId)
    .where('created_at', '<', before)
    .orderBy('created_at', 'desc')
    .limit(1)
    .executeTakeFirst();
  return (row?.created_at ?? null) as EpochMs | null;
}

export interface NewSession {
  readonly id: string;
  readonly tokenHash: string;
  readonly personId: string;
  readonly at: EpochMs;
  readonly expiresAt: EpochMs;
  readonly address: string;
  readonly device: string;
}

export async function insertSession(db: Kysely<Tables>, session: NewSession): Promise<void> {
  await db
    .insertInto('session')
    .values({
      token_hash: session.tokenHash,
      id: session.id,
      former_token_hash: null,
      token_since: session.at,
      person_id: session.personId,
      created_at: session.at,
      seen_at: session.at,
      expires_at: session.expiresAt,
      ended_at: null,
      address: session.address,
      device: session.device,
    })
    .execute();
}
