import type { ContactPart } from '#contract/identity/step-up/permitted-act.ts';
import {
  type ContactChannel,
  type Profile,
  type ProfileDetails,
  ProfileField,
} from '#contract/settings/profile.ts';
import type { SecurityChange } from '#contract/events/event-parts.ts';
import type { EpochMs } from '#contract/time/time.ts';
import type { Policy } from '../policy.ts';
import type { Act } from '../identity/step-up/acts.ts';
import type { ContactChangeRow } from '../identity/authentication/authentication-tables.ts';

/** The time for confirming a new address; its codes expire earlier. */
const confirmedWithinMs = 24 * 60 * 60_000;

const channels: readonly ContactChannel[] = ['email', 'phone'];

/** A member's wanted changes of their profile: each list in the order of the form. */
export interface ProfileChange {
  readonly changed: readonly ProfileField[];
  /** The fields that count at once. */
  readonly atOnce: readonly ProfileField[];
  /** Which addresses wait until they are confirmed. */
  readonly waiting: readonly ContactChannel[];
  /** The profile until then. */
  readonly kept: ProfileDetails;
}

/**
 * Names and postal address count at once; a new email or phone waits where the policy has it confirmed. An address that
 * waits already is no change when it is typed again.
 */
export function changeOfProfile(
  before: ProfileDetails,
  unconfirmed: Profile['unconfirmed'],
  after: ProfileDetails,
  { security }: Pick<Policy, 'security'>,
): ProfileChange {
  const known: Partial<Record<ProfileField, string | null>> = unconfirmed;
  const changed = ProfileField.options.filter(
    (field) => after[field] !== before[field] && after[field] !== known[field],
  );
  if (!security.confirmsContact) {
    return { changed, atOnce: changed, waiting: [], kept: after };
  }
  const waiting = channels.filter((channel) => changed.includes(channel));
  return {
    changed,
    atOnce: changed.filter((field) => field !== 'email' && field !== 'phone'),
    waiting,
    kept: { ...after, email: before.email, phone: before.phone },
  };
}

/** The security meaning of a change: a change of names alone weighs less than a change of contacts. */
export function meaningOf(changed: readonly ProfileField[]): SecurityChange {
  return changed.every(isName) ? 'name-changed' : 'contact-changed';
}

/**
 * The act to which a step-up for the change is bound, and by which it is told; null where only names are changed, which
 * needs no step-up.
 */
export function contactAct(changed: readonly ProfileField[], after: ProfileDetails): Act | null {
  const contact = changed.filter((field) => !isName(field));
  return contact.length === 0
    ? null
    : {
        procedure: 'profile.update',
        binds: Object.fromEntries(contact.map((field) => [field, after[field]])),
        permits: { kind: 'change-contact', parts: [...new Set(contact.map(partOf))] },
      };
}

/** Until when an address that is typed at that time can be confirmed. */
export function confirmedBy(at: EpochMs): EpochMs {
  return (at + confirmedWithinMs) as EpochMs;
}

/** Whether the code of the change can still be shown. */
export function takesCode(
  { tries_left: triesLeft, code_sent_at: sentAt, expires_at: expiresAt }: ContactChangeRow,
  now: EpochMs,
  { security }: Pick<Policy, 'security'>,
): boolean {
  return triesLeft > 0 && sentAt + security.codeMs > now && expiresAt > now;
}

function partOf(field: ProfileField): ContactPart {
  return field === 'email' || field === 'phone' ? field : 'address';
}

function isName(field: ProfileField): boolean {
  return field === 'firstName' || field === 'lastName';
}
