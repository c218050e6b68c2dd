import { expect, test } from 'vitest';
import { z } from 'zod';
import { contract } from '#contract/index.ts';
import { proceduresOf } from '#contract/procedures/procedure.ts';
import type { LocalDate } from '#contract/time/time.ts';
import { livePolicy } from '../../policy.ts';
import type { Tables } from '../../tables.ts';
import { describeOnEveryStore } from '../../testing/on-every-store.ts';
import { addCard } from '../../testing/test-card.ts';
import { type Client, openTestBank, type TestBank } from '../../testing/test-bank.ts';
import { TestCaller } from '../../testing/test-caller.ts';
import { newMember, openNewMember } from '../../testing/test-enrolment.ts';
import { type TestMember, addProfile } from '../../testing/test-member.ts';

const good = 'a lamp beside nine rivers';
const proof = { method: 'text', code: '000000' } as const;

/** A signed-in member, in a bank in which another person has shown the code of their activation. */
interface World {
  readonly bank: TestBank;
  readonly member: TestMember;
  readonly client: Client;
}

type Refusals = Record<string, (world: World) => Promise<unknown>>;

/** Requests that are refused, by name: their sender makes the bank hash nothing. */
const refusals: Record<string, Refusals> = {
  'cards.setPin': {
    PIN_NOT_FOUR_DIGITS: ({ client }) => client.cards.setPin({ card: 'debit', pin: '1' }),
    PIN_TOO_EASY: ({ client }) => client.cards.setPin({ card: 'debit', pin: '1111' }),
    NOT_FOUND: ({ client }) => client.cards.setPin({ card: 'business', pin: '8305' }),
    STEP_UP_NEEDED: ({ client }) => client.cards.setPin({ card: 'debit', pin: '8305' }),
    TOO_MANY_TRIES: async ({ client }) => {
      const setPin = () => client.cards.setPin({ card: 'debit', pin: '8305' });
      return await refusedAtLast(11, setPin);
    },
  },
  'password.change': {
    PASSWORD_TOO_SHORT: ({ client }) => client.password.change({ current: 'a', next: 'short' }),
    PASSWORD_TOO_EASY: ({ client }) =>
      client.password.change({ current: 'a', next: 'passwordpassword' }),
    PASSWORD_UNCHANGED: ({ client }) => client.password.change({ current: good, next: good }),
    CURRENT_PASSWORD_WRONG: ({ client }) => client.password.change({ current: 'a', next: good }),
    TOO_MANY_TRIES: ({ client }) =>
      refusedAtLast(20, () => client.password.change({ current: 'a', next: good })),
  },
  'passwordReset.finish': {
    LINK_NOT_GOOD: ({ client }) => client.passwordReset.finish({ token: 'none', password: good }),
    PASSWORD_TOO_SHORT: async ({ client, bank }) => {
      const { sent } = bank.dependencies.mailer;
      sent.length = 0;
      await client.passwordReset.ask({ username: 'jordan' });
      await expect.poll(() => sent.length).toBe(1);
      const about = sent[0]?.about;
      const token = about?.kind === 'password-reset' ? about.token : '';
      return await client.passwordReset.finish({ token, password: 'short' });
    },
    TOO_MANY_TRIES: ({ client }) =>
      refusedAtLast(51, () => client.passwordReset.finish({ token: 'none', password: good })),
  },
  'enrolment.finish': {
    PROOF_OVER: ({ client }) =>
      client.enrolment.finish({ code: '000000', username: 'robin', password: good }),
    PROOF_WRONG: async ({ client }) => {
      const birthDate = '1980-01-01' as LocalDate;
      await client.enrolment.begin({ memberNumber: 'nobody', birthDate });
      return await client.enrolment.finish({ code: '000000', username: 'robin', password: good });
    },
    USERNAME_WRONG: (world) => finishEnrolment(world, 'x', good),
    USERNAME_TAKEN: (world) => finishEnrolment(world, 'jordan', good),
    PASSWORD_TOO_SHORT: (world) => finishEnrolment(world, 'robin', 'short'),
    TOO_MANY_TRIES: (world) => refusedAtLast(11, () => finishEnrolment(world, 'jordan', good)),
  },
  signIn: {
    INVALID_CREDENTIALS: ({ client }) => client.signIn({ username: 'jordan', password: 'a' }),
    SECOND_STEP_NEEDED: ({ client, member: { username, password } }) =>
      client.signIn({ username, password }),
    TOO_MANY_TRIES: ({ client }) =>
      refusedAtLast(6, () => client.signIn({ username: 'jordan', password: 'a' })),
  },
  'secondStep.finish': { PROOF_OVER: ({ client }) => client.secondStep.finish({ proof }) },
  'stepUp.confirm': {
    PROOF_OVER: ({ client, bank }) =>
      client.stepUp.confirm({ stepUp: bank.dependencies.newId(), proof }),
  },
  'settings.setTwoFactor': {
    CURRENT_PASSWORD_WRONG: ({ client }) =>
      client.settings.setTwoFactor({ on: false, password: 'a' }),
  },
};

