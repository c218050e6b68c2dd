import type { Client } from '#bank/testing/test-bank.ts';
import { BrokenClaim } from '../trace.ts';
import type { Action } from './action.ts';

/** The member looks at the accounts: the sums are right, and the total is one that can be. */
export const readAccounts: Action = async ({ clients, model }, member) => {
  const fits = member.model.total.read();
  const heard = await clients.ask(
    member,
    'looks at the accounts',
    (client) => client.accounts.list(),
    { times: 1 },
  );
  if (heard.kind !== 'answer') return;
  const { accounts, total } = heard.answer;
  const sum = accounts.reduce((before, { available }) => before + available, 0);
  if (sum !== total) {
    throw new BrokenClaim(`${member.name} was told a total of ${total} for ${sum}`);
  }
  // A merchant was promised the money before it left the account; a check may come back after its money has.
  const isPosted = [...model.purchases.values()].some(
    (purchase) => purchase.member === member.model && purchase.triedPosting,
  );
  const mayBeOverdrawn = (handle: string) =>
    (handle === 'checking' && isPosted) ||
    [...model.deposits.values()].some(
      ({ member: owner, to, triedReturn }) =>
        owner === member.model && to === handle && triedReturn,
    );
  if (
    accounts.some(
      ({ id, balance, available }) =>
        available < 0 || (balance < 0 ? !mayBeOverdrawn(id) : available > balance),
    )
  ) {
    throw new BrokenClaim(`${member.name} was told ${JSON.stringify(accounts)}`);
  }
  const misfit = fits(accounts.reduce((before, { balance }) => before + balance, 0));
  if (misfit !== null) throw new BrokenClaim(`${member.name} was told ${misfit}`);
};

/** The member looks at something else; each answer must agree with itself. */
export const readSomething: Action = async ({ rng, clients }, member) => {
  const what = rng.pick(Object.keys(looks) as (keyof typeof looks)[]) ?? 'balance';
  await clients.ask(
    member,
    `looks at: ${what}`,
    async (client) => {
      const wrong = await looks[what](client);
      if (wrong !== null) throw new BrokenClaim(`${member.name} looked at ${what}: ${wrong}`);
    },
    { times: 1 },
  );
};

const looks = {
  balance: async (client: Client) => {
    const { ledger, onItsWay, holds, overdraft, available } = await client.accounts.explain({
      account: 'checking',
    });
    const taken = [...onItsWay, ...holds].reduce((sum, { amount }) => sum + amount, 0);
    return available === ledger - taken + overdraft
      ? null
      : `${ledger} less ${taken} and ${overdraft} more is not ${available}`;
  },

  'balance history': async (client: Client) => {
    const { accounts, total } = await client.accounts.balanceHistory({ days: 7 });
    const wrong = total.findIndex(
      (sum, day) =>
        sum !== accounts.reduce((before, { balances }) => before + (balances[day] ?? 0), 0),
    );
    return wrong < 0 ? null : `the total of day ${wrong} is not the sum of its accounts`;
  },

  'pages of transactions': async (client: Client) => {
    const first = await client.transactions.search({ range: 'all', limit: 5 });
    const second =
      first.next === null
        ? { transactions: [] }
        : await client.transactions.search({ range: 'all', limit: 5, cursor: first.next });
    const all = [...first.transactions, ...second.transactions];
    const isDescending = all.every(({ at }, place) => at <= (all[place - 1]?.at ?? Infinity));
    const isOnce = new Set(all.map(({ id }) => id)).size === all.length;
    return isDescending && isOnce ? null : 'the pages overlap or are out of order';
  },

  totals: async (client: Client) => {
    const { moneyIn, moneyOut, net } = await client.transactions.totals({ range: '30days' });
    return moneyIn - moneyOut === net ? null : `${moneyIn} less ${moneyOut} is not ${net}`;
  },

  tiles: async (client: Client) => {
    const { pending, processing } = await client.transfers.tiles();
    return pending >= 0 && processing >= 0 ? null : 'fewer than none';
  },

  cards: async (client: Client) => {
    const { cards } = await client.cards.list();
    const wrong = cards.find(
      (card) =>
        card.type !== 'Debit Card' &&
        card.availableCredit !== Math.max(0, card.creditLimit - card.currentBalance),
    );
    return wrong ? `the credit of ${wrong.id} is wrong` : null;
  },

  'upcoming bills': async (client: Client) => {
    const { payments } = await client.bills.upcoming();
    return payments.every(({ status }) => status === 'scheduled') ? null : 'one is not scheduled';
  },

  'scheduled transfers': async (client: Client) => {
    const { ahead } = await client.scheduledTransfers.list();
    return ahead.every(({ status }) => status === 'scheduled') ? null : 'one is not scheduled';
  },
} as const;
