import { push as contract } from '#contract/push/push.ts';
import type { BankContext } from '../bank-context.ts';
import { lockPerson } from '../database/lock-memberships.ts';
import type { Gate } from '../gate.ts';
import { appendToMemberLogs } from '../member-log/append-to-member-logs.ts';
import { askedFrom } from '../member-log/log-entry.ts';
import { tokenHash } from '../identity/sessions/session.ts';
import {
  hasSubscription,
  removeSubscription,
  replaceSubscription,
  saveSubscription,
} from './push-records.ts';

/** Browsers on which a person is told while the portal is closed (R-P9). */
export function pushHandlers(gate: Gate, bank: BankContext) {
  const { store, clock, newId, pusher } = bank;
  const push = gate.gated(contract);
  const open = gate.open(contract);

  return {
    key: push.key.handler(() => ({ publicKey: pusher?.publicKey ?? null })),

    find: push.find.handler(async ({ input, context: { signedIn } }) => ({
      isOn: await hasSubscription(store.db, signedIn.personId, input.endpoint),
    })),

    subscribe: push.subscribe.handler(async ({ input, context, errors }) => {
      const { signedIn, caller } = context;
      const { endpoint, keys } = input.subscription;
      if (pusher === undefined) throw errors.PUSH_NOT_OFFERED();
      if (!pusher.accepts(endpoint)) throw errors.PUSH_ENDPOINT_REFUSED();
      const { personId } = signedIn;
      await store.transact(async (scope) => {
        const at = clock.now();
        await lockPerson(scope, personId);
        await saveSubscription(scope.trx, {
          person_id: personId,
          id: newId(),
          endpoint,
          ...keys,
          language: input.language,
          browser_hash: caller.browserToken === null ? null : tokenHash(caller.browserToken),
          subscribed_at: at,
        });
        const audit = { action: 'push-on', facts: { ...askedFrom(caller) } };
        await appendToMemberLogs(scope, [{ personId, at, audit, events: [] }]);
      });
      return {};
    }),

    unsubscribe: push.unsubscribe.handler(async ({ input, context: { signedIn, caller } }) => {
      const { personId } = signedIn;
      await store.transact(async (scope) => {
        const at = clock.now();
        await lockPerson(scope, personId);
        if (!(await removeSubscription(scope.trx, personId, input.endpoint))) return;
        const audit = { action: 'push-off', facts: { ...askedFrom(caller) } };
        await appendToMemberLogs(scope, [{ personId, at, audit, events: [] }]);
      });
      return {};
    }),

    renew: open.renew.handler(async ({ input: { subscription, ...former } }) => {
      if (pusher?.accepts(subscription.endpoint) !== true) return {};
      await store.transact(({ trx }) => replaceSubscription(trx, former, subscription));
      return {};
    }),
  };
}
