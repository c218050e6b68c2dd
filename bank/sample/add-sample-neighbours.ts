import type { CodeKeys } from '../ports.ts';
import type { SampleDependencies } from './add-sample-basis.ts';
import { insertPeople, membersSince } from './insert-sample-people.ts';
import { insertAccount, insertMembership } from './sample-records.ts';
import { sample } from './sample-member.ts';
import { sampleMemberships } from './sample-people.ts';
import { addSamplePlans } from './add-sample-member.ts';
import { addSampleRequests } from './sample-requests.ts';

/**
 * Adds the data for which the first view of a bank in a tab does not wait: the sample member's budgets, credit score and
 * portfolio, and the other people of the sample bank, with names, emails and phone numbers, as members and recipients of
 * money. Nobody signs in as any of them there, so they have no password and no history; only Marcus, with a request for
 * money to the sample member, has an account to receive it.
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
      const { number } = membership.accounts.checking;
      const account = await insertAccount(scope, bank.newId(), id, 'checking', number, now);
      const asker = { membershipId: id, personId: marcus, accountId: account.id };
      await addSampleRequests(scope, bank, asker, now);
    }
  });
}
