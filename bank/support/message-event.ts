import type { EventBody } from '../member-log/event-body.ts';
import type { MessageRow } from './support-tables.ts';

/** That there is a message; the event does not hold its words. */
export function messageEvent({ sequence, sender }: MessageRow): EventBody {
  return { kind: 'message', message: sequence, from: sender };
}
