import type { EpochMs } from '#contract/time/time.ts';
import type { OutgoingMessageRow, EventBody } from './member-log-tables.ts';
import { sha256OfText } from '../formats/sha-256.ts';
import type { PlacedEvent } from './messages-of.ts';
import type { Caller } from '../ports.ts';

/** The longest kept part of a device's name for itself, in characters. */
const deviceMaxLength = 200;

/** From where somebody asks, as the audit and the list of sessions keep it. */
export interface AskedFrom {
  readonly address: string;
  readonly device: string;
}

/** The network address of the caller, and the beginning of the device's name for itself. */
export function askedFrom({ address, device }: Pick<Caller, 'address' | 'device'>): AskedFrom {
  return { address, device: device.slice(0, deviceMaxLength) };
}

/** The facts of an audit record; facts never hold a secret. */
export interface AuditFacts {
  readonly action: string;
  readonly facts: Record<string, string | number | null>;
}

/**
 * The owner of an entry's log. An entry about a membership names the person that did it, if there was one. An entry about a
 * person alone, such as signing in, is in the log of that person.
 */
type LogOwner =
  | { readonly membershipId: string; readonly by: string | null }
  | { readonly personId: string };

/** The content appended to one log. */
export type LogEntry = LogOwner & LogContent;

interface LogContent {
  readonly at: EpochMs;
  readonly audit: AuditFacts;
  readonly events: readonly EventBody[];
  /** Persons who ask for or approve payments and are notified besides the owners. */
  readonly alsoTells?: readonly string[];
  /** Messages to others about the first event. */
  readonly sends?: ((logId: string, sequence: number) => OutgoingMessageRow[]) | undefined;
}

/** Where a member's log stands. */
export interface LogEnd {
  readonly event_sequence: number;
  readonly audit_sequence: number;
  readonly audit_hash: string;
}

/** The hash before the first record of a member. */
export const firstAuditHash = '0'.repeat(64);

/** The rows of an entry that follows where its member's log stands: its record is bound to the one before. */
export function entryAfter(end: LogEnd, logId: string, entry: LogEntry) {
  const { at, audit, events: bodies } = entry;
  const own = 'personId' in entry ? entry.personId : null;
  const unbound = {
    log_id: logId,
    sequence: end.audit_sequence + 1,
    person_id: 'personId' in entry ? entry.personId : entry.by,
    at,
    action: audit.action,
    facts: JSON.stringify(audit.facts),
    previous_hash: end.audit_hash,
  };
  const events: PlacedEvent[] = bodies.map((body, index) => ({
    sequence: end.event_sequence + index + 1,
    body,
  }));
  return {
    record: { ...unbound, hash: auditHash(unbound) },
    events,
    eventRows: events.map(({ sequence, body }) => ({
      log_id: logId,
      sequence,
      person_id: own,
      at,
      body: JSON.stringify(body),
    })),
  };
}

/** The hash that binds a record to the one before it. Records from before it was kept who did something have no person. */
export function auditHash(record: {
  log_id: string;
  sequence: number;
  person_id: string | null;
  at: number;
  action: string;
  facts: string;
  previous_hash: string;
}): string {
  const { previous_hash, log_id, sequence, person_id, at, action, facts } = record;
  const who = person_id === null ? [] : [person_id];
  return sha256OfText(JSON.stringify([previous_hash, log_id, sequence, at, action, facts, ...who]));
}
