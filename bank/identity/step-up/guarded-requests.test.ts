import type { LocalDate } from '#contract/time/time.ts';
import { expect, test } from 'vitest';
import { livePolicy } from '../../policy.ts';
import type { Tables } from '../../tables.ts';
import { dumpTables } from '../../testing/test-tables.ts';
import { describeOnEveryStore } from '../../testing/on-every-store.ts';
import {
  asksFirst,
  passwordHasWaited,
  showingWhoIsThere,
  stepUpOf,
} from '../../testing/show-who-is-there.ts';
import { openTestBank, type Client, type TestBank } from '../../testing/test-bank.ts';
import { addPayee } from '../../testing/test-bills.ts';
import { addProfile, testProfile } from '../../testing/test-member.ts';
import { external, internal, zelle } from '../../testing/transfer-requests.ts';

const tomorrow = '2026-03-03' as LocalDate;

type Ask = (client: Client, intentKey: string) => Promise<unknown>;

const schedule =
  (
    transfer: Parameters<Client['scheduledTransfers']['schedule']>[0]['schedule']['transfer'],
  ): Ask =>
  (client, intentKey) =>
    client.scheduledTransfers.schedule({ intentKey, schedule: { transfer, date: tomorrow } });

const addRecipient =
  (email: string): Ask =>
  (client, intentKey) =>
    client.recipients.add({ intentKey, recipient: { kind: 'zelle', name: 'Kim Lee', email } });

const addBiller =
  (accountNumber: string): Ask =>
  (client, intentKey) =>
    client.payees.add({ intentKey, payee: { name: 'Water Company', accountNumber } });

const tellProfile =
  (change: Partial<typeof testProfile>): Ask =>
  (client) =>
    client.profile.update({ ...testProfile, ...change });

const payBill =
  (amount: number): Ask =>
  async (client, intentKey) => {
    const [payee] = (await client.payees.list()).payees;
    if (!payee) throw new Error('The member has no payee');
    const bill = { payee: payee.id, from: 'checking', amount, date: tomorrow };
    return await client.bills.schedule({ intentKey, bill });
  };

const guarded: [string, Ask, Ask][] = [
  ['scheduling much to somebody', schedule(zelle(2_000_00)), schedule(zelle(2_000_01))],
  ['scheduling little to somebody new', schedule(external(1_00)), schedule(zelle(1_00))],
  ['saving a recipient', addRecipient('kim@example.com'), addRecipient('mallory@example.com')],
  ['adding a payee', addBiller('123-456'), addBiller('123-457')],
  ['paying a large bill', payBill(1_000_01), payBill(1_000_02)],
  ['a new email', tellProfile({}), tellProfile({ email: 'mallory@example.com' })],
  ['a new postal address', tellProfile({}), tellProfile({ street: '1 Other Road' })],
  [
    'turning text messages on',
    (client) => client.settings.setTwoFactor({ on: true }),
    (client) => client.settings.setNotifications({ security: false }),
  ],
];

describeOnEveryStore('what asks first who is there', ({ open }) => {
  async function bankWithMember() {
    const bank = await openTestBank(await open<Tables>(), { policy: livePolicy });
    const member = await bank.addMember({ accounts: { checking: 9_000_00, savings: 500_00 } });
    await passwordHasWaited(bank, member);
    const client = await bank.clientOf(member);
    const proof = { method: 'password', password: member.password } as const;
    await showingWhoIsThere(client, proof, () => addPayeeOnce(bank, client));
    return { bank, member, client, proof };
  }

  const keys = new WeakMap<TestBank, string>();
  /** With the same key when it is asked again. */
  const addPayeeOnce = (bank: TestBank, client: Client) => {
    const intentKey = keys.get(bank) ?? bank.newKey();
    keys.set(bank, intentKey);
    return client.payees.add({ intentKey, payee: { name: 'Electric Company' } });
  };

  test.each(guarded)('%s: refused and nothing changed, then done once', async (_what, ask) => {
    const { bank, client, proof } = await bankWithMember();
    const intentKey = bank.newKey();
    const { challenge: _asked, ...before } = await dumpTables(bank.store);
    const { stepUp } = await stepUpOf(ask(client, intentKey));
    const { challenge: _opened, ...after } = await dumpTables(bank.store);
    expect(after).toEqual(before);
    await client.stepUp.confirm({ stepUp, proof });
    await expect(ask(client, intentKey)).resolves.toBeDefined();
    const used = await bank.store.db
      .selectFrom('challenge')
      .select('used_at')
      .where('id', '=', stepUp)
      .executeTakeFirstOrThrow();
    expect(used.used_at).toBe(bank.clock.now());
  });

  test.each(guarded)('an attack: %s, changed after the step-up', async (_what, ask, changed) => {
    const { bank, client, proof } = await bankWithMember();
    const { stepUp } = await stepUpOf(ask(client, bank.newKey()));
    await client.stepUp.confirm({ stepUp, proof });
    await expect(changed(client, bank.newKey())).rejects.toMatchObject(asksFirst);
  });

  test.each<[string, Ask]>([
    ['scheduling between own accounts', schedule(internal(5_000_00))],
    ['a bill up to the limit', payBill(1_000_00)],
    ['the time until sign-out', (client) => client.settings.setAutoLogout({ minutes: 30 })],
  ])('%s asks for nothing', async (_what, ask) => {
    const { bank, client } = await bankWithMember();
    await expect(ask(client, bank.newKey())).resolves.toBeDefined();
  });

  test('a new name asks for nothing', async () => {
    const { bank, member, client } = await bankWithMember();
    await addProfile(bank.dependencies, member);
    const known = await client.profile.update({ ...testProfile, firstName: 'Jo' });
    expect(known).toMatchObject({ ...testProfile, firstName: 'Jo' });
  });

  test('what is scheduled for one day counts together, so that splitting does not help', async () => {
    const { bank, client, proof } = await bankWithMember();
    const recipientKey = bank.newKey();
    await showingWhoIsThere(client, proof, () =>
      addRecipient('sam@example.com')(client, recipientKey),
    );
    await schedule(zelle(600_00))(client, bank.newKey());
    await expect(schedule(zelle(600_01))(client, bank.newKey())).rejects.toMatchObject(asksFirst);
    await client.scheduledTransfers.schedule({
      intentKey: bank.newKey(),
      schedule: { transfer: zelle(600_00), date: '2026-03-04' },
    });
  });

  test('a scheduled transfer that was asked about is sent on its day without another word', async () => {
    const { bank, member, client, proof } = await bankWithMember();
    const intentKey = bank.newKey();
    await showingWhoIsThere(client, proof, () => schedule(zelle(2_000_00))(client, intentKey));
    await bank.clock.leap(24 * 60 * 60_000);
    const { transactions } = await (await bank.clientOf(member)).transfers.history({});
    expect(transactions).toMatchObject([{ amount: 2_000_00 }]);
  });

  test('with a saved recipient and a payee there is no second question for what is small', async () => {
    const { bank, client, proof } = await bankWithMember();
    const intentKey = bank.newKey();
    await showingWhoIsThere(client, proof, () =>
      addRecipient('sam@example.com')(client, intentKey),
    );
    await expect(
      client.transfers.create({ intentKey: bank.newKey(), transfer: zelle(900_00) }),
    ).resolves.toBeDefined();
    await expect(addPayee(bank, client, { name: 'Gas Company' })).rejects.toMatchObject({
      code: 'STEP_UP_NEEDED',
    });
  });
});
