import { expect, test, vi } from 'vitest';
import type { Tables } from '../tables.ts';
import { describeWithTables } from '../testing/on-every-store.ts';
import { longSessions, openTestBank } from '../testing/test-bank.ts';
import { TestCaller } from '../testing/test-caller.ts';
import { zelle } from '../testing/transfer-requests.ts';

/** The clock of a test stands still: another process never finds the events that it looks for after a time. */
describeWithTables(['postgres'], 'two processes over one database', ({ open }) => {
  async function prepare() {
    const first = await openTestBank(await open<Tables>(), { policy: longSessions });
    const second = first.beside();
    const member = await first.addMember({ accounts: { checking: 9_000_00, savings: 0 } });
    const caller = await first.callerOf(member);
    const there = second.clientFor(new TestCaller(caller.sessionToken));
    const stream = await there.events.follow();
    return { first, client: first.clientFor(caller), there, stream };
  }

  test('R-B2 an event of one is told at once by the other', async () => {
    const { first, client, stream } = await prepare();
    const next = stream.next();
    await client.transfers.create({ intentKey: first.newKey(), transfer: zelle(20_00) });
    expect(await next).toMatchObject({ value: { kind: 'transfer', status: 'processing' } });
    await stream.return?.();
  });

  test('R-P4 a session that ends in one is over within a moment in the other, and so are its streams', async () => {
    const { client, there, stream } = await prepare();
    const next = stream.next();
    await there.accounts.list();
    await client.signOut({});
    expect(await next).toMatchObject({ done: true });
    // The stream may have looked for itself before the notice has come.
    await vi.waitFor(() =>
      expect(there.accounts.list()).rejects.toMatchObject({ code: 'SIGNED_OUT' }),
    );
  });
});
