import type { AccountId, TransactionId } from '#contract/text/ids.ts';
import type { ProductId } from '#contract/products/products.ts';
import { cents } from '#contract/money/cents.ts';
import type { LocalDate } from '#contract/time/time.ts';
import { expect, test } from 'vitest';
import type { Tables } from '../tables.ts';
import { setTerms } from '../dividends/set-terms.ts';
import { faultsOf } from '../testing/audited.ts';
import { describeOnEveryStore } from '../testing/on-every-store.ts';
import {
  balancesOf,
  type Client,
  longSessions,
  openTestBank,
  type TestBank,
} from '../testing/test-bank.ts';
import { addPayee, newIntent } from '../testing/test-bills.ts';
import { lend, signedLoan } from '../testing/test-loan.ts';
import { internal, zelle } from '../testing/transfer-requests.ts';
import { wholeFile } from '../testing/whole-files.ts';

const [checking, savings, certificate] = ['checking', 'savings', 'certificate'] as AccountId[];
const today = '2026-03-02' as LocalDate;
const basis = {
  from: today,
  method: 'daily-balance',
  rounding: 'half-up',
  minimum: cents(0),
  openingMinimum: cents(500_00),
  offered: true,
} as const;
const noTerm = { penaltyDays: null, graceDays: null };

async function offerAll(bank: TestBank): Promise<void> {
  const catalogue = { store: bank.store, clock: bank.clock, timeZone: 'America/New_York' };
  const set = async (product: string, rate: number, term: object) => {
    expect(await setTerms(catalogue, { ...basis, ...noTerm, product, rate, ...term })).toBeNull();
  };
  await set('share-savings', 60, { openingMinimum: cents(0) });
  await set('money-market', 1_75, {});
  await set('certificate-12', 3_60, { penaltyDays: 90, graceDays: 10 });
}

const opening = (product: string, amount: number, nickname = '') => ({
  product: product as ProductId,
  termsFrom: today,
  from: checking as AccountId,
  amount: cents(amount),
  nickname,
});

async function goTo(bank: TestBank, moment: string): Promise<void> {
  await bank.clock.leap(Date.parse(moment) - bank.clock.now());
  for (let round = 0; round < 6; round += 1) await bank.settle();
}

