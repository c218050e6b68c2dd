import type { Forecast } from '#contract/forecast/forecast.ts';
import { forecastDays } from '#contract/forecast/forecast-terms.ts';
import type { GoalRule } from '#contract/goals/goals.ts';
import { cents } from '#contract/money/cents.ts';
import type { AccountId } from '#contract/text/ids.ts';
import type { LocalDate } from '#contract/time/time.ts';
import type { TransferRequestInput } from '#contract/transfers/transfers.ts';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { addDays, startOfDay } from '../calendar/local-time.ts';
import type { Tables } from '../tables.ts';
import { setTerms } from '../dividends/set-terms.ts';
import { dumpTables } from '../testing/test-tables.ts';
import { faultsOf } from '../testing/audited.ts';
import { goTo, sixOn } from '../testing/test-due-orders.ts';
import { describeOnEveryStore } from '../testing/on-every-store.ts';
import {
  balancesOf,
  type Client,
  longSessions,
  openTestBank,
  type TestBank,
} from '../testing/test-bank.ts';
import { addPayee, newIntent } from '../testing/test-bills.ts';
import { addBox } from '../testing/test-box.ts';
import { lend, signedLoan } from '../testing/test-loan.ts';
import { external, internal, zelle } from '../testing/transfer-requests.ts';

const today = '2026-03-02' as LocalDate;

const isLong = process.env['MODE'] === 'forecast';

/**
 * The number of random members, and of those in one bank: so few that never more is due at a moment than the bank reads at
 * once. With more members, it may pay some bills before it has sent all transfers.
 */
const histories = isLong ? Number(process.env['HISTORIES'] ?? 10_000) : 10;
const inOneBank = 20;

const order = fc.record({
  kind: fc.constantFrom('bill', 'internal', 'back', 'zelle', 'external'),
  amount: fc.oneof(fc.integer({ min: 1, max: 300_00 }), fc.constantFrom(500_00, 1_000_00)),
  day: fc.integer({ min: 1, max: 40 }),
  repeat: fc.constantFrom('once', 'weekly', 'every-two-weeks', 'monthly'),
} as const);

type Order = typeof order extends fc.Arbitrary<infer One> ? One : never;

const history = fc.record({
  orders: fc.array(order, { minLength: 1, maxLength: 7 }),
  rules: fc.subarray(['round-up', 'sweep', 'payday'] as const),
  loan: fc.option(fc.constantFrom('checking', 'savings'), { nil: null }),
  certificate: fc.option(fc.constantFrom('renew', 'move'), { nil: null }),
  sent: fc.option(
    fc.record({
      kind: fc.constantFrom('internal', 'zelle', 'external', 'back'),
      amount: fc.integer({ min: 100_00, max: 1_000_00 }),
    } as const),
    { nil: null, freq: 9 },
  ),
});

type History = typeof history extends fc.Arbitrary<infer One> ? One : never;

function transferOf({ kind, amount }: NonNullable<History['sent']>): TransferRequestInput {
  return {
    internal: () => internal(amount),
    back: () => internal(amount, { from: 'savings', to: 'checking' }),
    zelle: () => zelle(amount),
    external: () => external(amount),
  }[kind]();
}

const [checking, savings] = ['checking', 'savings'] as [AccountId, AccountId];

/**
 * Just after each moment of a day at which the bank does its due work, and at which transfers sent then have arrived, in
 * minutes.
 */
const momentsOfDay = [1, 6, 16, 18, 6 * 60, 6 * 60 + 2, 22 * 60];

