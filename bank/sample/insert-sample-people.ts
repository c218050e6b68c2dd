import type { EpochMs, LocalDate } from '#contract/time/time.ts';
import { addMonths, localMoment, startOfDay } from '../calendar/local-time.ts';
import type { DatabaseTransaction } from '../database/database-transaction.ts';
import { displayNameOf } from '../members/profile-rules.ts';
import type { Clock } from '../ports.ts';
import type { SampleMembership } from './sample-member.ts';
import { sampleMemberships, samplePeople } from './sample-people.ts';
import { insertPerson, insertProfile, type MembersSince } from './sample-records.ts';

/** The day since when the other people are members: the first of the month a year ago. */
export function membersSince({
  clock,
  timeZone,
}: {
  readonly clock: Clock;
  readonly timeZone: string;
}): MembersSince & { readonly today: LocalDate } {
  const today = localMoment(clock.now(), timeZone).date;
  const firstDay = addMonths(`${today.slice(0, 8)}01` as LocalDate, -12);
  return { today, firstDay, openedAt: startOfDay(firstDay, timeZone) };
}

interface InsertedPeople {
  readonly ids: ReadonlyMap<string, string>;
  /** The log of a membership is that of its first person, the holder. */
  readonly logOf: ReadonlyMap<SampleMembership, string>;
}

/** Inserts the other people with the bank's data on them; a person without a hash here has no password. */
export async function insertPeople(
  scope: DatabaseTransaction,
  newId: () => string,
  hashes: ReadonlyMap<string, string>,
  at: EpochMs,
): Promise<InsertedPeople> {
  const ids = new Map<string, string>();
  const logOf = new Map<SampleMembership, string>();
  for (const [name, { username, profile }] of Object.entries(samplePeople)) {
    const [id, logId] = [newId(), newId()];
    const own = sampleMemberships.find(
      ({ businessName, parties }) => businessName === null && parties[0]?.person === name,
    );
    ids.set(name, id);
    if (own) logOf.set(own, logId);
    const displayName = displayNameOf(profile);
    const passwordHash = hashes.get(name);
    const person = { id, logId, username: username ?? id, displayName, passwordHash };
    await insertPerson(scope, person, at);
    await insertProfile(scope, id, profile, at);
  }
  return { ids, logOf };
}
