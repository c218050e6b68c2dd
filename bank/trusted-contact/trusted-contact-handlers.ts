import {
  type TrustedContact,
  trustedContact as contract,
  type TrustedContactDetails,
} from '#contract/trusted-contact/trusted-contact.ts';
import type { SecurityChange } from '#contract/events/event-parts.ts';
import type { EpochMs } from '#contract/time/time.ts';
import type { BankContext } from '../bank-context.ts';
import type { DatabaseTransaction } from '../database/database-transaction.ts';
import { declaredError, type ErrorsFor } from '../errors/error-boundary.ts';
import { withoutLinks } from '../formats/links.ts';
import type { Gate, SignedIn } from '../gate.ts';
import { countTry } from '../limits/attempts.ts';
import { appendToMemberLogs, lockMemberLogs } from '../member-log/append-to-member-logs.ts';
import { type AuditFacts, askedFrom } from '../member-log/log-entry.ts';
import { findProfile, type KnownProfile } from '../members/profile-records.ts';
import { displayNameOf } from '../members/profile-rules.ts';
import type { TrustedContactRow } from '../members/member-tables.ts';
import type { Caller } from '../ports.ts';
import { newSessionToken, tokenHash } from '../identity/sessions/session.ts';
import { transactProved } from '../identity/step-up/step-up-error.ts';
import type { Act } from '../identity/step-up/acts.ts';
import {
  changeContact,
  findContact,
  findOffered,
  insertContact,
  introduce,
  introductionsBucket,
  lockContact,
  namingFacts,
  presentContact,
} from './trusted-contact-records.ts';
import {
  decideContact,
  isSomebodyElse,
  namingAct,
  type NamingRefusal,
  refuseNaming,
  removalAct,
} from './trusted-contact-rules.ts';

const dayMs = 24 * 60 * 60_000;

/** The person that the credit union may tell, by the member's leave, when something looks wrong (R-T19). */
export function trustedContactHandlers(gate: Gate, bank: BankContext) {
  const { store, clock } = bank;
  const contacts = gate.gated(contract);
  const open = gate.open(contract);

  const present = async (personId: string): Promise<{ contact: TrustedContact | null }> => {
    const row = await findContact(store.db, personId);
    return { contact: row === undefined ? null : presentContact(row) };
  };

  return {
    get: contacts.get.handler(({ context }) => present(context.signedIn.personId)),

    save: contacts.save.handler(async ({ input, context, errors }) => {
      const { signedIn } = context;
      const { personId } = signedIn;
      const profile = await findProfile(store.db, personId);
      const decision = decideContact(input, profile);
      if (decision.kind === 'refused') {
        throw errors.TRUSTED_CONTACT_WRONG({ data: { faults: decision.faults } });
      }
      const token = newSessionToken(bank.random);
      const named = await transactProved(bank, signedIn, errors, (scope, prove) =>
        save(scope, bank, { ...context, errors, prove }, decision.details, tokenHash(token)),
      );
      bank.bell.ring(personId);
      if (named !== null) await introduce(bank, named, nameOf(profile), token);
      return await present(personId);
    }),

    introduce: contacts.introduce.handler(async ({ context, errors }) => {
      const { personId } = context.signedIn;
      const contact = await findContact(store.db, personId);
      if (!contact || contact.introduced_at !== null || contact.declined_at !== null) {
        return await present(personId);
      }
      const counted = await countTry(bank, [introductionsBucket(personId)]);
      if (counted.kind === 'blocked') {
        throw errors.TOO_MANY_TRIES({ data: { retryAfterMs: counted.retryAfterMs } });
      }
      const token = newSessionToken(bank.random);
      await store.transact(({ trx }) =>
        changeContact(trx, contact.id, { token_hash: tokenHash(token) }),
      );
      await introduce(bank, contact, nameOf(await findProfile(store.db, personId)), token);
      return await present(personId);
    }),

    remove: contacts.remove.handler(async ({ context, errors }) => {
      const { signedIn } = context;
      const { personId } = signedIn;
      await transactProved(bank, signedIn, errors, (scope, prove) =>
        remove(scope, bank, { ...context, prove }),
      );
      bank.bell.ring(personId);
      return await present(personId);
    }),

    offered: open.offered.handler(async ({ input, errors }) => {
      const found = await findOffered(store.db, tokenHash(input.token));
      if (!found) {
        throw errors.CONTACT_LINK_NOT_GOOD();
      }
      return { by: found.display_name, declinedAt: found.declined_at as EpochMs | null };
    }),

    decline: open.decline.handler(async ({ input, errors }) => {
      const found = await findOffered(store.db, tokenHash(input.token));
      if (!found) {
        throw errors.CONTACT_LINK_NOT_GOOD();
      }
      await store.transact(async (scope) => {
        await lockMemberLogs(scope, [found.log_id]);
        const contact = await lockContact(scope, found.id);
        if (!contact || contact.declined_at !== null) return;
        const at = clock.now();
        await changeContact(scope.trx, contact.id, { declined_at: at });
        const audit = { action: 'trusted-contact-declined', facts: { contact: contact.id } };
        await append(scope, found.person_id, at, audit, 'trusted-contact-declined');
      });
      bank.bell.ring(found.person_id);
      return {};
    }),
  };
}

