import { people as contract } from '#contract/people/people.ts';
import type { Cents } from '#contract/money/cents.ts';
import type { EpochMs } from '#contract/time/time.ts';
import { newCode, sentCodeText, withoutBlanks } from '../identity/authentication/codes.ts';
import { localMoment } from '../calendar/local-time.ts';
import type { BankContext } from '../bank-context.ts';
import type { DatabaseTransaction } from '../database/database-transaction.ts';
import { lockMemberships } from '../database/lock-memberships.ts';
import type { InvitationRow } from './invitation-tables.ts';
import { declaredError } from '../errors/error-boundary.ts';
import type { Gate } from '../gate.ts';
import type { Caller } from '../ports.ts';
import { getPrimary, insertParty } from '../parties/party-records.ts';
import { newSessionToken, tokenHash } from '../identity/sessions/session.ts';
import { transactProved } from '../identity/step-up/step-up-error.ts';
import { endOfAccess, lastDayOfAccess, mayGrant, outlasts, refuseGrant } from './grant-rules.ts';
import {
  giveBackTry,
  insertInvitation,
  openInvitations,
  takeInvitation,
  takeTry,
  withdrawInvitation,
} from './invitation-records.ts';
import { tell } from './people-handlers.ts';
import { appendAccessChange, findPersonIn, isBusiness } from './people-records.ts';

const day = 24 * 60 * 60_000;

const invitationMs = 7 * day;

/** Giving somebody access: a link, and a code that is told by another way. */
export function invitationHandlers(gate: Gate, bank: BankContext) {
  const { store, clock, timeZone, random, newId } = bank;
  const people = gate.gated(contract);

  return {
    invite: people.invite.handler(async ({ input, context, errors }) => {
      const { signedIn, caller } = context;
      const { membershipId, personId: by, party } = signedIn;
      const name = input.name.trim();
      const { role, until, dailyLimit } = input;
      const act = {
        procedure: 'people.invite',
        binds: { membershipId, name, role, until, dailyLimit },
        permits: { kind: 'give-access', name, role },
      } as const;
      const made = { id: newId(), token: newSessionToken(random), code: newCode(random) };
      const expiresAt = await transactProved(bank, signedIn, errors, async (scope, prove) => {
        await lockMemberships(scope, [membershipId]);
        const at = clock.now();
        const granter = { role: party.role, until: lastDayOfAccess(party.untilAt, timeZone) };
        const open = (await openInvitations(scope.trx, membershipId, at)).length;
        const today = localMoment(at, timeZone).date;
        const refusal = refuseGrant(granter, input, {
          today,
          open,
          isBusiness: await isBusiness(scope.trx, membershipId),
        });
        if (refusal) {
          throw declaredError(errors, refusal);
        }
        await prove(act);
        const endsAt = (at + invitationMs) as EpochMs;
        await insertInvitation(scope, {
          membership_id: membershipId,
          id: made.id,
          token_hash: tokenHash(made.token),
          code_hash: bank.codeKeys.mac(sentCodeText(made.id, made.code)),
          name,
          role,
          until_at: endOfAccess(until, timeZone),
          daily_limit: dailyLimit,
          invited_by: by,
          created_at: at,
          expires_at: endsAt,
          tries_left: bank.policy.security.codeTries,
          accepted_at: null,
          accepted_by: null,
          withdrawn_at: null,
        });
        const facts = { invitation: made.id, until, limit: dailyLimit };
        const change = { membershipId, by, caller, at, role, name, personId: null, facts };
        await appendAccessChange(scope, { ...change, change: 'offered' });
        return endsAt;
      });
      bank.bell.ring(membershipId);
      const { id, token, code } = made;
      return { invitationId: id, token, code, expiresAt };
    }),

    withdraw: people.withdraw.handler(async ({ input, context, errors }) => {
      const { membershipId, personId: by } = context.signedIn;
      const { caller } = context;
      const at = clock.now();
      await store.transact(async (scope) => {
        const found = await withdrawInvitation(scope, membershipId, input.invitation, at);
        if (!found) {
          throw errors.NOT_FOUND();
        }
        const { role, name, id } = found;
        const facts = { invitation: id };
        const change = { membershipId, by, caller, at, role, name, personId: null, facts };
        await appendAccessChange(scope, { ...change, change: 'withdrawn' });
      });
      bank.bell.ring(membershipId);
      return {};
    }),

    offered: people.offered.handler(async ({ input, errors }) => {
      const shown = await showInvitation(bank, input);
      if (shown.kind !== 'shown') {
        throw declaredError(errors, shown.refusal);
      }
      const { invitation } = shown;
      const { membership_id: membershipId, invited_by: by } = invitation;
      const granter = await findPersonIn(store.db, membershipId, by, clock.now());
      const { known_name: holder } = await getPrimary(store.db, membershipId);
      if (!granter) {
        throw errors.INVITATION_NOT_GOOD();
      }
      return {
        holder,
        invitedBy: granter.name,
        role: invitation.role,
        until: lastDayOfAccess(invitation.until_at, timeZone),
        dailyLimit: invitation.daily_limit as Cents | null,
        expiresAt: invitation.expires_at,
      };
    }),

    accept: people.accept.handler(async ({ input, context, errors }) => {
      const { personId } = context.signedIn;
      const shown = await showInvitation(bank, input);
      if (shown.kind !== 'shown') {
        throw declaredError(errors, shown.refusal);
      }
      const { invitation } = shown;
      const outcome = await store.transact((scope) =>
        acceptFor(scope, bank, invitation, personId, context.caller),
      );
      switch (outcome) {
        case 'not-good':
          throw errors.INVITATION_NOT_GOOD();
        case 'has-access':
          throw errors.ALREADY_HAS_ACCESS();
        case 'accepted':
          tell(bank, invitation.membership_id, personId);
          return { membershipId: invitation.membership_id };
      }
    }),
  };
}

