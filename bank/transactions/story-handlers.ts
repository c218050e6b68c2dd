import { transactionStory } from '#contract/transactions/transaction-story.ts';
import { localMoment } from '../calendar/local-time.ts';
import type { BankContext } from '../bank-context.ts';
import type { Gate } from '../gate.ts';
import { payeeOf } from '../history/payee-of.ts';
import { listVisits, visitsMax } from './story-records.ts';
import { storyOf } from './story-rules.ts';
import { findTransaction } from './transaction-records.ts';

/** A transaction's place among those with the same payee (R-G3). */
export function storyHandler(gate: Gate, { store, clock, timeZone }: BankContext) {
  return gate.gated(transactionStory).story.handler(async ({ input, context, errors }) => {
    const { membershipId } = context.signedIn;
    const row = await findTransaction(store.db, membershipId, input.id);
    if (!row) throw errors.NOT_FOUND();
    const payee = payeeOf(row.description);
    const visits = await listVisits(store, { membershipId, payee, type: row.type });
    return storyOf(visits.slice(0, visitsMax), row, {
      today: localMoment(clock.now(), timeZone).date,
      areAll: visits.length <= visitsMax,
    });
  });
}
