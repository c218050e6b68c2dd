import { expect, test } from 'vitest';
import type { RecipientId } from '#contract/text/ids.ts';
import type { LocalDate } from '#contract/time/time.ts';
import { livePolicy } from '../../policy.ts';
import type { Tables } from '../../tables.ts';
import { describeOnEveryStore } from '../../testing/on-every-store.ts';
import { type StepUpAsked, stepUpOf } from '../../testing/show-who-is-there.ts';
import { type Client, openTestBank } from '../../testing/test-bank.ts';
import { addPasskeyRow, testFactors } from '../../testing/test-factors.ts';
import { addProfile, testProfile } from '../../testing/test-member.ts';
import { external, zelle } from '../../testing/transfer-requests.ts';

const tomorrow = '2026-03-03' as LocalDate;
const accountNumber = '000123456789';
const robin = { name: 'Robin Blake', accountEnding: '6789', contact: null };
const sam = { name: 'Sam Rivera', accountEnding: null, contact: 'sam@example.com' };
const gas = { name: 'City Gas', accountEnding: '8881', contact: null };

interface Known {
  readonly client: Client;
  readonly password: string;
  readonly intentKey: string;
  readonly recipient: RecipientId;
  readonly passkey: string;
}

const once = { kind: 'payment', day: null, repeat: 'once' } as const;

const asks: [string, (known: Known) => Promise<unknown>, object][] = [
  [
    'money to an account elsewhere',
    ({ client, intentKey }) => client.transfers.create({ intentKey, transfer: external(1_500_00) }),
    { ...once, amount: 1_500_00, payee: robin },
  ],
  [
    'money to a saved recipient, by the name that is saved',
    ({ client, intentKey, recipient }) =>
      client.transfers.create({
        intentKey,
        transfer: zelle(1_500_00, { recipient, name: 'Grandmother', email: 'nan@example.com' }),
      }),
    { ...once, amount: 1_500_00, payee: sam },
  ],
  [
    'money every month from tomorrow',
    ({ client, intentKey }) =>
      client.scheduledTransfers.schedule({
        intentKey,
        schedule: { transfer: external(50_00), date: tomorrow, repeat: 'monthly' },
      }),
    { kind: 'payment', amount: 50_00, payee: robin, day: tomorrow, repeat: 'monthly' },
  ],
  [
    'a large bill',
    async ({ client, intentKey }) => {
      const payee = (await client.payees.list()).payees[0]?.id ?? '';
      const bill = { payee, from: 'checking', amount: 1_000_01, date: tomorrow };
      return await client.bills.schedule({ intentKey, bill });
    },
    { ...once, amount: 1_000_01, payee: gas, day: tomorrow },
  ],
  [
    'a new recipient',
    ({ client, intentKey }) => {
      const { kind, name, bankName, routingNumber } = external(1);
      const recipient = { kind, name, bankName, routingNumber, accountNumber } as const;
      return client.recipients.add({ intentKey, recipient });
    },
    { kind: 'save-recipient', payee: robin },
  ],
  [
    'a new payee without an account',
    ({ client, intentKey }) => client.payees.add({ intentKey, payee: { name: 'Water Company' } }),
    { kind: 'add-payee', payee: { name: 'Water Company', accountEnding: null, contact: null } },
  ],
  [
    'another email and postal address',
    ({ client }) =>
      client.profile.update({
        ...testProfile,
        email: 'new@example.com',
        street: '1 Other Road',
        zip: '12181',
      }),
    { kind: 'change-contact', parts: ['email', 'address'] },
  ],
  [
    'a new password',
    ({ client, password: current }) =>
      client.password.change({ current, next: 'a lamp beside nine rivers' }),
    { kind: 'change-password' },
  ],
  [
    'codes by text message',
    ({ client }) => client.settings.setTwoFactor({ on: true }),
    { kind: 'set-two-factor', on: true },
  ],
  [
    'an authenticator app',
    ({ client }) => client.security.beginAuthenticator({}),
    { kind: 'add-authenticator' },
  ],
  ['a passkey', ({ client }) => client.security.beginPasskey({}), { kind: 'add-passkey' }],
  [
    'a passkey less',
    ({ client, passkey: id }) => client.security.removePasskey({ id }),
    { kind: 'remove-passkey', name: 'My laptop' },
  ],
  [
    'recovery codes',
    ({ client }) => client.security.makeRecoveryCodes({}),
    { kind: 'make-recovery-codes' },
  ],
  [
    'full account numbers',
    ({ client }) => client.accounts.numbers({ account: 'checking' }),
    { kind: 'show-account-numbers', accountEnding: expect.stringMatching(/^\d{4}$/) },
  ],
  [
    'a shorter wait of first payments',
    async ({ client }) => {
      await client.security.setFirstPaymentDelay({ hours: 48 });
      return await client.security.setFirstPaymentDelay({ hours: 4 });
    },
    { kind: 'set-first-payment-delay', hours: 4 },
  ],
];