type Shown =
  | { readonly kind: 'shown'; readonly invitation: InvitationRow }
  | {
      readonly kind: 'refused';
      readonly refusal:
        | { readonly code: 'INVITATION_NOT_GOOD' }
        | { readonly code: 'INVITATION_CODE_WRONG'; readonly data: { readonly triesLeft: number } };
    };

/** The open invitation of that link and code. A try is taken before it is known whether the code is right. */
async function showInvitation(
  { store, clock, codeKeys }: BankContext,
  { token, code }: { readonly token: string; readonly code: string },
): Promise<Shown> {
  const at = clock.now();
  const invitation = await store.transact((scope) => takeTry(scope, tokenHash(token), at));
  if (!invitation) {
    return { kind: 'refused', refusal: { code: 'INVITATION_NOT_GOOD' } };
  }
  const { id, code_hash: hash, tries_left: triesLeft } = invitation;
  if (!codeKeys.isMacOf(hash, sentCodeText(id, withoutBlanks(code)))) {
    return { kind: 'refused', refusal: { code: 'INVITATION_CODE_WRONG', data: { triesLeft } } };
  }
  await store.transact((scope) => giveBackTry(scope, invitation));
  return { kind: 'shown', invitation };
}

/**
 * Makes the person a party, once: if the inviter has had access since and may give it for so long, and the person has none
 * yet.
 */
async function acceptFor(
  scope: DatabaseTransaction,
  { clock, timeZone }: BankContext,
  invitation: InvitationRow,
  personId: string,
  caller: Caller,
): Promise<'not-good' | 'has-access' | 'accepted'> {
  const { membership_id: membershipId, role, invited_by: invitedBy } = invitation;
  await lockMemberships(scope, [membershipId]);
  const at = clock.now();
  const granter = await findPersonIn(scope.trx, membershipId, invitedBy, at);
  const isOver = invitation.until_at !== null && invitation.until_at <= at;
  if (!granter || !mayGrant(granter.role, role) || isOver) {
    return 'not-good';
  }
  const until = lastDayOfAccess(invitation.until_at, timeZone);
  const granters = lastDayOfAccess(granter.untilAt, timeZone);
  // An offer is worth nothing when the access of its giver ends, also if the giver has another since.
  if (granter.fromAt > invitation.created_at || outlasts(until, granters)) {
    return 'not-good';
  }
  if (await findPersonIn(scope.trx, membershipId, personId, at)) {
    return 'has-access';
  }
  if (!(await takeInvitation(scope, invitation, personId, at))) {
    return 'not-good';
  }
  await insertParty(scope.trx, {
    membership_id: membershipId,
    person_id: personId,
    role,
    from_at: at,
    until_at: invitation.until_at,
    granted_by: invitedBy,
    daily_limit: invitation.daily_limit,
  });
  const accepted = await findPersonIn(scope.trx, membershipId, personId, at);
  await appendAccessChange(scope, {
    membershipId,
    by: personId,
    caller,
    at,
    change: 'given',
    role,
    name: accepted?.name ?? invitation.name,
    personId,
    facts: { invitation: invitation.id, grantedBy: invitedBy },
  });
  return 'accepted';
}
