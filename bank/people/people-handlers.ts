import type { Cents } from '#contract/money/cents.ts';
import {
  type InvitationId,
  type PersonId,
  people as contract,
  previewedTransactions,
} from '#contract/people/people.ts';
import type { EpochMs } from '#contract/time/time.ts';
import type { BankContext } from '../bank-context.ts';
import type { DatabaseTransaction } from '../database/database-transaction.ts';
import { lockMemberships } from '../database/lock-memberships.ts';
import type { Gate, SignedIn } from '../gate.ts';
import type { Caller, CallContext } from '../ports.ts';
import { transactProved } from '../identity/step-up/step-up-error.ts';
import {
  lastDayOfAccess,
  grantableBy,
  mayEnd,
  mayLeave,
  mayLimit,
  mayGrant,
} from './grant-rules.ts';
import { openInvitations } from './invitation-records.ts';
import {
  type PersonInMembership,
  appendAccessChange,
  endParties,
  findPersonIn,
  isBusiness,
  listPeople,
  setDailyLimit,
} from './people-records.ts';
import type { Contract } from '#contract/index.ts';
import { ORPCError, type Router, type RouterClient, createRouterClient } from '@orpc/server';
import { areasOf } from '../parties/role-policy.ts';

type BankRouter = Router<Contract, CallContext>;

/** The people with access to a membership, its extent, and its end. */
export function peopleHandlers(gate: Gate, bank: BankContext, router: () => BankRouter) {
  const { store, clock, timeZone } = bank;
  const people = gate.gated(contract);

  return {
    list: people.list.handler(async ({ context }) => {
      const { membershipId, personId, party } = context.signedIn;
      const now = clock.now();
      const everybody = await listPeople(store.db, membershipId, now);
      const invitations = await openInvitations(store.db, membershipId, now);
      return {
        people: everybody.map((one) => ({
          personId: one.personId as PersonId,
          name: one.name,
          role: one.role,
          since: one.fromAt as EpochMs,
          until: lastDayOfAccess(one.untilAt, timeZone),
          dailyLimit: one.dailyLimit as Cents | null,
          grantedBy: one.grantedBy,
          isYou: one.personId === personId,
          mayBeEnded: one.personId !== personId && mayEnd(party.role, one.role),
          mayBeLimited: one.personId !== personId && mayLimit(party.role, one.role),
        })),
        invitations: invitations.map((one) => ({
          invitationId: one.id as InvitationId,
          name: one.name,
          role: one.role,
          until: lastDayOfAccess(one.until_at, timeZone),
          dailyLimit: one.daily_limit as Cents | null,
          invitedBy: one.invitedBy,
          expiresAt: one.expires_at as EpochMs,
        })),
        mayInviteTo: grantableBy(party.role, await isBusiness(store.db, membershipId)),
      };
    }),

    preview: previewHandler(gate, router),

    limit: people.limit.handler(async ({ input, context, errors }) => {
      const { signedIn, caller } = context;
      const { membershipId, personId: by, party } = signedIn;
      await transactProved(bank, signedIn, errors, async (scope, prove) => {
        const { one, at } = await lockPart(bank, scope, membershipId, input.person);
        if (!one || one.personId === by || !mayLimit(party.role, one.role)) {
          throw errors.NOT_FOUND();
        }
        const { dailyLimit: limit } = input;
        const act = {
          procedure: 'people.limit',
          binds: { membershipId, person: one.personId, limit },
          permits: { kind: 'raise-access-limit', name: one.name, limit },
        } as const;
        if (limit > (one.dailyLimit ?? 0)) await prove(act);
        await setDailyLimit(scope, membershipId, one, limit);
        const facts = { before: one.dailyLimit, limit };
        const { role, name, personId } = one;
        const change = { membershipId, by, caller, at, role, name, personId, facts };
        await appendAccessChange(scope, { ...change, change: 'limited' });
      });
      tell(bank, membershipId, input.person);
      return {};
    }),

    end: people.end.handler(async ({ input, context, errors }) => {
      const { signedIn, caller } = context;
      const { membershipId, personId: by, party } = signedIn;
      await store.transact(async (scope) => {
        const { one, at } = await lockPart(bank, scope, membershipId, input.person);
        if (!one) {
          throw errors.NOT_FOUND();
        }
        if (one.personId === by || !mayEnd(party.role, one.role)) {
          throw errors.ACCESS_STAYS();
        }
        await recordEnd(scope, signedIn, caller, one, at);
      });
      tell(bank, membershipId, input.person);
      return {};
    }),

    leave: people.leave.handler(async ({ context, errors }) => {
      const { signedIn, caller } = context;
      const { membershipId, personId } = signedIn;
      await store.transact(async (scope) => {
        const { one, at } = await lockPart(bank, scope, membershipId, personId);
        if (!one) return;
        if (!mayLeave(one.role)) {
          throw errors.ACCESS_STAYS();
        }
        await recordEnd(scope, signedIn, caller, one, at);
      });
      tell(bank, membershipId, personId);
      return {};
    }),
  };
}

/** Locks the membership, and finds the person's part as it is then; undefined where they have none. */
async function lockPart(
  { clock }: Pick<BankContext, 'clock'>,
  scope: DatabaseTransaction,
  membershipId: string,
  personId: string,
): Promise<{ readonly one: PersonInMembership | undefined; readonly at: EpochMs }> {
  await lockMemberships(scope, [membershipId]);
  const at = clock.now();
  return { one: await findPersonIn(scope.trx, membershipId, personId, at), at };
}

async function recordEnd(
  scope: DatabaseTransaction,
  { membershipId, personId: by }: SignedIn,
  caller: Caller,
  { personId, role, name }: PersonInMembership,
  at: EpochMs,
): Promise<void> {
  await endParties(scope, membershipId, personId, at);
  await appendAccessChange(scope, {
    membershipId,
    by,
    caller,
    at,
    change: 'ended',
    role,
    name,
    personId,
  });
}

/** The change holds at once in this process: sessions are read again, and open streams hear of it. */
export function tell(
  { sessions, bell }: BankContext,
  membershipId: string,
  personId: string,
): void {
  sessions.forget();
  bell.ring(membershipId);
  bell.ring(personId);
}

/**
 * The view of a role on a membership: the same procedures answer as for such a person, through the same gate, so a preview
 * cannot differ from the real view.
 */
function previewHandler(gate: Gate, router: () => BankRouter) {
  return gate.gated(contract).preview.handler(async ({ input: { role }, context, errors }) => {
    const { signedIn, caller } = context;
    if (!mayGrant(signedIn.party.role, role)) {
      throw errors.GRANTS_TOO_MUCH();
    }
    const client: RouterClient<BankRouter, object> = createRouterClient(router(), {
      context: { caller, viewedAs: role },
    });
    return {
      may: [...areasOf(role)],
      accounts: await shownOrNull(async () => (await client.accounts.list()).accounts),
      cards: await shownOrNull(async () => (await client.cards.list()).cards),
      transactions: await shownOrNull(
        async () =>
          (await client.transactions.search({ range: 'all', limit: previewedTransactions }))
            .transactions,
      ),
      recipients: await shownOrNull(async () => (await client.recipients.list({})).recipients),
      payees: await shownOrNull(async () => (await client.payees.list()).payees),
    };
  });
}

/** The bank's answer; null where the role gets a not-found. */
async function shownOrNull<Answer>(request: () => Promise<Answer>): Promise<Answer | null> {
  try {
    return await request();
  } catch (error) {
    if (error instanceof ORPCError && error.code === 'NOT_FOUND') {
      return null;
    }
    throw error;
  }
}
