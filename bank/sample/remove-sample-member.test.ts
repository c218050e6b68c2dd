import { expect, test } from 'vitest';
import { livePolicy } from '../policy.ts';
import type { Tables } from '../tables.ts';
import { describeOnEveryStore } from '../testing/on-every-store.ts';
import { openTestBank } from '../testing/test-bank.ts';
import { TestCaller } from '../testing/test-caller.ts';
import { internal } from '../testing/transfer-requests.ts';
import { verifyBank } from '../verify/verify-bank.ts';
import { addSampleMember } from './add-sample-member.ts';
import { hasSampleMember } from './remove-sample-member.ts';
import { sample } from './sample-member.ts';

const { username, password } = sample;

describeOnEveryStore('The sample member', ({ open }) => {
  test('is taken every way to sign in, and what it has scheduled ends, with the books as they were', async () => {
    const store = await open<Tables>();
    const bank = await openTestBank(store, { policy: livePolicy });
    await addSampleMember(bank.dependencies);
    const before = (await verifyBank(store)).checks;
    const token = await bank.bank.openSessionFor(username);
    await bank.clientFor(new TestCaller(token)).scheduledTransfers.schedule({
      intentKey: '01977a90-0000-7000-8000-000000000001',
      schedule: { transfer: internal(250_00), date: '2026-03-05', repeat: 'monthly' },
    });
    expect(await hasSampleMember(store.db)).toBe(true);

    expect(await bank.bank.staff.removeSampleMember()).toEqual({
      kind: 'removed',
      sessions: 1,
      series: 1,
    });
    expect(await hasSampleMember(store.db)).toBe(false);
    expect(await bank.bank.staff.removeSampleMember()).toEqual({ kind: 'none' });

    const client = bank.clientFor(new TestCaller());
    await expect(client.signIn({ username, password })).rejects.toMatchObject({
      code: 'INVALID_CREDENTIALS',
    });
    const held = bank.clientFor(new TestCaller(token));
    expect(await store.db.selectFrom('scheduled_transfer').select('status').execute()).toEqual([
      { status: 'cancelled' },
    ]);
    await expect(held.accounts.list()).rejects.toMatchObject({ code: 'SIGNED_OUT' });
    for (const table of ['credential', 'passkey', 'authenticator', 'recovery_code'] as const) {
      expect(await store.db.selectFrom(table).selectAll().execute(), table).toEqual([]);
    }
    const { checks } = await verifyBank(store);
    expect(checks.flatMap(({ faults }) => faults)).toEqual([]);
    const checked = (all: typeof checks) => all.find(({ name }) => /posting/i.test(name))?.checked;
    expect(checked(checks)).toBe(checked(before));
  });

  test('whose access staff open again could sign in again, and a member of the same user name is another', async () => {
    const store = await open<Tables>();
    const bank = await openTestBank(store, { policy: livePolicy });
    await bank.addMember({ username });
    expect(await hasSampleMember(store.db)).toBe(false);
    expect(await bank.bank.staff.removeSampleMember()).toEqual({ kind: 'none' });

    const other = await openTestBank(await open<Tables>(), { policy: livePolicy });
    await addSampleMember(other.dependencies);
    await other.bank.staff.removeSampleMember();
    await other.bank.staff.openAccess({ username });
    expect(await hasSampleMember(other.store.db)).toBe(true);
  });
});
