import { cents } from '#contract/money/cents.ts';
import type { AccountId } from '#contract/text/ids.ts';
import { expect, test } from 'vitest';
import type { Tables } from '../tables.ts';
import { faultsOf } from '../testing/audited.ts';
import { goTo, sixOn } from '../testing/test-due-orders.ts';
import { describeOnEveryStore } from '../testing/on-every-store.ts';
import {
  balancesOf,
  type Client,
  liveWithoutStepUps,
  longSessions,
  openTestBank,
  type TestBank,
} from '../testing/test-bank.ts';
import { addPayee } from '../testing/test-bills.ts';
import { addPersonIn, makeBusiness } from '../testing/test-party.ts';
import { addBox } from '../testing/test-box.ts';
import { depositor } from '../testing/test-deposits.ts';
import { accountOf, type TestMember, addProfile } from '../testing/test-member.ts';
import { zelle } from '../testing/transfer-requests.ts';

const checking = 'checking' as AccountId;
const savings = 'savings' as AccountId;

interface Lived {
  readonly bank: TestBank;
  readonly member: TestMember;
  readonly client: Client;
}

/** A kind of due work: the orders of March 2, the days on which the bank is there, and the compared result. */
interface Case {
  readonly kind: string;
  /** Days on which the bank is there, and those of them that it misses in an outage. */
  readonly days: readonly string[];
  readonly missed: readonly string[];
  order(lived: Lived): Promise<void>;
  outcome(lived: Lived): Promise<unknown>;
}

const day = 24 * 60 * 60_000;
const marchDays = (first: number, last: number) =>
  Array.from({ length: last - first + 1 }, (_, index) =>
    new Date(Date.UTC(2026, 2, first + index)).toISOString().slice(0, 10),
  );
const firstDays = Array.from({ length: 12 }, (_, index) =>
  new Date(Date.UTC(2026, 3 + index)).toISOString().slice(0, 10),
);
const noonOn = (date: string) => sixOn(date) + 6 * 3_600_000;
const eventsOf = async (client: Client, kind: string) =>
  (await client.events.recent({ limit: 50 })).events
    .filter((event) => event.kind === kind)
    .map((event) => ('change' in event ? event.change : 'told'))
    .toReversed();
const earnOn = async ({ bank, member }: Lived, account: string) =>
  await bank.store.db
    .updateTable('account')
    .set({ product_id: 'share-savings' })
    .where('id', '=', accountOf(member, account).id)
    .execute();

async function openCertificate({ bank, client }: Lived): Promise<AccountId> {
  const { account } = await client.products.open({
    intentKey: bank.newKey(),
    opening: {
      product: 'certificate-12',
      termsFrom: '2026-01-01',
      from: checking,
      amount: cents(5_000_00),
      nickname: '',
    },
  });
  return account.id;
}

async function openDispute({ bank, member, client }: Lived): Promise<void> {
  const at = bank.clock.now() - day;
  const { id } = await bank.addPayment(member, { type: 'debit', amount: 5_000_00, at });
  await client.disputes.open({
    transaction: id,
    intentKey: bank.newKey(),
    dispute: { reason: 'not-received', story: 'It never came.', amount: 5_000_00 },
  });
}

const disputeOutcome = async ({ client }: Lived) => ({
  balances: await balancesOf(client),
  told: await eventsOf(client, 'dispute'),
});

