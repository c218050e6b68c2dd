import type { EpochMs } from '#contract/time/time.ts';
import { dueRows } from '../due-work/due-rows.ts';
import type { DueSource } from '../due-work/due-work.ts';
import type { EventBody } from '../member-log/event-body.ts';
import type { Courier } from '../ports.ts';
import { markSent } from './message-records.ts';

/**
 * Messages are handed to the courier (R-P5). The row is taken first, so that of two processes one hands it on; where
 * the courier fails the row stays due, and where this process dies in between the courier gets the same id again.
 */
export function messagesDue({ courier }: { readonly courier: Courier }): DueSource {
  return {
    name: 'messages',

    next: dueRows('outgoing_message'),

    async finish(scope, id, now) {
      const message = await markSent(scope.trx, id, now);
      if (!message) {
        return undefined;
      }
      await courier.take({
        id,
        channel: message.channel,
        to: message.recipient,
        about: JSON.parse(message.body) as EventBody,
        at: message.at as EpochMs,
      });
      return message.member_id;
    },
  };
}
