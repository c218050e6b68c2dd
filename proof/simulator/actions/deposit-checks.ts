import type { Deposit } from '#contract/deposits/deposits.ts';
import { asBase64, pngFile } from '#bank/testing/test-pictures.ts';
import type { Rng } from '../rng.ts';
import { BrokenClaim, dollars } from '../trace.ts';
import type { Action } from './action.ts';

export const depositCheck: Action = async ({ rng, clients, model }, member) => {
  const key = rng.uuid();
  const to = rng.pick(['checking', 'savings'] as const);
  const amount = rng.between(1, 4_000_00);
  const [front, back] = [somePicture(rng), somePicture(rng)];
  await clients.execute<Deposit>({
    member,
    key,
    what: `deposits a check of ${dollars(amount)} into ${to}`,
    mayChange: { low: 0, high: amount },
    send: (client) =>
      client.deposits.create({
        intentKey: key,
        deposit: { to, amount, front, back, isAnother: true },
      }),
    done: ({ id }) => {
      if (model.deposits.has(id)) {
        throw new BrokenClaim(`Deposit ${id} is the answer to two different asks`);
      }
      const deposit = { member: member.model, to, amount, triedReturn: false, returned: false };
      model.deposits.set(id, deposit);
      return amount;
    },
  });
};

/** The other bank does not pay the check. */
export const returnCheck: Action = async (stage) => {
  const [id, deposit] = stage.rng.pick([...stage.model.deposits]) ?? [];
  if (id === undefined || !deposit) return;
  deposit.triedReturn = true;
  const { amount } = deposit;
  const open = deposit.member.total.begin({ low: -amount, high: 0 });
  const outcome = await stage.byStaff(`returns deposit ${id}`, ({ staff }) =>
    staff.returnDeposit(id, 'account-closed'),
  );
  if (outcome?.kind === 'done') {
    if (deposit.returned) throw new BrokenClaim(`Deposit ${id} was returned twice`);
    deposit.returned = true;
    open.settle(-amount);
  } else if (outcome?.kind === 'account-closed') {
    open.settle(0);
  }
};

function somePicture(rng: Rng): string {
  return asBase64(pngFile({ width: 800, height: 400, seed: rng.between(0, 2 ** 32 - 1) }));
}
