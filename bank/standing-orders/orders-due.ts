import { dueRowsOfMemberships } from '../due-work/due-rows.ts';
import type { DueSource } from '../due-work/due-source.ts';
import type { Occurrence, OrderKind, OrdersBank } from './order-kind.ts';
import { executeOccurrence, executeOccurrences } from './settle-occurrence.ts';

/** Standing orders of a kind are carried out on their days. */
export function ordersDue<One extends Occurrence>(
  bank: OrdersBank,
  kind: OrderKind<One>,
): DueSource {
  return {
    name: kind.name,
    togetherMost: 50,

    next: dueRowsOfMemberships(kind.tables.occurrences),

    async finish(scope, id, now) {
      return (await executeOccurrence(scope, bank, kind, id, now))?.membership_id;
    },

    async finishTogether(scope, ids, now) {
      const settled = await executeOccurrences(scope, bank, kind, ids, { at: now, by: null });
      return settled.map((one) => one.membership_id);
    },
  };
}