const busyAsks: Record<string, (world: World) => Promise<() => Promise<unknown>>> = {
  'cards.setPin':
    async ({ client }) =>
    () =>
      client.cards.setPin({ card: 'debit', pin: '8305' }),
  'password.change':
    async ({ client, member }) =>
    () =>
      client.password.change({ current: member.password, next: good }),
  'passwordReset.finish':
    async ({ client }) =>
    () =>
      client.passwordReset.finish({ token: 'none', password: good }),
  'enrolment.finish': async (world) => {
    await expect(finishEnrolment(world, 'x', good)).rejects.toMatchObject({
      code: 'USERNAME_WRONG',
    });
    return () => finishEnrolment(world, 'robin', good);
  },
  signIn:
    async ({ client, member: { username, password } }) =>
    () =>
      client.signIn({ username, password }),
  'settings.setTwoFactor':
    async ({ client, member: { password } }) =>
    () =>
      client.settings.setTwoFactor({ on: false, password }),
  'stepUp.confirm': async ({ client, member: { password } }) => {
    const [asked] = await Promise.allSettled([client.cards.setPin({ card: 'debit', pin: '8305' })]);
    const reason =
      asked.status === 'rejected' ? (asked.reason as { data: { stepUp: string } }) : null;
    const stepUp = reason?.data.stepUp ?? '';
    return () => client.stepUp.confirm({ stepUp, proof: { method: 'password', password } });
  },
};

const rows = Object.entries(refusals).flatMap(([ask, each]) =>
  Object.entries(each).map(([code, send]) => ({ ask, code, send })),
);

test('Each ask that carries a password or a PIN is among those that are refused here', () => {
  const withSecrets = proceduresOf(contract)
    .filter(({ procedure }) => carriesSecret(procedure['~orpc'].inputSchema))
    .map(({ name }) => name);
  expect(withSecrets.toSorted()).toEqual(Object.keys(refusals).toSorted());
});

describeOnEveryStore('anyone who is refused makes the bank hash nothing', ({ open }) => {
  async function prepare(policy = livePolicy): Promise<World> {
    const bank = await openTestBank(await open<Tables>(), { policy });
    const member = await bank.addMember({ username: 'jordan' });
    await addProfile(bank.dependencies, member);
    await addCard(bank.dependencies, member, { kind: 'debit', lastFour: '2946' });
    await openNewMember(bank.dependencies);
    // As a server does at its start: the stand-in for the hash of a non-member's password is made then.
    await bank.bank.loadAll();
    return { bank, member, client: await bank.clientOf(member) };
  }

  test.each(rows)('$ask, refused with $code', async ({ code, send }) => {
    const world = await prepare();
    world.bank.passwords.hashed.length = 0;
    await expect(send(world)).rejects.toMatchObject({ code });
    expect(world.bank.passwords.hashed).toEqual([]);
  });

  test('a refusal that is not about a password compares none', async () => {
    const { client, bank } = await prepare();
    const { comparisons } = bank.passwords;
    comparisons.length = 0;
    await refusals['password.change']
      ?.['PASSWORD_TOO_EASY']?.({ client, bank } as World)
      .catch(() => {});
    expect(comparisons).toEqual([]);
  });

  test.each(Object.entries(busyAsks))(
    'where nobody has time to hash, $0 is told to come again and nothing is counted',
    async (_name, prepareAsk) => {
      const world = await prepare();
      const ask = await prepareAsk(world);
      const { passwords, store } = world.bank;
      const counted = async () => [
        await store.db.selectFrom('attempt').selectAll().orderBy('key').execute(),
        await store.db.selectFrom('challenge').select(['id', 'tries_left']).orderBy('id').execute(),
      ];
      const before = await counted();
      passwords.retryAfterMs = 7_000;
      for (let count = 0; count < 3; count += 1) {
        await expect(ask()).rejects.toMatchObject({
          code: 'UNAVAILABLE',
          data: { retryAfterMs: 7_000 },
        });
      }
      expect(await counted()).toEqual(before);
    },
  );

  test('a member waits for the hasher in their own name, and a stranger in that of the network', async () => {
    const security = { ...livePolicy.security, asksStepUp: false };
    const { client, bank, member } = await prepare({ ...livePolicy, security });
    const { askers } = bank.passwords;
    askers.length = 0;
    await client.cards.setPin({ card: 'debit', pin: '8305' });
    await client.password.change({ current: member.password, next: good });
    const stranger = Object.assign(new TestCaller(), { address: '2001:db8:1:2:3:4:5:6' });
    const guess = bank.clientFor(stranger).signIn({ username: 'jordan', password: 'a' });
    await expect(guess).rejects.toBeDefined();
    const own = `member ${member.personId}`;
    expect(askers).toEqual([own, own, 'address 2001:db8:1:2']);
  });
});

async function refusedAtLast(times: number, send: () => Promise<unknown>): Promise<unknown> {
  for (let count = 1; count < times; count += 1) await send().catch(() => {});
  return await send();
}

/** Activates with the right code in a new browser; in the same one once it was shown. */
const enrolling = new WeakMap<
  TestBank,
  Promise<{ readonly client: Client; readonly code: string }>
>();

async function finishEnrolment({ bank }: World, username: string, password: string) {
  const begun = enrolling.get(bank) ?? beginEnrolment(bank);
  enrolling.set(bank, begun);
  const { client, code } = await begun;
  return await client.enrolment.finish({ code, username, password });
}

async function beginEnrolment(bank: TestBank) {
  const client = bank.clientFor(new TestCaller());
  const { sent } = bank.dependencies.mailer;
  const { memberNumber, birthDate } = newMember;
  await client.enrolment.begin({ memberNumber, birthDate });
  await expect.poll(() => sent.length).toBe(1);
  const about = sent[0]?.about;
  return { client, code: about?.kind === 'code' ? about.code : '' };
}

function carriesSecret(schema: unknown): boolean {
  if (!(schema instanceof z.ZodType)) return false;
  const text = JSON.stringify(z.toJSONSchema(schema, { io: 'input', unrepresentable: 'any' }));
  return /"(?:password|pin|current)":/.test(text);
}
