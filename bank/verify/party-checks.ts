import { type Kysely, sql } from 'kysely';
import type { Tables } from '../tables.ts';
import type { Check, Findings } from './check.ts';
import { checkPages, type Ordered } from './key-pages.ts';

const memberships: Ordered = {
  table: 'membership',
  columns: ['id'],
  before: [''],
  pageSize: 1_000,
};

/** That every membership is somebody's. */
export const partyChecks: readonly Check[] = [
  { name: 'Each membership is in the name of one person', run: membershipsHavePrimaries },
];

async function membershipsHavePrimaries(db: Kysely<Tables>, findings: Findings): Promise<void> {
  await checkPages(db, findings, memberships, {
    wrong: (page) => sql<{ id: string; primaries: number }>`
      select membership.id, count(party.person_id) as primaries
      from membership
        left join party on party.membership_id = membership.id
          and party.role in ('primary', 'minor') and party.until_at is null
      where ${page.of('membership')}
      group by membership.id
      having count(party.person_id) <> 1`,
    fault: ({ id, primaries }) => `Membership ${id} is in the name of ${primaries} persons`,
  });
}
