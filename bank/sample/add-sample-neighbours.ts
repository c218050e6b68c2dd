import type { SampleDependencies } from './add-sample-member.ts';
import { insertMembership, insertPeople, membersSince } from './insert-sample-people.ts';
import { sampleMemberships } from './sample-people.ts';

/**
 * Adds the other people of the sample bank as a bank in a tab needs them: by name, email and phone number, as members to whom
 * money can be sent. Nobody signs in as one of them there, so they have no password, no account and no history.
 */
export async function addSampleNeighbours(
  bank: Pick<SampleDependencies, 'store' | 'clock' | 'newId' | 'timeZone'>,
): Promise<void> {
  const since = membersSince(bank);
  await bank.store.transact(async (scope) => {
    const people = await insertPeople(scope, bank.newId, new Map(), since.openedAt);
    for (const membership of sampleMemberships) {
      const id = people.logOf.get(membership) ?? bank.newId();
      await insertMembership(scope, membership, id, people.ids, since);
    }
  });
}
