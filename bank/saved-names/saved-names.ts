import type { EpochMs } from '#contract/time/time.ts';
import type { Kysely, Transaction } from 'kysely';
import type { DatabaseTransaction } from '../database/database-transaction.ts';
import type { Tables } from '../tables.ts';
import { isPlainName, nameKey, tidyName } from '#contract/text/typed-name.ts';
import type { Executed } from '../idempotency/once.ts';
import { appendToMemberLogs } from '../member-log/append-to-member-logs.ts';
import type { RefusalOf } from '#contract/procedures/procedure.ts';
import type { nicknameRefusals } from '#contract/accounts/accounts.ts';
import { nicknameMaxLength } from '#contract/accounts/account-terms.ts';
import { characterCount } from '#contract/text/characters.ts';
import { nameSkeleton } from '../rails/look-alike-rules.ts';

type Subject = 'payee' | 'recipient';

/** A list of names that a member keeps, such as the payees of bills: the differences between such lists. */
export interface SavedNames<Of extends Subject, Row extends { readonly name: string }> {
  readonly subject: Of;
  /** The member's row, until the transaction ends locked against payments to it that are scheduled meanwhile. */
  readonly lock: (
    scope: DatabaseTransaction,
    membershipId: string,
    id: string,
  ) => Promise<Row | undefined>;
  /** Whether another row of the member, which could be mistaken for this one, has the name as it is compared. */
  readonly isTaken: (trx: Transaction<Tables>, row: Row, nameKey: string) => Promise<boolean>;
  /** The name of another for which the row could be mistaken under that name; null where there is none. */
  readonly findLookAlike: (db: Kysely<Tables>, row: Row, name: string) => Promise<string | null>;
  readonly rename: (trx: Transaction<Tables>, id: string, name: string) => Promise<void>;
  /** How many payments to it lie ahead. */
  readonly countScheduled: (trx: Transaction<Tables>, id: string) => Promise<number>;
  readonly remove: (trx: Transaction<Tables>, id: string, at: EpochMs) => Promise<void>;
}

interface Asked {
  readonly membershipId: string;
  /** The person who asks. */
  readonly by: string;
  readonly id: string;
  readonly at: EpochMs;
}

type NotRenamed<Of extends Subject> = {
  readonly code: 'NOT_FOUND' | `${Uppercase<Of>}_NAME_WRONG` | `${Uppercase<Of>}_NAME_TAKEN`;
};

/** Gives a row another name, and answers it as it is then. A refusal records nothing. */
export async function renameSaved<Of extends Subject, Row extends { readonly name: string }>(
  names: SavedNames<Of, Row>,
  scope: DatabaseTransaction,
  { membershipId, by, id, at, name: typed }: Asked & { readonly name: string },
): Promise<Executed<Row, NotRenamed<Of>>> {
  const { trx } = scope;
  const name = tidyName(typed);
  const row = await names.lock(scope, membershipId, id);
  if (!row) {
    return { kind: 'refused', refusal: { code: 'NOT_FOUND' } };
  }
  if (!isPlainName(name)) {
    return { kind: 'refused', refusal: { code: codeOf(names.subject, 'NAME_WRONG') } };
  }
  if (await names.isTaken(trx, row, nameKey(name))) {
    return { kind: 'refused', refusal: { code: codeOf(names.subject, 'NAME_TAKEN') } };
  }
  if (name !== row.name) {
    const looksLike = await names.findLookAlike(trx, row, name);
    await names.rename(trx, id, name);
    const facts = { [names.subject]: id, name, ...(looksLike !== null && { looksLike }) };
    const audit = { action: `${names.subject}-renamed`, facts };
    await appendToMemberLogs(scope, [{ membershipId, by, at, audit, events: [] }]);
  }
  return { kind: 'done', answer: { ...row, name } };
}

type NotRemoved<Of extends Subject> =
  | { readonly code: 'NOT_FOUND' }
  | { readonly code: `${Uppercase<Of>}_IN_USE`; readonly data: { scheduled: number } };

/** Takes a row off the list while no payment to it lies ahead. A refusal records nothing. */
export async function removeSaved<Of extends Subject, Row extends { readonly name: string }>(
  names: SavedNames<Of, Row>,
  scope: DatabaseTransaction,
  { membershipId, by, id, at }: Asked,
): Promise<Executed<Record<string, never>, NotRemoved<Of>>> {
  const { trx } = scope;
  const row = await names.lock(scope, membershipId, id);
  if (!row) {
    return { kind: 'refused', refusal: { code: 'NOT_FOUND' } };
  }
  const scheduled = await names.countScheduled(trx, id);
  if (scheduled > 0) {
    return {
      kind: 'refused',
      refusal: { code: codeOf(names.subject, 'IN_USE'), data: { scheduled } },
    };
  }
  await names.remove(trx, id, at);
  const facts = { [names.subject]: id, name: row.name };
  const audit = { action: `${names.subject}-removed`, facts };
  await appendToMemberLogs(scope, [{ membershipId, by, at, audit, events: [] }]);
  return { kind: 'done', answer: {} };
}

function codeOf<Of extends Subject, Why extends string>(
  subject: Of,
  why: Why,
): `${Uppercase<Of>}_${Why}` {
  return `${subject.toUpperCase() as Uppercase<Of>}_${why}`;
}

/** Why an account does not get a nickname. */
export type NicknameRefusal = RefusalOf<typeof nicknameRefusals>;

/**
 * Why an account does not get this nickname, in the order of the contract; null where it does. Two accounts of one member
 * may not look alike: money would go to the wrong one.
 * @param others All names of the member's other accounts, nicknames and official ones.
 */
export function refuseNickname(
  nickname: string,
  others: readonly string[],
): NicknameRefusal | null {
  if (characterCount(nickname) > nicknameMaxLength) {
    return { code: 'ACCOUNT_NICKNAME_TOO_LONG', data: { most: nicknameMaxLength } };
  }
  if (!isPlainName(nickname)) {
    return { code: 'ACCOUNT_NICKNAME_WRONG' };
  }
  const looks = looksOf(nickname);
  return others.some((other) => looksOf(other) === looks)
    ? { code: 'ACCOUNT_NICKNAME_TAKEN' }
    : null;
}

function looksOf(name: string): string {
  return nameSkeleton(name) || name;
}
