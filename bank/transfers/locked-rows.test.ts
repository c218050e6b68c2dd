import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { livePolicy } from '../policy.ts';
import type { Tables } from '../tables.ts';
import { describeWithTables } from '../testing/on-every-store.ts';
import { balancesOf, openTestBank } from '../testing/test-bank.ts';
import { internal } from '../testing/transfer-requests.ts';
import { verifyBank } from '../verify/verify-bank.ts';

describeWithTables(['postgres'], 'transfers while somebody has locked rows', ({ open }) => {
  async function prepare() {
    const bank = await openTestBank(await open<Tables>(), { policy: livePolicy });
    const accounts = { checking: 100_00, savings: 0 };
    const members = [];
    for (let index = 0; index < 4; index += 1) members.push(await bank.addMember({ accounts }));
    const [locked, ...others] = members;
    if (!locked) throw new Error('There is no member');
    const send = async (member: typeof locked) => {
      const client = await bank.clientOf(member);
      return client.transfers.create({ intentKey: bank.newKey(), transfer: internal(10_00) });
    };
    return { bank, locked, others, send };
  }

  test.each([
    ['membership', 'id'],
    ['account_balance', 'account_id'],
    ['member_log', 'log_id'],
  ])(
    'a row of %s holds up its own member alone, who goes on when it is free',
    async (table, key) => {
      const { bank, locked, others, send } = await prepare();
      const outside = await bank.store.db.startTransaction().execute();
      const accounts = bank.store.db
        .selectFrom('account')
        .select('id')
        .where('membership_id', '=', locked.membershipId);
      await sql`select 1 from ${sql.table(table)}
      where ${sql.ref(key)} = ${locked.membershipId} or ${sql.ref(key)} in (${accounts}) for update`.execute(
        outside,
      );
      let isAnswered = false;
      const held = send(locked).finally(() => (isAnswered = true));
      for (let round = 0; round < 3; round += 1) await Promise.all(others.map(send));
      expect(isAnswered).toBe(false);

      await outside.rollback().execute();
      expect(await held).toMatchObject({ status: 'completed' });
      expect(await balancesOf(await bank.clientOf(locked))).toEqual({
        checking: 90_00,
        savings: 10_00,
      });
      expect((await verifyBank(bank.store)).checks.flatMap(({ faults }) => faults)).toEqual([]);
    },
  );

  test('many of the member whose row is locked are all carried out, each once, when it is free', async () => {
    const { bank, locked, others, send } = await prepare();
    const outside = await bank.store.db.startTransaction().execute();
    await outside
      .selectFrom('membership')
      .select('id')
      .where('id', '=', locked.membershipId)
      .forUpdate()
      .execute();
    const held = Array.from({ length: 10 }, () => send(locked));
    await Promise.all(others.map(send));
    await outside.rollback().execute();
    await Promise.all(held);
    expect(await balancesOf(await bank.clientOf(locked))).toEqual({
      checking: 0,
      savings: 100_00,
    });
  });
});
