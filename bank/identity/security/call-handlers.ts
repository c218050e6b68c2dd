import { security } from '#contract/identity/security/security.ts';
import type { BankContext } from '../../bank-context.ts';
import type { Gate } from '../../gate.ts';

/** Whether staff are calling the person who asks. Only a staff command can announce a call, never a request. */
export function callHandlers(gate: Gate, { store, clock }: BankContext) {
  return {
    call: gate.gated(security).call.handler(async ({ context: { signedIn } }) => {
      const row = await store.db
        .selectFrom('staff_call')
        .select(['began_at', 'until_at'])
        .where('person_id', '=', signedIn.personId)
        .where('until_at', '>', clock.now())
        .executeTakeFirst();
      return {
        call: row ? { since: row.began_at, until: row.until_at } : null,
      };
    }),
  };
}
