import type { PermittedAct } from '#contract/identity/step-up/permitted-act.ts';
import { cents } from '#contract/money/cents.ts';
import type { LocalDate } from '#contract/time/time.ts';
import { expect, test } from 'vitest';
import type { BankContext } from '../../bank-context.ts';
import type { Tables } from '../../tables.ts';
import { livePolicy } from '../../policy.ts';
import { describeOnEveryStore } from '../../testing/on-every-store.ts';
import { asksFirst, stepUpOf } from '../../testing/show-who-is-there.ts';
import { type Client, openTestBank, type TestDependencies } from '../../testing/test-bank.ts';
import { byText } from '../../testing/test-challenges.ts';
import { type TestMember, addProfile } from '../../testing/test-member.ts';
import { makeBusiness, addParty } from '../../testing/test-party.ts';
import { external, zelle } from '../../testing/transfer-requests.ts';
import { checkStepUp } from './check-step-up.ts';
import { stepUpError } from './step-up-error.ts';

const payee = { name: 'City Gas', accountEnding: null, contact: null };
const cardEnding = '4821';
const named = { name: 'Maria Ruiz' };
const tomorrow = '2026-03-03' as LocalDate;

/** Every kind of act with its procedure. A missing kind does not compile. */
const acts: {
  readonly [Kind in PermittedAct['kind']]: readonly [
    string,
    Omit<Extract<PermittedAct, { kind: Kind }>, 'kind'>,
  ];
} = {
  payment: ['transfers.create', { amount: cents(1), payee, day: null, repeat: 'once' }],
  'save-recipient': ['recipients.add', { payee }],
  'add-payee': ['payees.add', { payee }],
  'change-contact': ['profile.update', { parts: ['email'] }],
  'change-password': ['password.change', {}],
  'set-two-factor': ['settings.setTwoFactor', { on: true }],
  'add-authenticator': ['security.beginAuthenticator', {}],
  'remove-authenticator': ['security.removeAuthenticator', {}],
  'add-passkey': ['security.beginPasskey', {}],
  'remove-passkey': ['security.removePasskey', { name: 'Laptop' }],
  'make-recovery-codes': ['security.makeRecoveryCodes', {}],
  'set-pin': ['cards.setPin', { cardEnding }],
  'unlock-card': ['cards.unlock', { cardEnding }],
  'raise-card-limit': ['cards.setLimit', { cardEnding, limit: cents(1) }],
  'replace-card': ['cards.requestReplacement', { cardEnding }],
  'turn-off-security-notices': ['settings.setNotifications', {}],
  'show-account-numbers': ['accounts.numbers', { accountEnding: '4821' }],
  'sign-loan': ['loans.sign', { amount: cents(1) }],
  'give-access': ['people.invite', { ...named, role: 'viewer' }],
  'raise-access-limit': ['people.limit', { ...named, limit: cents(1) }],
  'set-first-payment-delay': ['security.setFirstPaymentDelay', { hours: 4 }],
  'name-trusted-contact': ['trustedContact.save', named],
  'remove-trusted-contact': ['trustedContact.remove', named],
};

/** The requests that use names that are the same in both memberships. */
const asks: [string, (client: Client, intentKey: string) => Promise<unknown>][] = [
  [
    'money',
    (client, intentKey) => client.transfers.create({ intentKey, transfer: external(1_00) }),
  ],
  [
    'money from tomorrow',
    (client, intentKey) =>
      client.scheduledTransfers.schedule({
        intentKey,
        schedule: { transfer: zelle(1_00), date: tomorrow },
      }),
  ],
  ['account numbers', (client) => client.accounts.numbers({ account: 'checking' })],
  ['a payee', (client, intentKey) => client.payees.add({ intentKey, payee: { name: 'City Gas' } })],
  [
    'a recipient',
    (client, intentKey) =>
      client.recipients.add({
        intentKey,
        recipient: { kind: 'zelle', name: 'Kim Lee', email: 'kim@example.com' },
      }),
  ],
  [
    'access for somebody',
    (client) =>
      client.people.invite({ name: 'Kim Lee', role: 'viewer', until: null, dailyLimit: null }),
  ],
];

