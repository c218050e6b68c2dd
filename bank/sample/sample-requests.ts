import type { EpochMs } from '#contract/time/time.ts';
import type { DatabaseTransaction } from '../database/database-transaction.ts';
import { newToken, expiryOf } from '../money-requests/money-request-rules.ts';
import type { CodeKeys } from '../ports.ts';
import { tokenHash } from '../identity/sessions/session.ts';
import { sample } from './sample-member.ts';

const hour = 60 * 60_000;

interface SampleAsker {
  readonly membershipId: string;
  readonly personId: string;
  readonly accountId: string;
}

/**
 * A request for money to the sample member, and a request of theirs by link. Both are open, and no notice tells of them:
 * the first sight of the sample stays as it is.
 */
export async function addSampleRequests(
  { trx }: DatabaseTransaction,
  bank: { readonly codeKeys: CodeKeys; readonly newId: () => string },
  asker: SampleAsker,
  now: EpochMs,
): Promise<void> {
  const own = await trx
    .selectFrom('person')
    .innerJoin('account', 'account.membership_id', 'person.log_id')
    .innerJoin('person_profile', 'person_profile.person_id', 'person.id')
    .select(['person.id', 'account.id as accountId', 'account.membership_id', 'email'])
    .where('person.username', '=', sample.username)
    .where('account.handle', '=', 'checking')
    .executeTakeFirstOrThrow();
  const linkId = bank.newId();
  const open = {
    status: 'open',
    decided_at: null,
    payer_membership_id: null,
    transfer_id: null,
  } as const;
  const datesOf = (hoursAgo: number) => {
    const at = (now - hoursAgo * hour) as EpochMs;
    return { asked_at: at, expires_at: expiryOf(at) };
  };
  await trx
    .insertInto('money_request')
    .values([
      {
        ...open,
        ...datesOf(20),
        membership_id: asker.membershipId,
        id: bank.newId(),
        asked_by: asker.personId,
        to_account_id: asker.accountId,
        amount: 38_00,
        note: 'Dinner on Friday',
        name: sample.displayName,
        contact: own.email,
        token_hash: null,
        payer_person_id: own.id,
      },
      {
        ...open,
        ...datesOf(44),
        membership_id: own.membership_id ?? '',
        id: linkId,
        asked_by: own.id,
        to_account_id: own.accountId,
        amount: 15_50,
        note: 'Your half of the taxi',
        name: null,
        contact: null,
        token_hash: tokenHash(newToken(bank, linkId)),
        payer_person_id: null,
      },
    ])
    .execute();
}
