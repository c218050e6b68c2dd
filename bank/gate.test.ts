import { contract } from '#contract/index.ts';
import { describeOnEveryStore, describeWithTables } from './testing/on-every-store.ts';
import { unlazyRouter } from '@orpc/server';
import { describe, expect, test } from 'vitest';
import type { Tables } from './tables.ts';
import { type NamedProcedure, proceduresOf } from '#contract/procedures/procedure.ts';
import { internal } from './testing/transfer-requests.ts';
import { openTestBank, type Client, type TestBank } from './testing/test-bank.ts';
import { mayCall } from './parties/role-policy.ts';
import { TestCaller } from './testing/test-caller.ts';

interface DeclaredError {
  readonly status?: number;
  readonly message?: string;
}

function errorsOf({ procedure }: Pick<NamedProcedure, 'procedure'>): Record<string, DeclaredError> {
  return procedure['~orpc'].errorMap as Record<string, DeclaredError>;
}

function ask(client: Client, name: string, input: unknown): Promise<unknown> {
  const procedure = name
    .split('.')
    .reduce<unknown>((level, key) => (level as Record<string, unknown>)[key], client);
  return (procedure as (input: unknown) => Promise<unknown>)(input);
}

const all = proceduresOf(contract);
const forMembers = all.filter(({ meta }) => meta.area !== 'public');

const baseErrors = [
  'BAD_REQUEST',
  'SIGNED_OUT',
  'NOT_FOUND',
  'TOO_MANY_CHANGES',
  'UNAVAILABLE',
  'UNEXPECTED',
];
const signedOut = { code: 'SIGNED_OUT', status: 401, defined: true };

describe('the contract', () => {
  test('only signing in and out, a new password, coming on-line, a renewed push and the link of a trusted contact need no session', () => {
    const open = all.filter(({ meta }) => meta.area === 'public');
    expect(open.map(({ name }) => name)).toEqual([
      'signIn',
      'secondStep.sendCode',
      'secondStep.finish',
      'passkeySignIn.begin',
      'passkeySignIn.finish',
      'signOut',
      'passwordReset.ask',
      'passwordReset.finish',
      'enrolment.begin',
      'enrolment.finish',
      'push.renew',
      'trustedContact.offered',
      'trustedContact.decline',
    ]);
    expect(forMembers.length).toBeGreaterThan(10);
  });

  test.each(all)('$name declares the errors that any ask can end in', ({ procedure }) => {
    expect(Object.keys(errorsOf({ procedure }))).toEqual(expect.arrayContaining(baseErrors));
  });

  test.each(all)('$name declares what it answers', ({ procedure }) => {
    expect(procedure['~orpc'].outputSchema).toBeDefined();
  });

  test.each(all)(
    'every refusal of $name has a status, and a sentence for people',
    ({ procedure }) => {
      for (const [code, refusal] of Object.entries(errorsOf({ procedure }))) {
        expect(refusal.status, code).toBeGreaterThanOrEqual(400);
        expect(refusal.message, code).toMatch(/^[A-Z].{5,}/);
      }
    },
  );
});