/** The name as the named contact is told it. */
function nameOf(profile: KnownProfile): string {
  return withoutLinks(displayNameOf(profile).trim());
}

interface Asking {
  readonly signedIn: SignedIn;
  readonly caller: Caller;
  readonly prove: (act: Act) => Promise<void>;
}

/** Load, decide, record: all in the transaction of the scope. Returns a newly named contact, to be told the meaning of it. */
async function save(
  scope: DatabaseTransaction,
  bank: BankContext,
  { signedIn, caller, prove, errors }: Asking & { readonly errors: ErrorsFor<NamingRefusal> },
  details: TrustedContactDetails,
  linkHash: string,
): Promise<TrustedContactRow | null> {
  const { trx } = scope;
  const { personId } = signedIn;
  await lockOwnLog(scope, personId);
  const at = bank.clock.now();
  const before = await findContact(trx, personId);
  const from = askedFrom(caller);
  if (before && !isSomebodyElse(presentContact(before), details)) {
    const { name, relationship } = details;
    if (before.name !== name || before.relationship !== relationship) {
      await changeContact(trx, before.id, { name, relationship });
      const facts = { ...from, contact: before.id };
      await append(scope, personId, at, { action: 'trusted-contact-changed', facts });
    }
    return null;
  }
  const since = (at - dayMs) as EpochMs;
  const refusal = refuseNaming(await namingFacts(trx, personId, details, since));
  if (refusal) {
    throw declaredError(errors, refusal);
  }
  await prove(namingAct(details));
  if (before) await endContact(scope, before.id, bank);
  const named = rowOf(bank.newId(), personId, details, linkHash, at);
  await insertContact(trx, named);
  const audit = { action: 'trusted-contact-named', facts: { ...from, contact: named.id } };
  await append(scope, personId, at, audit, 'trusted-contact-named');
  return named;
}

async function remove(
  scope: DatabaseTransaction,
  bank: BankContext,
  { signedIn, caller, prove }: Asking,
): Promise<void> {
  const { personId } = signedIn;
  await lockOwnLog(scope, personId);
  const contact = await findContact(scope.trx, personId);
  if (!contact) return;
  await prove(removalAct(contact));
  const at = await endContact(scope, contact.id, bank);
  const facts = { ...askedFrom(caller), contact: contact.id };
  const audit = { action: 'trusted-contact-removed', facts };
  await append(scope, personId, at, audit, 'trusted-contact-removed');
}

/** Waits until no payment is telling the contact of anything. */
async function endContact(
  scope: DatabaseTransaction,
  id: string,
  { clock }: Pick<BankContext, 'clock'>,
): Promise<EpochMs> {
  await lockContact(scope, id);
  const at = clock.now();
  await changeContact(scope.trx, id, { ended_at: at });
  return at;
}

/** Of two requests of the person the second waits; payments lock logs before contacts, too. */
async function lockOwnLog(scope: DatabaseTransaction, personId: string): Promise<void> {
  const { log_id: log } = await scope.trx
    .selectFrom('person')
    .select('log_id')
    .where('id', '=', personId)
    .executeTakeFirstOrThrow();
  await lockMemberLogs(scope, [log]);
}

function rowOf(
  id: string,
  personId: string,
  { name, relationship, email, phone }: TrustedContactDetails,
  linkHash: string,
  at: EpochMs,
): TrustedContactRow {
  return {
    id,
    person_id: personId,
    name,
    relationship,
    email: email || null,
    phone: phone || null,
    token_hash: linkHash,
    named_at: at,
    introduced_at: null,
    declined_at: null,
    ended_at: null,
  };
}

async function append(
  scope: DatabaseTransaction,
  personId: string,
  at: EpochMs,
  audit: AuditFacts,
  change?: SecurityChange,
): Promise<void> {
  const events = change === undefined ? [] : [{ kind: 'security', change } as const];
  await appendToMemberLogs(scope, [{ personId, at, audit, events }]);
}
