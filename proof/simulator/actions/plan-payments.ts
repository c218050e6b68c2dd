import type { BillPayment } from '#contract/bills/bills.ts';
import type { Payee } from '#contract/bills/payees.ts';
import type { ScheduledTransfer } from '#contract/transfers/scheduled-transfers.ts';
import type { Handle, ModelSeries } from '../model.ts';
import { BrokenClaim, dollars } from '../trace.ts';
import { type Action, type Stage, someAmount } from './action.ts';
import { describe, destinationOf, someTransfer } from './send-money.ts';

/** More payments of a series than fall due in any world. */
const mostInSeries = 60;

export const addPayee: Action = async ({ rng, clients, model }, member) => {
  const key = rng.uuid();
  const name = `Payee ${key.slice(0, 8)}`;
  await clients.execute<Payee>({
    member,
    key,
    what: `adds ${name}`,
    mayChange: { low: 0, high: 0 },
    send: (client) => client.payees.add({ intentKey: key, payee: { name } }),
    done: ({ id }) => {
      model.payees.set(id, member.model);
      return 0;
    },
  });
};

export const payBill: Action = async (stage, member) => {
  const { rng, clients, model } = stage;
  const [payee] = rng.pick([...model.payees].filter(([, owner]) => owner === member.model)) ?? [];
  if (payee === undefined) {
    await addPayee(stage, member);
    return;
  }
  const key = rng.uuid();
  const from = rng.pick(['checking', 'savings'] as const);
  const amount = someAmount(rng);
  const date = stage.dayAhead(rng.pick([0, 0, 0, 1, 2, 7]));
  const repeat = rng.pick(['once', 'once', 'weekly', 'monthly'] as const);
  await clients.execute<BillPayment>({
    member,
    key,
    what: `pays a bill of ${dollars(amount)} from ${from} on ${date}, ${repeat}`,
    mayChange: { low: -amount * (repeat === 'once' ? 1 : mostInSeries), high: 0 },
    send: (client) =>
      client.bills.schedule({
        intentKey: key,
        bill: { payee, from, amount, date, repeat, again: true },
      }),
    done: ({ id, series }) => {
      addSeries(stage, series, {
        member: member.model,
        kind: 'bill',
        from,
        to: null,
        amount,
        repeats: repeat !== 'once',
        first: id,
        wasCancelled: false,
      });
      // A later due date stays possible.
      return null;
    },
  });
};

export const scheduleTransfer: Action = async (stage, member) => {
  const { rng, clients } = stage;
  const key = rng.uuid();
  const transfer = someTransfer(rng);
  const { amount } = transfer;
  const date = stage.dayAhead(rng.between(1, 5));
  const repeat = rng.pick(['once', 'once', 'weekly', 'every-two-weeks'] as const);
  await clients.execute<ScheduledTransfer>({
    member,
    key,
    what: `schedules ${describe(transfer)} on ${date}, ${repeat}`,
    mayChange: { low: -amount * (repeat === 'once' ? 1 : mostInSeries), high: 0 },
    send: (client) =>
      client.scheduledTransfers.schedule({
        intentKey: key,
        schedule: { transfer, date, repeat, again: true },
      }),
    done: ({ id, series }) => {
      addSeries(stage, series, {
        member: member.model,
        kind: transfer.kind,
        from: transfer.from as Handle,
        to: destinationOf(transfer),
        amount,
        repeats: repeat !== 'once',
        first: id,
        wasCancelled: false,
      });
      return null;
    },
  });
};

/** The member takes back a series, or the first of it. */
export const cancelPlan: Action = async ({ rng, clients, model }, member) => {
  const [id, series] =
    rng.pick([...model.series].filter(([, { member: owner }]) => owner === member.model)) ?? [];
  if (id === undefined || !series) return;
  series.wasCancelled = true;
  const whole = rng.permille(500);
  const what = `cancels ${whole ? 'series' : 'the first of series'} ${id}`;
  const first = { id: series.first };
  await clients.ask(member, what, (client): Promise<unknown> => {
    if (series.kind === 'bill') {
      return whole ? client.bills.cancelSeries({ series: id }) : client.bills.cancel(first);
    }
    return whole
      ? client.scheduledTransfers.cancelSeries({ series: id })
      : client.scheduledTransfers.cancel(first);
  });
};

function addSeries({ model }: Stage, id: string, series: ModelSeries): void {
  if (model.series.has(id)) {
    throw new BrokenClaim(`Series ${id} is the answer to two different asks`);
  }
  model.series.set(id, series);
}
