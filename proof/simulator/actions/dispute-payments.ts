import type { Dispute } from '#contract/disputes/disputes.ts';
import { BrokenClaim, dollars } from '../trace.ts';
import type { Action } from './action.ts';

/** The member looks for a payment to others and disputes it. */
export const openDispute: Action = async ({ rng, clients, model }, member) => {
  const heard = await clients.ask(member, 'looks for a payment to dispute', (client) =>
    client.transactions.search({ type: 'debit', status: 'completed', limit: 20 }),
  );
  if (heard.kind !== 'answer') return;
  const found = rng.pick(
    heard.answer.transactions.filter(({ category }) => category !== 'Internal Transfer'),
  );
  if (!found) return;
  const key = rng.uuid();
  const amount = rng.between(1, found.amount);
  await clients.execute<Dispute>({
    member,
    key,
    what: `disputes ${dollars(amount)} of ${dollars(found.amount)}`,
    mayChange: { low: -amount, high: amount },
    send: (client) =>
      client.disputes.open({
        transaction: found.id,
        intentKey: key,
        dispute: { reason: 'not-mine', story: 'This was not me', amount },
      }),
    done: ({ id }) => {
      if (model.disputes.has(id)) {
        throw new BrokenClaim(`Dispute ${id} is the answer to two different asks`);
      }
      model.disputes.set(id, { member: member.model, amount, triedWithdrawal: false });
      return null;
    },
  });
};

export const withdrawDispute: Action = async ({ rng, clients, model }, member) => {
  const mine = [...model.disputes].filter(([, { member: owner }]) => owner === member.model);
  const [id, dispute] = rng.pick(mine) ?? [];
  if (id === undefined || !dispute) return;
  dispute.triedWithdrawal = true;
  member.model.total.begin({ low: -dispute.amount, high: 0 });
  await clients.ask(member, `withdraws dispute ${id}`, (client) =>
    client.disputes.withdraw({ id }),
  );
};

export const decideDispute: Action = async (stage) => {
  const [id, dispute] = stage.rng.pick([...stage.model.disputes]) ?? [];
  if (id === undefined || !dispute) return;
  const decision = stage.rng.pick(['approve', 'deny'] as const);
  dispute.member.total.begin({ low: -dispute.amount, high: dispute.amount });
  await stage.byStaff(`decides dispute ${id}: ${decision}`, ({ staff }) =>
    staff.decideDispute(id, decision, 'We looked into it.'),
  );
};