describeOnEveryStore('the gate', ({ open }) => {
  async function bankWithMember() {
    const bank = await openTestBank(await open<Tables>());
    const member = await bank.addMember();
    const caller = await bank.callerOf(member);
    return { bank, member, caller, client: bank.clientFor(caller) };
  }

  test('the bank answers exactly what the contract asks', async () => {
    const { bank } = await bankWithMember();
    const names = (procedures: readonly NamedProcedure[]) =>
      procedures.map(({ name }) => name).toSorted();
    const whole = await unlazyRouter(bank.bank.router);
    expect(names(proceduresOf(whole))).toEqual(names(all));
  });

  test('without a session every procedure of a member is refused, before its form is looked at', async () => {
    const { bank, client, caller } = await bankWithMember();
    const { sessionToken } = caller;
    await client.signOut({});
    for (const token of [null, '', 'unknown', 'a'.repeat(64), sessionToken]) {
      for (const { name } of forMembers) {
        const asker = bank.clientFor(new TestCaller(token));
        for (const input of [42, { limit: 'many', intentKey: 'none' }, undefined]) {
          await expect(ask(asker, name, input), name).rejects.toMatchObject(signedOut);
        }
      }
    }
    expect(bank.log.lines).toEqual([]);
  });

  test('a browser with a dead session is told to forget it', async () => {
    const { bank } = await bankWithMember();
    const caller = new TestCaller('a'.repeat(64));
    await expect(bank.clientFor(caller).whoAmI()).rejects.toMatchObject(signedOut);
    expect(caller.sessionToken).toBeNull();
  });

  test('input of a wrong form is a bad request, to whichever ask the member may make', async () => {
    const { bank, client } = await bankWithMember();
    const withInput = all.filter(
      ({ procedure, meta }) =>
        procedure['~orpc'].inputSchema !== undefined && mayCall('primary', meta.area),
    );
    expect(withInput.length).toBeGreaterThan(5);
    for (const { name } of withInput) {
      for (const input of [42, 'text', null, []]) {
        await expect(ask(client, name, input), name).rejects.toMatchObject({
          code: 'BAD_REQUEST',
          status: 400,
          defined: true,
        });
      }
    }
    expect(bank.log.lines).toEqual([]);
  });

  test('a bad request names each field that is wrong, and what is wrong with it', async () => {
    const { bank, client } = await bankWithMember();
    const transfer = { ...internal(1), amount: 'much' as never, memo: 'm'.repeat(501) };
    await expect(
      client.transfers.create({ intentKey: bank.newKey(), transfer }),
    ).rejects.toMatchObject({
      code: 'BAD_REQUEST',
      data: {
        issues: [
          { path: 'transfer.amount', message: expect.stringMatching(/number/) as string },
          { path: 'transfer.memo', message: expect.stringMatching(/500/) as string },
        ],
      },
    });
  });

  test('a bad request does not repeat what was asked', async () => {
    const { client } = await bankWithMember();
    const secret = 'swordfish'.repeat(200);
    const refusal = await client.signIn({ username: 'jordan', password: secret }).then(
      () => expect.unreachable('it was let in'),
      (error: unknown) => error,
    );
    expect(JSON.stringify(refusal)).toContain('password');
    expect(JSON.stringify(refusal)).not.toContain('swordfish');
  });

  test('an unexpected error is told as a reference that is found in the log, and nothing else', async () => {
    const { bank, client } = await bankWithMember();
    await bank.store.db.schema.dropTable('recipient').execute();
    const error = await client.recipients.list().then(
      () => expect.unreachable('it was answered'),
      (reason: unknown) => reason,
    );
    expect(error).toMatchObject({
      code: 'UNEXPECTED',
      status: 500,
      message: 'Something went wrong on our side.',
      defined: true,
      data: { reference: expect.any(String) as string },
    });
    expect((error as Error).cause).toBeUndefined();
    expect(JSON.stringify(error)).not.toMatch(/recipient|select|table|relation|sql/i);

    const { reference } = (error as { data: { reference: string } }).data;
    expect(bank.log.lines).toEqual([
      {
        level: 'error',
        message: expect.any(String) as string,
        facts: { reference, procedure: 'recipients.list', error: expect.any(Error) as Error },
      },
    ]);
    expect(String(bank.log.lines[0]?.facts['error'])).toMatch(/recipient/);
  });

  test('each unexpected error has a reference of its own', async () => {
    const { bank, client } = await bankWithMember();
    await bank.store.db.schema.dropTable('recipient').execute();
    const failures = await Promise.allSettled([client.recipients.list(), client.recipients.list()]);
    expect(failures.map(({ status }) => status)).toEqual(['rejected', 'rejected']);
    expect(new Set(bank.log.lines.map(({ facts }) => facts['reference'])).size).toBe(2);
  });

  test('an answer that breaks the contract is unexpected, and the log does not repeat it', async () => {
    const { bank, member, client } = await bankWithMember();
    await bank.addPayment(member, {
      type: 'debit',
      amount: 4_321,
      at: bank.clock.now(),
      description: 'Private matter',
    });
    await bank.store.db.updateTable('account_transaction').set({ category: 'Nonsense' }).execute();
    await expect(client.transactions.search({})).rejects.toMatchObject({ code: 'UNEXPECTED' });
    const [line] = bank.log.lines;
    expect(line?.facts['procedure']).toBe('transactions.search');
    expect(String(line?.facts['error'])).toMatch(/category/);
    expect(loggedText(bank)).not.toMatch(/Private matter|4321/);
  });

  test('a store that cannot be reached is told as unavailable, and when to ask again', async () => {
    const { bank, member } = await bankWithMember();
    const cutOff = bank.beside({
      store: { ...bank.store, isUnavailable: () => true },
    });
    const client = await cutOff.clientOf(member);
    await bank.store.db.schema.dropTable('recipient').execute();
    await expect(client.recipients.list()).rejects.toMatchObject({
      code: 'UNAVAILABLE',
      status: 503,
      defined: true,
      data: { retryAfterMs: 1_000 },
    });
    expect(bank.log.lines).toEqual([]);
  });
});

