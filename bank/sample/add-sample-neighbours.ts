import type { CodeKeys } from '../ports.ts';
import type { SampleDependencies } from './add-sample-basis.ts';
import { addSamplePlans } from './sample-planning.ts';
import {
  insertAccount,
  insertMembership,
  insertPeople,
  membersSince,
} from './insert-sample-people.ts';
import { sample } from './sample-member.ts';
import { sampleMemberships } from './sample-people.ts';
import { addSampleRequests } from './sample-requests.ts';

/**
 * Adds what the first view of a bank in a tab does not wait for: the sample member's budgets, credit score and portfolio, and the
 * other people of the sample bank as it needs them: by name, email and phone number, as members to whom money can be sent. Nobody
 * signs in as one of them there, so they have no password and no history; only Marcus, who asks the sample member for money, has
 * an account that it can come to.
 */
export async function addSampleNeighbours(
  bank: Pick<SampleDependencies, 'store' | 'clock' | 'newId' | 'timeZone'> & {
    readonly codeKeys: CodeKeys;
  },
): Promise<void> {
  const since = membersSince(bank);
  const now = bank.clock.now();
  await bank.store.transact(async (scope) => {
    const own = await scope.trx
      .selectFrom('person')
      .select(['id as personId', 'log_id as membershipId'])
      .where('username', '=', sample.username)
      .executeTakeFirstOrThrow();
    await addSamplePlans(scope, bank, own, now);
    const people = await insertPeople(scope, bank.newId, new Map(), since.openedAt);
    for (const membership of sampleMemberships) {
      const id = people.logOf.get(membership) ?? bank.newId();
      await insertMembership(scope, membership, id, people.ids, since);
      const marcus = people.ids.get('marcus');
      if (marcus === undefined || membership.parties[0]?.person !== 'marcus') continue;
      const account = await insertAccount(scope, bank.newId(), id, membership, 'checking', now);
      const asker = { membershipId: id, personId: marcus, accountId: account.id };
      await addSampleRequests(scope, bank, asker, now);
    }
  });
}
