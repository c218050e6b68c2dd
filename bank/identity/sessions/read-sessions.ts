import { type Selectable, sql } from 'kysely';
import type { EpochMs } from '#contract/time/time.ts';
import { isInList, listOf } from '../../database/bulk-insert.ts';
import { prepareQuery } from '../../database/prepared-query.ts';
import type { SessionRow } from './session-tables.ts';
import type { HeldParty } from '../../parties/role-policy.ts';
import type { BankStore } from '../../ports.ts';

/** A session, and how long its person lets it lie idle. */
export type SessionFacts = Selectable<SessionRow> & {
  readonly auto_logout_minutes: number | null;
};

/** A session with the parts that its person has in memberships, past and future ones too. */
export type SessionOfParty = SessionFacts & { readonly parties: readonly HeldParty[] };

/** How a session is named: by the hash of its token, or by its id. */
export type SessionName = { readonly tokenHash: string } | { readonly id: string };

/**
 * The session of each name, if it has not been ended and its member's access is open. A token that a step-up has replaced
 * since `formerSince` still names it, for requests that were under way with it.
 */
export async function readSessions(
  { db, engine }: BankStore,
  names: readonly SessionName[],
  formerSince: EpochMs,
): Promise<(SessionOfParty | undefined)[]> {
  const rows = await sessionsNamed(
    { trx: db, engine },
    {
      hashes: listOf(names.flatMap((name) => ('id' in name ? [] : [name.tokenHash]))),
      ids: listOf(names.flatMap((name) => ('id' in name ? [name.id] : []))),
      formerSince,
    },
  );
  const rowsOf = Map.groupBy(rows, ({ id }) => id);
  const byToken = new Map([
    ...rows.flatMap(({ id, former_token_hash: former, token_since: since }) =>
      former !== null && since > formerSince ? [[former, id] as const] : [],
    ),
    ...rows.map(({ id, token_hash: hash }) => [hash, id] as const),
  ]);
  return names.map((name) => {
    const id = 'id' in name ? name.id : byToken.get(name.tokenHash);
    return id === undefined ? undefined : sessionOf(rowsOf.get(id) ?? []);
  });
}

const sessionsNamed = prepareQuery(['hashes', 'ids', 'formerSince'], ({ trx, engine, places }) =>
  trx
    .selectFrom('session')
    .innerJoin('person', 'person.id', 'session.person_id')
    .leftJoin('person_settings', 'person_settings.person_id', 'session.person_id')
    .leftJoin('party', 'party.person_id', 'session.person_id')
    .selectAll('session')
    .select(['auto_logout_minutes', 'membership_id', 'role', 'from_at', 'until_at', 'daily_limit'])
    .where(({ eb, or, and }) =>
      or([
        isInList({ engine }, 'session.token_hash', places.hashes),
        isInList({ engine }, 'session.id', places.ids),
        and([
          isInList({ engine }, 'session.former_token_hash', places.hashes),
          eb('session.token_since', '>', sql<number>`${places.formerSince}`),
        ]),
      ]),
    )
    .where('ended_at', 'is', null)
    .where('access_closed_at', 'is', null),
);

type SessionWithParty = Awaited<ReturnType<typeof sessionsNamed>>[number];

function sessionOf(rows: readonly SessionWithParty[]): SessionOfParty | undefined {
  const [first] = rows;
  if (!first) return undefined;
  const {
    membership_id: _membership,
    role: _role,
    from_at: _from,
    until_at: _until,
    daily_limit: _limit,
    ...facts
  } = first;
  return {
    ...facts,
    parties: rows.flatMap(({ membership_id: membershipId, ...party }) =>
      membershipId === null || party.role === null || party.from_at === null
        ? []
        : [
            {
              membershipId,
              role: party.role,
              fromAt: party.from_at,
              untilAt: party.until_at,
              dailyLimit: party.daily_limit,
            },
          ],
    ),
  };
}