describeOnEveryStore('a step-up of somebody with two memberships', ({ open }) => {
  async function bankWithOwner() {
    const store = await open<Tables>();
    const bank = await openTestBank(store, { policy: livePolicy });
    const accounts = { checking: 9_000_00, savings: 0 };
    const rosa = await bank.addMember({ accounts });
    await addProfile(bank.dependencies, rosa);
    const bakery = await bank.addMember({ accounts });
    await makeBusiness(bank, bakery);
    await addParty(bank, bakery, rosa, { role: 'joint-owner' });
    const caller = await bank.callerOf(rosa);
    /** A single browser in which the member goes from one membership to the other. */
    const clientIn = ({ membershipId }: TestMember) => {
      caller.membershipId = membershipId;
      return bank.clientFor(caller);
    };
    return { bank, rosa, bakery, inOwn: () => clientIn(rosa), inBakery: () => clientIn(bakery) };
  }

  test('R-T7 every act is permitted in one of them alone, and once', async () => {
    const { bank, rosa, bakery } = await bankWithOwner();
    const context = bank.dependencies as TestDependencies & BankContext;
    const { store, clock } = context;
    const session = await store.db.selectFrom('session').select('id').executeTakeFirstOrThrow();
    for (const [kind, [procedure, told]] of Object.entries(acts)) {
      const act = { procedure, binds: {}, permits: { kind, ...told } as PermittedAct };
      const asked = ({ membershipId }: TestMember) => ({
        signedIn: { personId: rosa.personId, membershipId, sessionId: session.id },
        act,
      });
      await stepUpError(context, refusals, asked(rosa));
      await store.db.updateTable('challenge').set({ passed_at: clock.now() }).execute();
      const check = async (member: TestMember) =>
        (await store.transact((scope) => checkStepUp(context, scope, asked(member))))?.code ?? null;
      expect([kind, await check(bakery), await check(rosa), await check(rosa)]).toEqual([
        kind,
        'STEP_UP_NEEDED',
        null,
        'STEP_UP_NEEDED',
      ]);
    }
  });

  test.each(asks)(
    'R-T7 of %s: says whose accounts, and permits it of no others',
    async (_what, ask) => {
      const { bank, rosa, inOwn, inBakery } = await bankWithOwner();
      const [key, bakerysKey] = [bank.newKey(), bank.newKey()];
      const { stepUp, of, steps } = await stepUpOf(ask(inOwn(), key));
      expect(of).toBe('Jordan Ellis');
      if (steps === 2) {
        const shown = { method: 'password', password: rosa.password } as const;
        await inOwn().stepUp.confirm({ stepUp, proof: shown });
      }
      await inOwn().stepUp.sendCode({ stepUp });
      const about = bank.dependencies.mailer.sent.at(-1)?.about;
      expect(about).toMatchObject({ permits: { of: 'Jordan Ellis' } });
      const proof = byText(about?.kind === 'code' ? about.code : '');
      await inOwn().stepUp.confirm({ stepUp, proof });
      const refused = await stepUpOf(ask(inBakery(), bakerysKey));
      expect(refused.of).toBe('Ruiz Tools LLC');
      await expect(ask(inOwn(), key)).resolves.toBeDefined();
      await expect(ask(inBakery(), bakerysKey)).rejects.toMatchObject(asksFirst);
    },
  );

  test('R-T7 what is about the person alone names no accounts, nor does the act of somebody with one membership', async () => {
    const { bank, inBakery } = await bankWithOwner();
    expect((await stepUpOf(inBakery().settings.setTwoFactor({ on: true }))).of).toBeNull();
    const alone = await bank.clientOf(await bank.addMember());
    expect((await stepUpOf(alone.accounts.numbers({ account: 'checking' }))).of).toBeNull();
  });
});

const refusals = {
  STEP_UP_NEEDED: ({ data }: { data: object }) => Object.assign(new Error('needed'), { data }),
} as unknown as Parameters<typeof stepUpError>[1];
