import { type ProfileDetails, profile as contract } from '#contract/settings/profile.ts';
import type { EpochMs } from '#contract/time/time.ts';
import type { BankContext } from '../bank-context.ts';
import type { Gate, SignedIn } from '../gate.ts';
import { appendToMemberLogs } from '../member-log/append-to-member-logs.ts';
import { askedFrom } from '../member-log/log-entry.ts';
import type { Caller } from '../ports.ts';
import type { DatabaseTransaction } from '../database/database-transaction.ts';
import type { Act } from '../identity/step-up/acts.ts';
import { transactProved } from '../identity/step-up/step-up-error.ts';
import { sendContactCode } from './contact-codes.ts';
import { presentProfile, saveContactChange, unconfirmedOf } from './contact-records.ts';
import {
  changeOfProfile,
  confirmedBy,
  contactAct,
  meaningOf,
  type ProfileChange,
} from './contact-rules.ts';
import { findProfile, saveProfile } from '../members/profile-records.ts';
import { decideProfile } from '../members/profile-rules.ts';

/** The member's names and contacts (R-P1). */
export function profileHandlers(gate: Gate, bank: BankContext) {
  const profile = gate.gated(contract);

  return {
    get: profile.get.handler(({ context }) => presentProfile(bank, context.signedIn.personId)),

    update: profile.update.handler(async ({ input, context, errors }) => {
      const { signedIn } = context;
      const decision = decideProfile(input);
      if (decision.kind === 'refused') {
        throw errors.PROFILE_WRONG({ data: { faults: decision.faults } });
      }
      const { waiting } = await transactProved(bank, signedIn, errors, (scope, prove) =>
        update(scope, bank, { ...context, prove }, decision.details),
      );
      for (const channel of waiting) {
        // Where the code cannot be sent now the member asks for another, as for a lost code.
        await sendContactCode(bank, signedIn, channel);
      }
      bank.bell.ring(signedIn.personId);
      return await presentProfile(bank, signedIn.personId);
    }),
  };
}

interface Asking {
  readonly signedIn: SignedIn;
  readonly caller: Caller;
  readonly prove: (act: Act) => Promise<void>;
}

/** Load, decide, record: all in the transaction of the scope. */
async function update(
  scope: DatabaseTransaction,
  bank: BankContext,
  asking: Asking,
  details: ProfileDetails,
): Promise<ProfileChange> {
  const { trx } = scope;
  const { signedIn, caller, prove } = asking;
  const { personId } = signedIn;
  const at = bank.clock.now();
  const before = await findProfile(trx, personId);
  const unconfirmed = await unconfirmedOf(trx, personId, at);
  const change = changeOfProfile(before, unconfirmed, details, bank.policy);
  const act = contactAct(change.changed, details);
  if (act) await prove(act);
  if (change.changed.length > 0) {
    // Told first, and so to where the member was reached until now.
    await log(scope, personId, caller, change, at);
    await saveProfile(trx, personId, change.kept, at);
  }
  for (const channel of change.waiting) {
    await saveContactChange(trx, {
      person_id: personId,
      channel,
      address: details[channel],
      code_hash: '',
      code_sent_at: 0,
      tries_left: 0,
      asked_at: at,
      expires_at: confirmedBy(at),
    });
  }
  return change;
}

/** Immediate and requested changes are records of their own; the member is told once. */
async function log(
  scope: DatabaseTransaction,
  personId: string,
  caller: Caller,
  { changed, atOnce, waiting }: ProfileChange,
  at: EpochMs,
): Promise<void> {
  const records = [
    { action: 'profile-updated', fields: atOnce },
    { action: 'contact-change-asked', fields: waiting },
  ].filter(({ fields }) => fields.length > 0);
  await appendToMemberLogs(
    scope,
    records.map(({ action, fields }, index) => ({
      personId,
      at,
      audit: { action, facts: { ...askedFrom(caller), changed: fields.join(' ') } },
      events: index === 0 ? [{ kind: 'security', change: meaningOf(changed) }] : [],
    })),
  );
}
