import { expect, test } from 'vitest';
import { livePolicy } from '../policy.ts';
import type { Tables } from '../tables.ts';
import { dumpTables } from '../testing/test-tables.ts';
import { describeOnEveryStore } from '../testing/on-every-store.ts';
import { openTestBank } from '../testing/test-bank.ts';

describeOnEveryStore('how long first payments wait', ({ open }) => {
  async function bankWithMember() {
    const bank = await openTestBank(await open<Tables>(), { policy: livePolicy });
    const member = await bank.addMember();
    return { bank, member, client: await bank.clientOf(member) };
  }

  test('it is a day until the member chooses; to make it longer takes nothing but to say so', async () => {
    const { client } = await bankWithMember();
    const { firstPaymentDelayHours, score } = await client.settings.get();
    expect(firstPaymentDelayHours).toBe(24);
    await client.security.setFirstPaymentDelay({ hours: 48 });
    const settings = await client.settings.get();
    expect(settings.firstPaymentDelayHours).toBe(48);
    expect(settings.score.percent).toBe(score.percent);
  });

  test('to make it shorter takes a step-up for this very time, and is told', async () => {
    const { member, client } = await bankWithMember();
    await client.security.setFirstPaymentDelay({ hours: 48 });
    const refusal = (await client.security
      .setFirstPaymentDelay({ hours: 24 })
      .catch((error: unknown) => error)) as { code: string; data: { stepUp: never } };
    expect(refusal.code).toBe('STEP_UP_NEEDED');
    expect((await client.settings.get()).firstPaymentDelayHours).toBe(48);
    const proof = { method: 'password', password: member.password } as const;
    await client.stepUp.confirm({ stepUp: refusal.data.stepUp, proof });
    await expect(client.security.setFirstPaymentDelay({ hours: 0 })).rejects.toMatchObject({
      code: 'STEP_UP_NEEDED',
    });
    await client.security.setFirstPaymentDelay({ hours: 24 });
    expect((await client.settings.get()).firstPaymentDelayHours).toBe(24);
    expect((await client.events.recent({ limit: 1 })).events).toMatchObject([
      { kind: 'security', change: 'first-payment-delay-lowered' },
    ]);
    const { entries } = await client.security.log({});
    expect(entries.map(({ act }) => act)).toEqual([
      'first-payment-delay-changed',
      'stepped-up',
      'first-payment-delay-changed',
      'signed-in',
    ]);
  });

  test('to choose what is chosen changes nothing', async () => {
    const { bank, client } = await bankWithMember();
    await client.security.setFirstPaymentDelay({ hours: 48 });
    const before = await dumpTables(bank.store);
    await client.security.setFirstPaymentDelay({ hours: 48 });
    expect(await dumpTables(bank.store)).toEqual(before);
  });

  test.each([1, -4, 23.5, '24', null])('%j hours cannot be chosen', async (hours) => {
    const { client } = await bankWithMember();
    await expect(
      client.security.setFirstPaymentDelay({ hours: hours as never }),
    ).rejects.toMatchObject({ code: 'BAD_REQUEST' });
  });
});