describeWithTables(['node-sqlite'], 'a session', ({ open }) => {
  test('being used is noted at most once a minute', async () => {
    const bank = await openTestBank(await open<Tables>());
    const client = await bank.clientOf(await bank.addMember());
    const seenAt = async () =>
      (await bank.store.db.selectFrom('session').select('seen_at').executeTakeFirstOrThrow())
        .seen_at;
    const signedInAt = bank.clock.now();
    await bank.clock.leap(59_999);
    await client.transfers.quote({ transfer: internal(100) });
    expect(await seenAt()).toBe(signedInAt);
    await bank.clock.leap(1);
    await client.transfers.quote({ transfer: internal(100) });
    expect(await seenAt()).toBe(signedInAt + 60_000);
  });

  test('R-P4 reading is not being used: screens read by themselves', async () => {
    const bank = await openTestBank(await open<Tables>());
    const client = await bank.clientOf(await bank.addMember());
    for (let minutes = 0; minutes < 15; minutes += 1) {
      await bank.clock.leap(60_000);
      await client.accounts.list();
      await client.events.recent({});
    }
    await bank.clock.leap(60_000);
    await expect(client.accounts.list()).rejects.toMatchObject(signedOut);
  });
});

describeWithTables(['node-sqlite'], 'how fast a person makes changes', ({ open }) => {
  test('R-S7 every change counts, whichever it is; reading never does', async () => {
    const policy = { changeRate: { atOnce: 1, perMinute: 6 } };
    const bank = await openTestBank(await open<Tables>(), { policy });
    const [client, other] = [
      await bank.clientOf(await bank.addMember()),
      await bank.clientOf(await bank.addMember({ username: 'robin' })),
    ];
    await client.settings.stay({});
    for (const { name, meta } of forMembers.filter(({ meta: { area } }) =>
      mayCall('primary', area),
    )) {
      const asked = await ask(client, name, 42).catch((error: unknown) => error);
      const { code, status, data } = asked as Readonly<Record<string, unknown>>;
      const isRefused = code === 'TOO_MANY_CHANGES' && status === 429;
      expect(isRefused ? data : null, name).toEqual(
        meta.effect === 'read' ? null : { retryAfterMs: 10_000 },
      );
    }
    await other.settings.stay({});
    await bank.clock.leap(10_000);
    await client.settings.stay({});
  });
});

/** All texts that the log was given, the errors' own texts included. */
function loggedText(bank: TestBank): string {
  return bank.log.lines
    .map(({ message, facts }) => `${message} ${JSON.stringify(facts)} ${String(facts['error'])}`)
    .join('\n');
}