describeOnEveryStore('what a step-up permits', ({ open }) => {
  /** A member with a phone and a passkey, and with Sam Rivera and City Gas saved. */
  async function bankWithMember() {
    const store = await open<Tables>();
    const bank = await openTestBank(store, { policy: livePolicy, factors: testFactors() });
    const member = await bank.addMember({ accounts: { checking: 9_000_00, savings: 0 } });
    await addProfile(bank.dependencies, member);
    const recipient = await bank.addRecipient(member, {
      kind: 'zelle',
      name: 'Sam Rivera',
      email: 'sam@example.com',
    });
    const biller = { name: 'City Gas', name_key: 'city gas', account_number: '4440007778881' };
    await store.db
      .insertInto('payee')
      .values({
        ...biller,
        id: bank.newKey(),
        membership_id: member.membershipId,
        category: 'Utilities',
        created_at: 0,
        removed_at: null,
      })
      .execute();
    const passkey = bank.newKey();
    await addPasskeyRow(store, member.personId, {
      credential: 'laptop',
      id: passkey,
      name: 'My laptop',
    });
    const client = await bank.clientOf(member);
    const { mailer } = bank.dependencies;
    return {
      bank,
      client,
      mailer,
      recipient: recipient as RecipientId,
      passkey,
      password: member.password,
    };
  }

  const showPasswordWhereAsked = async (
    { client, password }: Pick<Known, 'client' | 'password'>,
    { stepUp, steps }: StepUpAsked,
  ) => {
    if (steps === 2) {
      await client.stepUp.confirm({ stepUp, proof: { method: 'password', password } });
    }
  };

  test.each(asks)(
    'R-T7 %s: is told to who asks, and again beside the code',
    async (_what, ask, permits) => {
      const { bank, mailer, ...known } = await bankWithMember();
      const asked = await stepUpOf(ask({ ...known, intentKey: bank.newKey() }));
      expect(asked.permits).toEqual(permits);
      await showPasswordWhereAsked(known, asked);
      await known.client.stepUp.sendCode({ stepUp: asked.stepUp });
      expect(mailer.sent).toMatchObject([{ channel: 'sms', to: testProfile.phone }]);
      expect(mailer.sent[0]?.about).toMatchObject({ kind: 'code', purpose: 'step-up', permits });
    },
  );

  test('is kept and told without whole account numbers', async () => {
    const { bank, mailer, client } = await bankWithMember();
    const transfer = external(1_500_00);
    const { stepUp } = await stepUpOf(
      client.transfers.create({ intentKey: bank.newKey(), transfer }),
    );
    await client.stepUp.sendCode({ stepUp });
    const kept = await bank.store.db.selectFrom('challenge').selectAll().execute();
    const written = JSON.stringify([kept, mailer.sent]);
    expect(written).toContain('Robin Blake');
    expect(written).not.toContain(accountNumber);
  });

  test('is not known of one that was asked for before it was kept, whose code is sent all the same', async () => {
    const { bank, mailer, client, password } = await bankWithMember();
    const asked = await stepUpOf(client.security.makeRecoveryCodes({}));
    const { stepUp } = asked;
    await showPasswordWhereAsked({ client, password }, asked);
    await bank.store.db.updateTable('challenge').set({ permits: null }).execute();
    await client.stepUp.sendCode({ stepUp });
    expect(mailer.sent).toMatchObject([{ about: { purpose: 'step-up', permits: null } }]);
  });
});
