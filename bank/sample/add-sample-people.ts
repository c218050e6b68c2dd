import type { DatabaseTransaction } from '../database/database-transaction.ts';
import { bankAsker } from '../identity/passwords/hash-asker.ts';
import type { SampleDependencies } from './add-sample-basis.ts';
import { insertPeople, membersSince } from './insert-sample-people.ts';
import { insertAccounts, insertMembership, insertPayees } from './sample-records.ts';
import { playHistory, SampleIds } from './play-history.ts';
import { openingDeposit } from './sample-actions.ts';
import { sample, sampleHandles } from './sample-member.ts';
import { sampleMemberships, samplePeople } from './sample-people.ts';
import { monthlyPaymentActions } from './sample-streams.ts';

const keysOfEach = 1_000_000;

/**
 * Prepares the people who share accounts, beside the sample member: a bank has them with that member or not at all. They sign
 * in with the password of the sample member (`sample-people.ts`).
 */
export async function samplePeopleToAdd({
  clock,
  newId,
  passwords,
  timeZone,
}: SampleDependencies): Promise<(scope: DatabaseTransaction) => Promise<void>> {
  const hashes = new Map<string, string>();
  for (const [name, { username }] of Object.entries(samplePeople)) {
    if (username === null) continue;
    hashes.set(name, await passwords.inTurn(bankAsker, ({ hash }) => hash(sample.password)));
  }
  const since = membersSince({ clock, timeZone });
  const { openedAt: at } = since;
  const span = { from: since.firstDay, before: since.today, timeZone };
  return async (scope) => {
    const people = await insertPeople(scope, newId, hashes, at);
    for (const [index, membership] of sampleMemberships.entries()) {
      const { accounts, streams, payees } = membership;
      const membershipId = people.logOf.get(membership) ?? newId();
      await insertMembership(scope, membership, membershipId, people.ids, since);
      const keys = await insertAccounts(scope, newId, membershipId, membership, at);
      await insertPayees(scope, newId, membershipId, payees, at);
      const history = [
        ...sampleHandles.map((handle) =>
          openingDeposit(handle, accounts[handle].opening, at, 'Income'),
        ),
        ...monthlyPaymentActions(streams, span).toSorted((one, other) => one.at - other.at),
      ];
      const ids = new SampleIds((index + 1) * keysOfEach);
      const subjects = { membershipId, accounts: keys, recipients: new Map<string, string>() };
      await playHistory(scope, subjects, history, timeZone, ids);
    }
  };
}
