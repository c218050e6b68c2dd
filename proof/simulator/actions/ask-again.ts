import type { Transfer } from '#contract/transfers/transfers.ts';
import { internal } from '#bank/testing/transfer-requests.ts';
import { BrokenClaim } from '../trace.ts';
import type { Action } from './action.ts';

/** A key that was used is used for something else: that is refused, and nothing moves. */
export const reuseKey: Action = async ({ rng, clients }, member) => {
  const used = rng.pick([...member.model.keys.keys()]);
  if (used === undefined) return;
  const transfer = internal(1, { memo: 'Something else' });
  const heard = await clients.ask<Transfer>(
    member,
    `sends something else with the key …${used.slice(-4)}`,
    (client) => client.transfers.create({ intentKey: used, transfer }),
    { times: 1 },
  );
  const isRefused =
    heard.kind === 'nothing' ||
    (heard.kind === 'refusal' &&
      ['INTENT_KEY_REUSED', 'UNAVAILABLE', 'SIGNED_OUT'].includes(heard.code));
  if (!isRefused) {
    throw new BrokenClaim(
      `${member.name} used a key again: ${heard.kind === 'refusal' ? heard.code : 'it was carried out'}`,
    );
  }
};