describeOnEveryStore('the next 30 days', ({ open }) => {
  /** It is the 2nd of March 2026, ten in the morning in New York. */
  async function prepare(start?: string) {
    const options = { policy: longSessions, ...(start && { start }) };
    const bank = await openTestBank(await open<Tables>(), options);
    const join = async (accounts = { checking: 1_000_00, savings: 500_00 }) => {
      const member = await bank.addMember({ accounts });
      const client = await bank.clientOf(member);
      const payee = await addPayee(bank, client);
      const payBill = (amount: number, date: string, repeat: Order['repeat'] = 'once') =>
        client.bills.schedule({
          intentKey: newIntent(bank),
          bill: { payee: payee.id, from: 'checking', amount, date, repeat },
        });
      const place = async ({ kind, amount, day, repeat }: Order) => {
        const date = addDays(today, day);
        if (kind === 'bill') return await payBill(amount, date, repeat);
        const transfer = transferOf({ kind, amount });
        const intentKey = bank.newKey();
        return await client.scheduledTransfers.schedule({
          intentKey,
          schedule: { transfer, date, repeat },
        });
      };
      const addRules = async (kinds: readonly GoalRule['kind'][], amount: number) => {
        const { id } = await client.goals.open({
          intentKey: bank.newKey(),
          goal: {
            account: savings,
            name: 'A trip',
            picture: 'trip',
            target: cents(2_000_00),
            wantedBy: null,
          },
        });
        const rules = {
          'round-up': { kind: 'round-up', from: checking },
          sweep: { kind: 'sweep', from: checking, amount: cents(amount) },
          payday: { kind: 'payday', from: checking, amount: cents(amount) },
        } as const;
        const chosen = kinds.map((kind) => rules[kind]);
        return await client.goals.setRules({ intentKey: bank.newKey(), id, rules: chosen });
      };
      return { member, client, payBill, place, addRules };
    };
    return { bank, join };
  }

  /** `warned`: of how many payments the transfer of now was said to make fail; null where none was sent. */
  interface Foretold {
    readonly client: Client;
    readonly warned: number | null;
    readonly predicted: Forecast;
  }

  type Joined = Awaited<ReturnType<Awaited<ReturnType<typeof prepare>>['join']>>;

  /** Borrows and buys a certificate of a month, eleven days before. */
  async function takeUp(
    bank: TestBank,
    { client, member }: Joined,
    { loan, certificate }: History,
  ) {
    await bank.store.db
      .updateTable('account')
      .set({ product_id: 'share-savings' })
      .where('id', '=', member.accounts['savings']?.id ?? '')
      .execute();
    if (loan !== null) {
      const id = await signedLoan(bank, client, { amount: cents(600_00) });
      await client.loans.setAutopay({ loan: id, from: loan });
    }
    if (certificate === null) return;
    const { account } = await client.products.open({
      intentKey: bank.newKey(),
      opening: {
        product: 'certificate-1',
        termsFrom: '2026-02-19',
        from: checking,
        amount: cents(500_00),
        nickname: '',
      },
    });
    const moveTo = certificate === 'move' ? savings : null;
    await client.products.atMaturity({ account: account.id, atMaturity: certificate, moveTo });
  }

  async function offerAll(bank: TestBank) {
    await lend(bank);
    await bank.store.db
      .insertInto('product')
      .values({
        id: 'certificate-1',
        kind: 'certificate',
        type: 'savings',
        name: 'Certificate',
        term_months: 1,
      })
      .execute();
    const terms = {
      from: '2026-02-19' as LocalDate,
      method: 'daily-balance',
      rounding: 'half-up',
      minimum: cents(0),
      openingMinimum: cents(500_00),
      offered: true,
      rate: 3_60,
    } as const;
    const noTerm = { penaltyDays: null, graceDays: null };
    const term = { penaltyDays: 90, graceDays: 10 };
    const { store, clock } = bank;
    const set = async (more: { product: string } & (typeof noTerm | typeof term)) =>
      await setTerms({ store, clock, timeZone: 'America/New_York' }, { ...terms, ...more });
    expect(await set({ product: 'certificate-1', ...term })).toBeNull();
    expect(await set({ product: 'share-savings', ...noTerm })).toBeNull();
  }

  /**
   * Asks which payments the transfer will make fail, sends it, and compares: they are those that were to happen before and
   * fail after it. Tells how many; null where the bank refused the transfer, of which nothing is to be said.
   */
  async function sendWarned(bank: TestBank, client: Client, sent: NonNullable<History['sent']>) {
    const transfer = transferOf(sent);
    const before = await client.forecast.month();
    const { items: warned } = await client.forecast.failsAfter({ transfer });
    const intentKey = bank.newKey();
    const refused: unknown = await client.transfers.create({ intentKey, transfer }).then(
      () => null,
      (error: unknown) => error,
    );
    if (refused !== null) expect(refused).toMatchObject({ code: 'INSUFFICIENT_FUNDS' });
    const after = await client.forecast.month();
    const wasToHappen = new Set(
      before.items.filter(({ happens }) => happens).map(({ key }) => key),
    );
    const broken = after.items.filter(({ happens, key }) => !happens && wasToHappen.has(key));
    expect(warned).toEqual(broken);
    if (refused !== null) expect(warned).toEqual([]);
    return refused === null ? warned.length : null;
  }

  /** Foretells 30 days of these members, lets the days pass, and compares every account every evening. */
  async function foretell(chosen: readonly History[]): Promise<Foretold[]> {
    const { bank, join } = await prepare('2026-02-19T15:00:00Z');
    await offerAll(bank);
    const joined: Joined[] = [];
    for (const one of chosen) {
      const member = await join();
      await takeUp(bank, member, one);
      joined.push(member);
    }
    await goTo(bank, sixOn(today));
    await goTo(bank, sixOn(today) + 4 * 60 * 60_000);
    const members: Foretold[] = [];
    for (const [index, { client, place, addRules }] of joined.entries()) {
      const { orders, rules, sent } = chosen[index] as History;
      for (const one of orders) await place(one);
      if (rules.length > 0) await addRules(rules, 200_00);
      const warned = sent && (await sendWarned(bank, client, sent));
      members.push({ client, warned, predicted: await client.forecast.month() });
    }
    for (let passed = 0; passed <= forecastDays; passed += 1) {
      const day = startOfDay(addDays(today, passed), 'America/New_York');
      for (const minutes of passed === 0 ? momentsOfDay.slice(-1) : momentsOfDay) {
        await goTo(bank, day + minutes * 60_000);
      }
      for (const { client, predicted } of members) {
        const shown = predicted.accounts.flatMap(({ account, balances }) =>
          balances[passed] === 0 ? [] : [[account, balances[passed]]],
        );
        const actual = Object.entries(await balancesOf(client)).filter(
          ([, amount]) => amount !== 0,
        );
        expect(Object.fromEntries(shown)).toEqual(Object.fromEntries(actual));
      }
    }
    expect(await faultsOf(bank)).toEqual([]);
    return members;
  }

  test(
    'R-G4 With nothing new, the predicted balances of 30 days are those that come, and a transfer is warned of if and only if it makes a payment fail',
    async () => {
      const seen = new Map<string, number>();
      for (let seed = 0; seed * inOneBank < histories; seed += 1) {
        const numRuns = Math.min(inOneBank, histories - seed * inOneBank);
        const sample = fc.sample(history, { numRuns, seed: 20_260_302 + seed });
        for (const { predicted, warned } of await foretell(sample)) {
          const names = predicted.items.map(({ kind, happens }) =>
            happens ? kind : `${kind} fails`,
          );
          if (warned !== null) names.push(warned > 0 ? 'warned' : 'not warned');
          for (const name of names) seen.set(name, (seen.get(name) ?? 0) + 1);
        }
        // oxlint-disable-next-line no-console -- a long run says how far it is
        if (isLong) console.log((seed + 1) * inOneBank, JSON.stringify(Object.fromEntries(seen)));
      }
      const met = ['bill', 'transfer', 'goal', 'loan', 'certificate', 'dividend', 'bill fails'];
      expect([...seen.keys()]).toEqual(expect.arrayContaining([...met, 'warned', 'not warned']));
    },
    // Thirty days of many members: on a busy machine over PostgreSQL more than a test otherwise takes.
    isLong ? 0 : 300_000,
  );

  test('A payment that cannot be made is named, with the day on which the account is lowest', async () => {
    const { join } = await prepare();
    const { client, payBill } = await join();
    await payBill(700_00, '2026-03-05');
    await payBill(400_00, '2026-03-10');
    const { items, accounts } = await client.forecast.month();
    expect(items).toMatchObject([
      {
        kind: 'bill',
        description: 'Bill payment to Electric Company',
        amount: -700_00,
        date: '2026-03-05',
        happens: true,
      },
      { kind: 'bill', amount: -400_00, date: '2026-03-10', happens: false },
    ]);
    expect(accounts[0]).toMatchObject({
      account: 'checking',
      lowest: { available: 300_00, date: '2026-03-05' },
    });
  });

  test('Pay that the history shows to recur comes before the bill that needs it', async () => {
    const { bank, join } = await prepare();
    const { member, client, payBill } = await join();
    for (const day of ['2026-01-21', '2026-02-04', '2026-02-18']) {
      const at = Date.parse(`${day}T09:00:00Z`);
      await bank.addPayment(member, { type: 'credit', amount: 900_00, at, description: 'Payroll' });
    }
    await payBill(4_700_00, '2026-03-05');
    await payBill(5_000_00, '2026-03-19');
    const { items } = await client.forecast.month();
    expect(items.map(({ description, date, happens }) => [description, date, happens])).toEqual([
      ['Payroll', '2026-03-04', true],
      ['Bill payment to Electric Company', '2026-03-05', false],
      ['Payroll', '2026-03-18', true],
      ['Bill payment to Electric Company', '2026-03-19', true],
      ['Payroll', '2026-04-01', true],
    ]);
  });

  test('A yearly fee counts, and one that cannot be taken is told once', async () => {
    const { bank, join } = await prepare();
    const { member, client } = await join({ checking: 20_00, savings: 0 });
    await addBox(bank.dependencies, member);
    const { items } = await client.forecast.month();
    expect(items).toMatchObject([{ kind: 'fee', date: '2026-03-03', happens: false }]);
  });

  test('Looking ahead changes nothing', async () => {
    const { bank, join } = await prepare();
    const { client, payBill } = await join();
    await payBill(100_00, '2026-03-05', 'weekly');
    const before = await dumpTables(bank.store);
    await client.forecast.month();
    expect(await dumpTables(bank.store)).toEqual(before);
  });

  test('R-G4 A transfer of now is said to make an order fail if and only if it does, with what is short', async () => {
    const { join } = await prepare();
    const { client, payBill } = await join();
    await payBill(700_00, '2026-03-05');
    await payBill(900_00, '2026-03-06');
    const after = async (transfer: TransferRequestInput) =>
      (await client.forecast.failsAfter({ transfer })).items;
    expect(await after(external(300_00))).toEqual([]);
    expect(await after(external(300_01))).toMatchObject([
      {
        description: 'Bill payment to Electric Company',
        amount: -700_00,
        date: '2026-03-05',
        short: 1,
      },
    ]);
    expect(await after(external(5_000_00))).toEqual([]);
    const items = await after(internal(300_01));
    expect(items).toHaveLength(1);
  });

  test('Nobody looks into the days of somebody else', async () => {
    const { join } = await prepare();
    const [one, other] = [await join(), await join()];
    await one.payBill(100_00, '2026-03-05');
    expect((await other.client.forecast.month()).items).toEqual([]);
  });
});
