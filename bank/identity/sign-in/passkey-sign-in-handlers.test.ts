import { expect, test } from 'vitest';
import { livePolicy } from '../../policy.ts';
import type { Tables } from '../../tables.ts';
import { describeOnEveryStore } from '../../testing/on-every-store.ts';
import { openTestBank } from '../../testing/test-bank.ts';
import { TestCaller } from '../../testing/test-caller.ts';
import { addPasskeyRow, passkeyShown, testFactors } from '../../testing/test-factors.ts';
import { addProfile } from '../../testing/test-member.ts';

const over = { code: 'PROOF_OVER', defined: true };

describeOnEveryStore('signing in with a passkey', ({ open }) => {
  async function prepare() {
    const bank = await openTestBank(await open<Tables>(), {
      factors: testFactors(),
      policy: livePolicy,
    });
    const member = await bank.addMember({ username: 'jordan' });
    await addProfile(bank.dependencies, member);
    await addPasskeyRow(bank.store, member.personId, { credential: 'mine', counter: 4 });
    const caller = new TestCaller();
    return { bank, member, caller, client: bank.clientFor(caller) };
  }

  test('opens a session without user name, password and second step', async () => {
    const { bank, caller, client } = await prepare();
    const { options } = await client.passkeySignIn.begin({});
    expect(options['allowCredentials']).toEqual([]);
    const answer = passkeyShown(options, 'mine', 5);
    const { member } = await client.passkeySignIn.finish({ answer });
    expect(member.username).toBe('jordan');
    expect(await client.whoAmI()).toEqual({ member });
    expect(caller.stepToken).toBeNull();
    const { facts } = await bank.store.db
      .selectFrom('audit_record')
      .select('facts')
      .where('action', '=', 'sign-in')
      .executeTakeFirstOrThrow();
    expect(JSON.parse(facts)).toMatchObject({ method: 'passkey' });
    expect(await bank.store.db.selectFrom('passkey').selectAll().execute()).toMatchObject([
      { counter: 5, last_used_at: bank.clock.now() },
    ]);
  });

  test('the answer is good once', async () => {
    const { bank, caller, client } = await prepare();
    const { options } = await client.passkeySignIn.begin({});
    const thief = new TestCaller();
    thief.stepToken = caller.stepToken;
    const answer = passkeyShown(options, 'mine', 5);
    await client.passkeySignIn.finish({ answer });
    await expect(bank.clientFor(thief).passkeySignIn.finish({ answer })).rejects.toMatchObject(
      over,
    );
    expect(thief.sessionToken).toBeNull();
  });

  test('the answer that another browser was asked for opens nothing', async () => {
    const { bank, client, caller } = await prepare();
    const theirs = await bank.clientFor(new TestCaller()).passkeySignIn.begin({});
    await client.passkeySignIn.begin({});
    const answer = passkeyShown(theirs.options, 'mine', 5);
    await expect(client.passkeySignIn.finish({ answer })).rejects.toMatchObject({
      code: 'PROOF_WRONG',
      data: { triesLeft: 4 },
    });
    expect(caller.sessionToken).toBeNull();
  });

  test.each([
    ['a passkey that nobody has', 'unknown', 5],
    ['one that counts backwards', 'mine', 3],
  ])('%s opens nothing', async (_, id, counter) => {
    const { client, caller } = await prepare();
    const { options } = await client.passkeySignIn.begin({});
    const answer = passkeyShown(options, id, counter);
    await expect(client.passkeySignIn.finish({ answer })).rejects.toMatchObject({
      code: 'PROOF_WRONG',
    });
    expect(caller.sessionToken).toBeNull();
  });

  test('a password’s second step is not passed by what was begun for a passkey alone', async () => {
    const { client } = await prepare();
    const { options } = await client.passkeySignIn.begin({});
    const proof = { method: 'passkey', answer: passkeyShown(options, 'mine', 5) } as const;
    await expect(client.secondStep.finish({ proof })).rejects.toMatchObject(over);
  });

  test('without having begun there is nothing to finish', async () => {
    const { client } = await prepare();
    const answer = { id: 'mine' };
    await expect(client.passkeySignIn.finish({ answer })).rejects.toMatchObject(over);
  });

  test('beginning over and over from one address is held up', async () => {
    const { client } = await prepare();
    for (let count = 0; count < 50; count += 1) await client.passkeySignIn.begin({});
    await expect(client.passkeySignIn.begin({})).rejects.toMatchObject({ code: 'TOO_MANY_TRIES' });
  });

  test('a bank that has no passkeys has nothing at these addresses', async () => {
    const bank = await openTestBank(await open<Tables>(), { policy: livePolicy });
    const client = bank.clientFor(new TestCaller());
    await expect(client.passkeySignIn.begin({})).rejects.toMatchObject({ code: 'NOT_FOUND' });
  });
});