describeOnEveryStore('accounts that members open', ({ open }) => {
  async function bankWithMember(amount = 20_000_00) {
    const bank = await openTestBank(await open<Tables>(), { policy: longSessions });
    await offerAll(bank);
    const member = await bank.addMember({ accounts: { checking: amount, savings: 500_00 } });
    const client = await bank.clientOf(member);
    const openOne = async (product: string, opened: number, nickname = '') =>
      await client.products.open({
        intentKey: bank.newKey(),
        opening: opening(product, opened, nickname),
      });
    return { bank, member, client, openOne };
  }

  test('R-A1 an offered product states its yield, minimums, penalty and renewal before', async () => {
    const { client } = await bankWithMember();
    const { offers } = await client.products.offers();
    expect(offers.map(({ product, yield: apy }) => [product, apy])).toEqual([
      ['share-savings', 60],
      ['money-market', 1_76],
      ['certificate-12', 3_66],
    ]);
    expect(offers[2]).toMatchObject({
      kind: 'certificate',
      rate: 3_60,
      openingMinimum: 500_00,
      term: { months: 12, maturesOn: '2027-03-02', penaltyDays: 90, graceDays: 10 },
    });
  });

  test('R-A1 a money market account is opened and funded at once, once for its key, and is everywhere', async () => {
    const { bank, client } = await bankWithMember();
    const intentKey = bank.newKey();
    const request = { intentKey, opening: opening('money-market', 2_500_00, 'Rainy day') };
    const opened = await client.products.open(request);
    expect(await client.products.open(request)).toEqual(opened);
    expect(opened).toMatchObject({
      amount: 2_500_00,
      openedOn: today,
      account: {
        id: 'money-market',
        name: 'Rainy day',
        officialName: 'Money Market Savings',
        type: 'money-market',
        maturesOn: null,
        balance: 2_500_00,
        available: 2_500_00,
      },
    });
    const { accounts } = await client.accounts.list();
    expect(accounts.at(-1)).toEqual(opened.account);
    expect(await balancesOf(client)).toEqual({
      checking: 17_500_00,
      savings: 500_00,
      'money-market': 2_500_00,
    });
    const account = opened.account.id;
    const { text } = await wholeFile(
      await client.transactions.exportOfx({ account, range: 'all' }),
    );
    expect(text).toContain('<ACCTTYPE>MONEYMRKT</ACCTTYPE>');
    const camt = await wholeFile(await client.transactions.exportCamt({ account, range: 'all' }));
    expect(camt.text).toContain('<Cd>MOMA</Cd>');
    // Money goes in and out of it as of any other.
    await client.transfers.create({
      intentKey: bank.newKey(),
      transfer: internal(100_00, { from: 'money-market', to: 'savings' }),
    });
    expect((await client.transactions.search({ search: 'rainy day' })).transactions).not.toEqual(
      [],
    );
    expect(await faultsOf(bank)).toEqual([]);
  });

  test('R-A1 a second one of a kind has a handle and a nickname of its own', async () => {
    const { openOne } = await bankWithMember();
    expect((await openOne('share-savings', 5_00)).account.id).toBe('savings-2');
    expect((await openOne('share-savings', 5_00, 'Boat')).account.id).toBe('savings-3');
    await expect(openOne('share-savings', 5_00, 'B0at')).rejects.toMatchObject({
      code: 'ACCOUNT_NICKNAME_TAKEN',
    });
  });

  test.each<[string, Partial<ReturnType<typeof opening>>, object]>([
    [
      'what is not offered',
      { product: 'certificate-6' as ProductId },
      { code: 'PRODUCT_NOT_OFFERED' },
    ],
    [
      'terms that are not the newest',
      { termsFrom: '2026-03-01' as LocalDate },
      { code: 'PRODUCT_TERMS_CHANGED' },
    ],
    [
      'less than the minimum',
      { amount: cents(499_99) },
      { code: 'OPENING_BELOW_MINIMUM', data: { least: 500_00 } },
    ],
    ['markup in the nickname', { nickname: '<b>' }, { code: 'ACCOUNT_NICKNAME_WRONG' }],
    [
      'from no account',
      { from: 'vault' as AccountId },
      { code: 'UNKNOWN_ACCOUNT', data: { field: 'from' } },
    ],
    [
      'with more than there is',
      { amount: cents(20_000_01) },
      { code: 'INSUFFICIENT_FUNDS', data: { available: 20_000_00 } },
    ],
  ])('R-A1 no account is opened: %s', async (_, changed, refusal) => {
    const { bank, client } = await bankWithMember();
    const wanted = { ...opening('money-market', 2_500_00), ...changed };
    const asked = client.products.open({ intentKey: bank.newKey(), opening: wanted });
    await expect(asked).rejects.toMatchObject(refusal);
    expect((await client.accounts.list()).accounts).toHaveLength(2);
    expect(await balancesOf(client)).toMatchObject({ checking: 20_000_00 });
  });

  test('R-A2 a certificate takes and gives no money before it matures, by no way', async () => {
    const { bank, client, openOne } = await bankWithMember();
    const { account } = await openOne('certificate-12', 10_000_00);
    expect(account).toMatchObject({
      id: 'certificate',
      type: 'certificate',
      balance: 10_000_00,
      available: 0,
      maturesOn: '2027-03-02',
    });
    const send = (transfer: Parameters<Client['transfers']['create']>[0]['transfer']) =>
      client.transfers.create({ intentKey: bank.newKey(), transfer });
    const out = {
      code: 'CERTIFICATE_NOT_MATURE',
      data: { field: 'from', maturesOn: '2027-03-02' },
    };
    await expect(
      send(internal(1_00, { from: 'certificate', to: 'checking' })),
    ).rejects.toMatchObject(out);
    await expect(send(zelle(1_00, { from: 'certificate' }))).rejects.toMatchObject(out);
    await expect(send(internal(1_00, { to: 'certificate' }))).rejects.toMatchObject({
      code: 'CERTIFICATE_NOT_MATURE',
      data: { field: 'to' },
    });
    const { text } = await wholeFile(
      await client.transactions.exportOfx({ account: account.id, range: 'all' }),
    );
    expect(text).toContain('<ACCTTYPE>CD</ACCTTYPE>');
    expect((await client.accounts.list()).total).toBe(10_500_00);
    expect(await faultsOf(bank)).toEqual([]);
  });

  test('R-A2 R-D7 no bill is paid from a certificate before it matures', async () => {
    const { bank, client, openOne } = await bankWithMember();
    await openOne('certificate-12', 10_000_00);
    const { id: payee } = await addPayee(bank, client);
    const before = await balancesOf(client);
    const bill = { payee, from: 'certificate', amount: 50_00, date: today };
    const paying = client.bills.schedule({ intentKey: newIntent(bank), bill });
    await expect(paying).rejects.toMatchObject({
      code: 'UNKNOWN_ACCOUNT',
      data: { field: 'from' },
    });
    expect(await balancesOf(client)).toEqual(before);
  });

  test('R-A2 R-D13 no loan is paid out into a certificate before it matures, or paid from it', async () => {
    const { bank, client, openOne } = await bankWithMember();
    await openOne('certificate-12', 10_000_00);
    await lend(bank);
    const unknown = (field: 'from' | 'to') => ({ code: 'UNKNOWN_ACCOUNT', data: { field } });
    await expect(signedLoan(bank, client, {}, certificate)).rejects.toMatchObject(unknown('to'));
    const loan = await signedLoan(bank, client);
    const line = await signedLoan(bank, client, { product: 'credit-line', months: null });
    const before = await balancesOf(client);
    const [intentKey, amount] = [bank.newKey(), cents(50_00)];
    const from = certificate as AccountId;
    await expect(
      client.loans.pay({ intentKey, loan, from, amount, as: 'payment' }),
    ).rejects.toMatchObject(unknown('from'));
    await expect(
      client.loans.draw({ intentKey, loan: line, to: from, amount }),
    ).rejects.toMatchObject(unknown('to'));
    await expect(client.loans.setAutopay({ loan, from })).rejects.toMatchObject(unknown('from'));
    expect(await balancesOf(client)).toEqual(before);
  });

  test('R-A2 an early withdrawal costs what was said, pays what was earned, and closes the certificate', async () => {
    const { bank, client, openOne } = await bankWithMember();
    await openOne('certificate-12', 10_000_00);
    await goTo(bank, '2026-03-12T15:00:00Z');
    // Ten days at 3.60%, and a penalty of ninety.
    const { withdrawal } = await client.products.certificate({ account: certificate as AccountId });
    expect(withdrawal).toEqual({ dividends: 9_86, penalty: 88_77, pays: 9_921_09 });
    const asked = { account: certificate as AccountId, to: savings as AccountId };
    const { penalty, pays } = withdrawal;
    const withdraw = (read: object, intentKey = bank.newKey()) =>
      client.products.withdraw({ intentKey, ...asked, penalty, pays, ...read });
    await expect(withdraw({ penalty: 0 })).rejects.toMatchObject({ code: 'WITHDRAWAL_CHANGED' });
    await expect(withdraw({ to: certificate })).rejects.toMatchObject({ code: 'SAME_ACCOUNT' });
    const intentKey = bank.newKey();
    const withdrawn = await withdraw({}, intentKey);
    expect(withdrawn).toMatchObject({ amount: pays, penalty, to: 'savings' });
    expect(await withdraw({}, intentKey)).toEqual(withdrawn);
    expect(await balancesOf(client)).toEqual({ checking: 10_000_00, savings: 10_421_09 });
    const history = (await client.transactions.search({ range: 'all' })).transactions;
    const taken = history.find(({ description }) => description === 'Early withdrawal penalty');
    const transaction = taken?.id as TransactionId;
    expect((await client.disputes.ofTransaction({ transaction })).offer).toEqual({
      kind: 'not-disputable',
      why: 'not-a-payment',
    });
    expect(await faultsOf(bank)).toEqual([]);
    // Nothing more is paid to it when the month is over, and nobody can use it.
    await goTo(bank, '2026-04-02T15:00:00Z');
    expect(await faultsOf(bank)).toEqual([]);
    const again = client.products.certificate({ account: certificate as AccountId });
    await expect(again).rejects.toMatchObject({ code: 'NOT_FOUND' });
    expect(
      (await openOne('certificate-12', 500_00).catch((error: unknown) => error)) as object,
    ).toMatchObject({ account: { id: 'certificate-2' } });
  });

  test('R-A2 a certificate earns each month at the rate of its first day, whatever the rate is later', async () => {
    const { bank, client, openOne } = await bankWithMember();
    await openOne('certificate-12', 10_000_00);
    const catalogue = { store: bank.store, clock: bank.clock, timeZone: 'America/New_York' };
    const lower = {
      ...basis,
      from: '2026-03-10' as LocalDate,
      product: 'certificate-12',
      rate: 1_00,
    };
    expect(await setTerms(catalogue, { ...lower, penaltyDays: 90, graceDays: 10 })).toBeNull();
    await goTo(bank, '2026-04-02T15:00:00Z');
    // Thirty days from March 2 on, at 3.60%.
    expect(await balancesOf(client)).toMatchObject({ certificate: 10_029_59 });
    expect((await client.accounts.list()).accounts.at(-1)).toMatchObject({ available: 0 });
    expect(await faultsOf(bank)).toEqual([]);
  });

  test('R-A2 on its day a certificate renews at the rate of that day, and can be withdrawn free of charge in the grace days', async () => {
    const { bank, member, client, openOne } = await bankWithMember();
    await openOne('certificate-12', 10_000_00);
    const account = certificate as AccountId;
    await goTo(bank, '2027-01-31T15:00:00Z');
    const told = async () =>
      (await client.events.recent({})).events.flatMap((event) =>
        event.kind === 'certificate' ? [[event.change, event.date]] : [],
      );
    expect(await told()).toEqual([['matures-soon', '2027-03-02']]);
    await goTo(bank, '2027-03-02T15:00:00Z');
    expect(await told()).toContainEqual(['renewed', '2028-03-02']);
    const renewed = await client.products.certificate({ account });
    expect(renewed).toMatchObject({
      from: '2027-03-02',
      maturesOn: '2028-03-02',
      graceUntil: '2027-03-11',
      withdrawal: { penalty: 0 },
    });
    expect(await faultsOf(bank)).toEqual([]);
    await goTo(bank, '2027-03-12T15:00:00Z');
    // The first session has ended after a year.
    const later = await (await bank.clientOf(member)).products.certificate({ account });
    expect(later.graceUntil).toBeNull();
    expect(later.withdrawal.penalty).toBeGreaterThan(0);
  });

  test('R-A2 on its day a certificate moves where its member has chosen, with all it has earned', async () => {
    const { bank, client, openOne } = await bankWithMember();
    await openOne('certificate-12', 10_000_00);
    const account = certificate as AccountId;
    const choose = (moveTo: AccountId | null) =>
      client.products.atMaturity({ account, atMaturity: 'move', moveTo });
    await expect(choose(account)).rejects.toMatchObject({ code: 'SAME_ACCOUNT' });
    await expect(choose(null)).rejects.toMatchObject({ code: 'UNKNOWN_ACCOUNT' });
    expect(await choose(savings as AccountId)).toMatchObject({
      atMaturity: 'move',
      moveTo: 'savings',
    });
    const before = (await balancesOf(client))['savings'] ?? 0;
    for (let month = 4; month <= 14; month += 1) {
      await goTo(bank, new Date(Date.UTC(2026, month - 1, 2, 15)).toISOString());
    }
    await goTo(bank, '2027-03-02T15:00:00Z');
    const after = await balancesOf(client);
    expect(after).not.toHaveProperty('certificate');
    // A year at 3.60%, compounded each month: the yield that was told.
    expect((after['savings'] ?? 0) - before).toBeCloseTo(10_366_00, -2);
    expect(await faultsOf(bank)).toEqual([]);
  });

  test('R-A2 a certificate that matures while the bank was down for months is paid all of them', async () => {
    const { bank, client, openOne } = await bankWithMember();
    await openOne('certificate-12', 10_000_00);
    const account = certificate as AccountId;
    await client.products.atMaturity({
      account,
      atMaturity: 'move',
      moveTo: savings as AccountId,
    });
    await goTo(bank, '2027-03-02T15:00:00Z');
    // Each month's dividend earns from the day on which it was due: the yield that was told.
    expect((await balancesOf(client))['savings']).toBeCloseTo(500_00 + 10_366_00, -2);
    expect(await faultsOf(bank)).toEqual([]);
  });

  test('R-A2 of two withdrawals at once one is made', async () => {
    const { bank, client, openOne } = await bankWithMember();
    await openOne('certificate-12', 10_000_00);
    await goTo(bank, '2026-03-12T15:00:00Z');
    const account = certificate as AccountId;
    const { withdrawal } = await client.products.certificate({ account });
    const { penalty, pays } = withdrawal;
    const results = await Promise.allSettled(
      [checking, savings].map((to) =>
        client.products.withdraw({
          intentKey: bank.newKey(),
          account,
          to: to as AccountId,
          penalty,
          pays,
        }),
      ),
    );
    expect(results.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected']);
    expect(await faultsOf(bank)).toEqual([]);
  });
});