const cases: readonly Case[] = [
  {
    kind: 'dividends of three months, each of which earns in the next',
    days: ['2026-04-01', '2026-05-01', '2026-05-20', '2026-06-02'],
    missed: ['2026-04-01', '2026-05-01'],
    order: async (lived) => void (await earnOn(lived, 'savings')),
    outcome: ({ client }) => balancesOf(client),
  },
  {
    kind: 'a certificate that renews',
    days: [...firstDays, '2027-03-02', '2027-03-20', '2027-04-01'],
    missed: ['2027-03-01', '2027-03-02'],
    order: async (lived) => void (await openCertificate(lived)),
    outcome: async ({ client }) => ({
      accounts: (await client.accounts.list()).accounts.map(({ balance, maturesOn }) => [
        balance,
        maturesOn,
      ]),
    }),
  },
  {
    kind: 'rules of goals',
    days: marchDays(3, 14),
    missed: marchDays(5, 11),
    async order({ bank, member, client }) {
      const goal = await client.goals.open({
        intentKey: bank.newKey(),
        goal: {
          account: savings,
          name: 'A trip',
          picture: 'trip',
          target: cents(5_000_00),
          wantedBy: null,
        },
      });
      await client.goals.setRules({
        intentKey: bank.newKey(),
        id: goal.id,
        rules: [
          { kind: 'round-up', from: checking },
          { kind: 'sweep', from: checking, amount: cents(9_000_00) },
          { kind: 'payday', from: checking, amount: cents(70_00) },
        ],
      });
      for (const [date, type, amount] of [
        ['2026-03-03', 'debit', 4_30],
        ['2026-03-04', 'credit', 2_000_00],
        ['2026-03-05', 'debit', 7_75],
      ] as const) {
        const category = type === 'debit' ? 'Groceries' : 'Income';
        const at = sixOn(date) - 5 * 3_600_000;
        await bank.addPayment(member, { type, amount, at, category });
      }
    },
    outcome: async ({ client }) => ({
      balances: await balancesOf(client),
      goals: (await client.goals.list()).goals.map(({ share, short }) => [share, short]),
    }),
  },
  {
    kind: 'a bill on the day on which the hold of a check ends',
    days: marchDays(3, 18),
    missed: marchDays(4, 15),
    async order({ bank, client }) {
      await depositor(bank, client)(5_000_00, { to: 'checking' });
      const payee = await addPayee(bank, client);
      await client.bills.schedule({
        intentKey: bank.newKey(),
        bill: { payee: payee.id, from: checking, amount: 14_500_00, date: '2026-03-13' },
      });
    },
    outcome: async ({ client }) => ({
      balances: await balancesOf(client),
      bills: (await client.bills.settled({})).payments.map(({ status, reason }) => [
        status,
        reason,
      ]),
    }),
  },
  {
    kind: 'a dispute that is credited and decided',
    days: ['2026-03-16', '2026-05-31', '2026-06-02'],
    missed: ['2026-03-16', '2026-05-31'],
    order: openDispute,
    outcome: disputeOutcome,
  },
  {
    kind: 'a dispute that is decided, with the dividends until it was credited',
    days: ['2026-03-16', '2026-04-01', '2026-05-01', '2026-05-31', '2026-06-02'],
    missed: ['2026-05-01', '2026-05-31'],
    async order(lived) {
      await earnOn(lived, 'checking');
      await openDispute(lived);
    },
    outcome: disputeOutcome,
  },
  {
    kind: 'a request for money that expires',
    days: ['2026-03-16', '2026-04-01', '2026-05-01', '2026-05-02'],
    missed: ['2026-03-16', '2026-04-01', '2026-05-01'],
    async order({ bank, client }) {
      await client.moneyRequests.ask({
        intentKey: bank.newKey(),
        request: { by: 'link', to: 'checking', amount: 24_00, note: 'Pizza' },
      });
    },
    outcome: ({ client }) => eventsOf(client, 'money-request'),
  },
  {
    kind: 'an approval that expires',
    days: marchDays(3, 12),
    missed: marchDays(5, 11),
    async order({ bank, member }) {
      await makeBusiness(bank, member);
      const asker = await addPersonIn(bank, member, 'initiator', 'Theo Park');
      await addProfile(bank.dependencies, asker.member);
      const payment = { kind: 'transfer', transfer: zelle(40_00) } as const;
      await asker.client.approvals.ask({ intentKey: bank.newKey(), payment });
    },
    outcome: async ({ client }) => ({
      balances: await balancesOf(client),
      decided: (await client.approvals.list()).decided.map(({ status }) => status),
    }),
  },
  {
    kind: 'an alert of a bill and of a low balance',
    days: marchDays(3, 12),
    missed: marchDays(5, 9),
    async order({ bank, client }) {
      const alert = { kind: 'balance-below', account: checking, amount: 9_900_00 } as const;
      await client.alerts.add({ intentKey: bank.newKey(), alert });
      const payee = await addPayee(bank, client);
      await client.bills.schedule({
        intentKey: bank.newKey(),
        bill: { payee: payee.id, from: checking, amount: 200_00, date: '2026-03-06' },
      });
    },
    outcome: ({ client }) => eventsOf(client, 'alert'),
  },
  {
    kind: 'the fee of a box before a transfer that leaves too little for it',
    days: marchDays(3, 12),
    missed: marchDays(5, 9),
    async order({ bank, member, client }) {
      await addBox(bank.dependencies, member, { rentedOn: '2026-03-06' });
      await client.scheduledTransfers.schedule({
        intentKey: bank.newKey(),
        schedule: { transfer: zelle(9_950_00), date: '2026-03-07' },
      });
    },
    outcome: async ({ client }) => ({
      balances: await balancesOf(client),
      failed: (await client.scheduledTransfers.list()).failed.map(({ reason }) => reason),
      box: (await client.safeDeposit.billing()).charges.map(({ status }) => status),
    }),
  },
];

describeOnEveryStore('what was due in an outage', ({ open }) => {
  async function openLived(): Promise<Lived> {
    const { transferLimits } = liveWithoutStepUps;
    const zelleLimits = { atATime: cents(20_000_00), aDay: cents(20_000_00) };
    const bank = await openTestBank(await open<Tables>(), {
      policy: {
        ...liveWithoutStepUps,
        ...longSessions,
        transferLimits: { ...transferLimits, zelle: zelleLimits },
      },
    });
    const terms = {
      valid_from: '2026-01-01',
      method: 'daily-balance',
      rounding: 'half-up',
      minimum: 0,
      opening_minimum: 0,
      offered: 1,
    } as const;
    await bank.store.db
      .insertInto('product_terms')
      .values([
        { ...terms, product_id: 'share-savings', rate: 9_00 },
        {
          ...terms,
          product_id: 'certificate-12',
          rate: 3_60,
          penalty_days: 90,
          grace_days: 10,
        },
      ])
      .execute();
    const member = await bank.addMember({ accounts: { checking: 10_000_00, savings: 10_000_00 } });
    await addProfile(bank.dependencies, member);
    return { bank, member, client: await bank.clientOf(member) };
  }

  async function live({ order, outcome, days }: Case, missed: readonly string[]) {
    const lived = await openLived();
    const { bank, member } = lived;
    await order(lived);
    for (const date of days.filter((one) => !missed.includes(one))) await goTo(bank, noonOn(date));
    expect(await faultsOf(bank)).toEqual([]);
    return await outcome({ ...lived, client: await bank.clientOf(member) });
  }

  test.each(cases)('R-D7 $kind: it ends as if there had been none', async (one) => {
    expect(await live(one, one.missed)).toEqual(await live(one, []));
  });
});
