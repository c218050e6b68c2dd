import { addPasskey, bankOfMemberWithFactors } from '../../testing/test-factors.ts';
import { passkeyNameMaxLength, passkeysMax } from '#contract/identity/security/security-terms.ts';
import { expect, test } from 'vitest';
import { livePolicy } from '../../policy.ts';
import type { Tables } from '../../tables.ts';
import { audited } from '../../testing/audited.ts';

import { describeOnEveryStore } from '../../testing/on-every-store.ts';
import { passkeyMade } from '../../testing/test-factors.ts';

describeOnEveryStore('the passkeys of a member', ({ open }) => {
  const bankWithMember = async () => bankOfMemberWithFactors(await open<Tables>());

  test('R-P3 a passkey is added under the name that the member gives it, and removed', async () => {
    const { bank, member, client } = await bankWithMember();
    const { options } = await client.security.beginPasskey({});
    expect(options).toMatchObject({
      user: { id: member.personId, name: 'jordan', displayName: 'Jordan Ellis' },
      excludeCredentials: [],
    });
    const answer = passkeyMade(options, 'credential-1');
    const { factors } = await client.security.finishPasskey({ answer, name: ' My laptop ' });
    expect(factors.passkeys).toEqual([
      {
        id: expect.any(String) as string,
        name: 'My laptop',
        addedAt: bank.clock.now(),
        lastUsedAt: null,
      },
    ]);
    const [passkey] = factors.passkeys;
    const after = await client.security.removePasskey({ id: passkey?.id as never });
    expect(after.factors.passkeys).toEqual([]);
    expect(await audited(bank, member)).toEqual(['sign-in', 'passkey-added', 'passkey-removed']);
    const { events } = await client.events.recent({ limit: 2 });
    expect(events).toMatchObject([{ change: 'passkey-removed' }, { change: 'passkey-added' }]);
  });

  test('who has a passkey is not asked to make the same one again', async () => {
    const { client } = await bankWithMember();
    await addPasskey(client, 'credential-1');
    expect((await client.security.beginPasskey({})).options).toMatchObject({
      excludeCredentials: [{ id: 'credential-1' }],
    });
  });

  test('an answer makes one passkey, and none for another challenge or in another session', async () => {
    const { bank, member, client } = await bankWithMember();
    const elsewhere = await bank.clientOf(member);
    const { options: former } = await client.security.beginPasskey({});
    const { options } = await client.security.beginPasskey({});
    const name = 'Laptop';
    await expect(
      client.security.finishPasskey({ answer: passkeyMade(former, 'credential-1'), name }),
    ).rejects.toMatchObject({ code: 'PROOF_WRONG', data: { triesLeft: 4 } });
    const answer = passkeyMade(options, 'credential-1');
    await expect(elsewhere.security.finishPasskey({ answer, name })).rejects.toMatchObject({
      code: 'PROOF_OVER',
    });
    await client.security.finishPasskey({ answer, name });
    await expect(client.security.finishPasskey({ answer, name })).rejects.toMatchObject({
      code: 'PROOF_OVER',
    });
    expect((await client.security.factors()).passkeys).toHaveLength(1);
  });

  test('an answer that comes too late makes no passkey', async () => {
    const { bank, client } = await bankWithMember();
    const { options } = await client.security.beginPasskey({});
    await bank.clock.leap(livePolicy.security.stepsMs);
    await expect(
      client.security.finishPasskey({ answer: passkeyMade(options, 'a'), name: 'Laptop' }),
    ).rejects.toMatchObject({ code: 'PROOF_OVER' });
  });

  test('a passkey is of one member and no other', async () => {
    const { bank, client } = await bankWithMember();
    const stranger = await bank.clientOf(await bank.addMember());
    await addPasskey(client, 'credential-1');
    await expect(addPasskey(stranger, 'credential-1')).rejects.toMatchObject({
      code: 'PROOF_OVER',
    });
    expect((await stranger.security.factors()).passkeys).toEqual([]);
    const [passkey] = (await client.security.factors()).passkeys;
    await expect(
      stranger.security.removePasskey({ id: passkey?.id as never }),
    ).rejects.toMatchObject({ code: 'NOT_FOUND' });
    expect((await client.security.factors()).passkeys).toHaveLength(1);
  });

  test(`a member has ${passkeysMax} passkeys at most, however many are begun at once`, async () => {
    const { bank, member, client } = await bankWithMember();
    for (let made = 1; made < passkeysMax; made += 1) {
      await addPasskey(client, `credential-${made}`);
    }
    const sessions = [client, await bank.clientOf(member), await bank.clientOf(member)];
    const begun = await Promise.all(
      sessions.map(async (session) => ({ session, ...(await session.security.beginPasskey({})) })),
    );
    const finished = await Promise.allSettled(
      begun.map(({ session, options }, index) =>
        session.security.finishPasskey({
          answer: passkeyMade(options, `late-${index}`),
          name: 'Laptop',
        }),
      ),
    );
    expect(finished.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
    const refusal = { code: 'TOO_MANY_PASSKEYS', data: { most: passkeysMax } };
    await expect(client.security.beginPasskey({})).rejects.toMatchObject(refusal);
    expect((await client.security.factors()).passkeys).toHaveLength(passkeysMax);
  });

  test.each(['', '   ', 'n'.repeat(passkeyNameMaxLength + 1)])(
    'a passkey cannot be called %j',
    async (name) => {
      const { client } = await bankWithMember();
      const { options } = await client.security.beginPasskey({});
      await expect(
        client.security.finishPasskey({ answer: passkeyMade(options, 'a'), name }),
      ).rejects.toMatchObject({ code: 'BAD_REQUEST' });
    },
  );
});
