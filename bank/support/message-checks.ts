import { type Kysely, sql } from 'kysely';
import type { Tables } from '../tables.ts';
import type { Check, Findings } from '../verify/check.ts';
import { checkPages, type Ordered } from '../verify/key-pages.ts';

const members: Ordered = { table: 'membership', columns: ['id'], before: [''], pageSize: 1_000 };

/** That no message of a conversation is lost. */
export const messageChecks: readonly Check[] = [
  { name: 'The messages of each member have no gap', run: messagesHaveNoGap },
];

/**
 * Messages are numbered from 1 to the conversation's last number; a member without messages has no conversation, or an
 * empty one.
 */
async function messagesHaveNoGap(db: Kysely<Tables>, findings: Findings): Promise<void> {
  await checkPages(db, findings, members, {
    wrong: (page) => sql<{ id: string; messages: number; last: number }>`
      select membership.id, count(message.sequence) as messages,
        coalesce(conversation.message_sequence, 0) as last
      from membership
        left join conversation on conversation.membership_id = membership.id
        left join message on message.membership_id = membership.id
      where ${page.of('membership')}
      group by membership.id, conversation.message_sequence
      having count(message.sequence) <> coalesce(conversation.message_sequence, 0)
        or (count(message.sequence) > 0
          and (min(message.sequence) <> 1
            or max(message.sequence) <> conversation.message_sequence))`,
    fault: ({ id, messages, last }) =>
      `Member ${id} has ${messages} messages, but the conversation stands at message ${last}`,
  });
}
