import { type Kysely, sql } from 'kysely';
import type { Tables } from '../tables.ts';
import type { Check, Findings } from '../verify/check.ts';
import { checkPages, type Ordered } from '../verify/key-pages.ts';

const messages: Ordered = {
  table: 'outgoing_message',
  columns: ['id'],
  before: [''],
  pageSize: 1_000,
};

/** That nobody is told of a payment who does not know why, or does not want to be. */
export const trustedContactChecks: readonly Check[] = [
  {
    name: 'Each message to a trusted contact told of an event, and went to one who knew what it means and had not said no',
    run: contactsWanted,
  },
];

async function contactsWanted(db: Kysely<Tables>, findings: Findings): Promise<void> {
  await checkPages(db, findings, messages, {
    wrong: (page) => sql<{ id: string }>`
      select outgoing_message.id
      from outgoing_message
      where ${page.of('outgoing_message')} and kind = 'trusted-contact'
        and not (
          exists (select 1 from trusted_contact contact
            where contact.person_id = outgoing_message.person_id
              and (contact.email = recipient or contact.phone = recipient)
              and contact.introduced_at <= outgoing_message.at
              and (contact.declined_at is null or contact.declined_at >= outgoing_message.at)
              and (contact.ended_at is null or contact.ended_at >= outgoing_message.at))
          and exists (select 1 from member_event
            where member_event.log_id = outgoing_message.log_id
              and member_event.sequence = event_sequence
              and member_event.at = outgoing_message.at)
        )`,
    fault: ({ id }) =>
      `Message ${id} tells somebody who was no trusted contact then, or of nothing`,
  });
}
