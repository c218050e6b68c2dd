import type { EpochMs } from '#contract/time/time.ts';
import type { Kysely } from 'kysely';
import type { PersonRow } from '../../parties/party-tables.ts';
import type { Tables } from '../../tables.ts';
import type { BankContext } from '../../bank-context.ts';
import { appendToMemberLogs } from '../../member-log/append-to-member-logs.ts';
import { type AuditFacts, askedFrom } from '../../member-log/log-entry.ts';
import { markRateLimited, writeForNobody } from '../../limits/attempts.ts';
import type { Bucket } from '../../limits/buckets.ts';
import type { Caller } from '../../ports.ts';
import type { DatabaseTransaction } from '../../database/database-transaction.ts';

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

/** Somebody who tries to sign in. */
export interface WhoTries {
  /** Null where nobody has the name. */
  readonly personId: string | null;
  readonly caller: Caller;
}

/** Writes a failed sign-in, and its cause, into the member's log. */
export async function recordFailedSignIn(
  bank: BankContext,
  { personId, caller }: WhoTries,
  method: string,
): Promise<void> {
  const at = bank.clock.now();
  const audit = { action: 'sign-in-failed', facts: { ...askedFrom(caller), method } };
  await bank.store.transact((scope) => append(scope, personId, at, audit));
}

/** Says in the log of a member whose access is closed that somebody has shown what would have signed them in. */
export async function recordRefusedSignIn(
  scope: DatabaseTransaction,
  personId: string,
  caller: Caller,
  at: EpochMs,
  method: string,
): Promise<void> {
  const audit = { action: 'sign-in-refused', facts: { ...askedFrom(caller), method } };
  await appendToMemberLogs(scope, [{ personId, at, audit, events: [] }]);
}

/** Says in the member's log that a sign-in was held up: once for as long as the bucket is blocked. */
export async function recordRateLimitedSignIn(
  bank: BankContext,
  { personId, caller }: WhoTries,
  bucket: Bucket,
  until: EpochMs,
): Promise<void> {
  const at = bank.clock.now();
  const audit = { action: 'sign-in-held-up', facts: { ...askedFrom(caller) } };
  await bank.store.transact(async (scope) => {
    if (await markRateLimited(scope.trx, bucket, until, at)) {
      await append(scope, personId, at, audit);
    }
  });
}

/** For an unknown name as many statements are written, so that time does not tell whether a member has it. */
async function append(
  scope: DatabaseTransaction,
  personId: string | null,
  at: EpochMs,
  audit: AuditFacts,
): Promise<void> {
  if (personId === null) {
    await writeForNobody(scope.trx, at);
  } else {
    await appendToMemberLogs(scope, [{ personId, at, audit, events: [] }]);
  }
}
