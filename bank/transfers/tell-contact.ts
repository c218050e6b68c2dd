import type { ContactNotice } from '#contract/trusted-contact/trusted-contact.ts';
import { tellsContact } from '#contract/trusted-contact/trusted-contact-terms.ts';
import type { PartyRole } from '#contract/procedures/access-terms.ts';
import type { TransferRequest } from '#contract/transfers/transfers.ts';
import type { EpochMs } from '#contract/time/time.ts';
import type { Kysely } from 'kysely';
import type { DatabaseTransaction } from '../database/database-transaction.ts';
import type { Tables } from '../tables.ts';
import type { SignedIn } from '../gate.ts';
import type { LogEntry } from '../member-log/log-entry.ts';
import {
  type ContactToTell,
  findContactToTell,
  lockContactToTell,
} from '../members/contact-to-tell.ts';
import { grantingRoles } from '../parties/role-policy.ts';
import { purposeOf } from './first-payment-rules.ts';

type Orderer = Pick<SignedIn, 'personId' | 'party'>;

/**
 * The messages that tell the trusted contact about a large first payment of the ordering person, written with its first
 * event; undefined where nobody is told. Logs are locked before.
 */
export async function contactMessages(
  scope: DatabaseTransaction,
  { personId, party }: Orderer,
  request: TransferRequest,
  { isLargeFirst }: { readonly isLargeFirst: boolean },
  at: EpochMs,
): Promise<LogEntry['sends']> {
  if (!isLargeFirst || !tellsContact(purposeOf(request)) || !actsAsOwner(party)) return undefined;
  const contact = await lockContactToTell(scope, personId, at);
  return contact && ((logId, sequence) => rowsOf(contact, personId, logId, sequence, at));
}

/** The name of the trusted contact who would be told, as a review says it; nothing where nobody would. */
export async function shownContact(
  db: Kysely<Tables>,
  { personId, party }: Orderer,
  { isLargeFirst }: { readonly isLargeFirst: boolean },
  at: EpochMs,
): Promise<{ trustedContact?: string }> {
  if (!isLargeFirst || !actsAsOwner(party)) return {};
  const contact = await findContactToTell(db, personId, at);
  return contact === undefined ? {} : { trustedContact: contact.name };
}

/** Whether the person is in the place of an owner: for a sender authorized by others, no trusted contact is told. */
function actsAsOwner({ role }: SignedIn['party']): boolean {
  return (grantingRoles as readonly PartyRole[]).includes(role);
}

function rowsOf(
  { email, phone, firstName }: ContactToTell,
  personId: string,
  logId: string,
  sequence: number,
  at: EpochMs,
) {
  const notice: ContactNotice = { kind: 'trusted-contact', firstName };
  const addresses = [
    { channel: 'email', recipient: email },
    { channel: 'sms', recipient: phone },
  ] as const;
  return addresses.flatMap(({ channel, recipient }) =>
    recipient === null
      ? []
      : [
          {
            id: `${logId}-${sequence}-${personId}-contact-${channel}`,
            person_id: personId,
            log_id: logId,
            channel,
            recipient,
            kind: notice.kind,
            event_sequence: sequence,
            body: JSON.stringify(notice),
            at,
            due_at: at,
            sent_at: null,
            given_up_at: null,
          },
        ],
  );
}
