import type { EpochMs } from '#contract/time/time.ts';
import { dueRows } from '../due-work/due-rows.ts';
import type { DueSource } from '../due-work/due-work.ts';
import type { EventBody } from '../member-log/event-body.ts';
import type { Mailer } from '../ports.ts';
import { markSent } from './message-records.ts';

/**
 * Messages are handed to the mailer (R-P5). The row is taken first, so that of two processes one hands it on; where
 * the mailer fails the row stays due, and where this process dies in between the mailer gets the same id again.
 */
export function messagesDue({ mailer }: { readonly mailer: Mailer }): DueSource {
  return {
    name: 'messages',

    next: dueRows('outgoing_message'),

    async finish(scope, id, now) {
      const message = await markSent(scope.trx, id, now);
      if (!message) {
        return undefined;
      }
      await mailer.take({
        id,
        channel: message.channel,
        to: message.recipient,
        about: JSON.parse(message.body) as EventBody,
        at: message.at as EpochMs,
      });
      return message.log_id;
    },
  };
}
