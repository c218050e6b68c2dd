import { expect, test } from 'vitest';
import type { Tables } from '../tables.ts';
import { describeOnEveryStore } from '../testing/on-every-store.ts';
import { balancesOf, openTestBank } from '../testing/test-bank.ts';
import { clientIn, addParty } from '../testing/test-party.ts';
import { external, internal, zelle } from '../testing/transfer-requests.ts';
import { verifyBank } from '../verify/verify-bank.ts';

/** `npm run test:races` races as often as the requirement asks for. */
const isLong = process.env['MODE'] === 'races';
const rounds = isLong ? 1_000 : 25;
const balance = 100_00;
const day = 24 * 60 * 60_000;

describeOnEveryStore('two owners of one balance, each in a session of their own', ({ open }) => {
  test(`who send the whole of it at once, ${rounds} times: one does each time, and the ledger holds`, async () => {
    // A day for each round.
    const policy = { sessionIdleMs: 2 * rounds * day, sessionMaxMs: 2 * rounds * day };
    const bank = await openTestBank(await open<Tables>(), { policy });
    const owner = await bank.addMember({ accounts: { checking: balance, savings: 0 } });
    const other = await bank.addMember();
    await addParty(bank, owner, other, { role: 'joint-owner' });
    const owned = await bank.clientOf(owner);
    const clients = [owned, await clientIn(bank, other, owner)];
    const ways = [zelle(balance), external(balance), internal(balance)];
    for (let round = 0; round < rounds; round += 1) {
      const sent = await Promise.allSettled(
        clients.map((client, index) =>
          client.transfers.create({
            intentKey: bank.newKey(),
            transfer: ways[(round + index) % ways.length] ?? zelle(balance),
          }),
        ),
      );
      const refused = sent.filter(({ status }) => status === 'rejected');
      expect(refused, `round ${round}`).toMatchObject([{ reason: { code: 'INSUFFICIENT_FUNDS' } }]);
      expect(await balancesOf(owned)).toMatchObject({ checking: 0 });
      await bank.addPayment(owner, { type: 'credit', amount: balance, at: bank.clock.now() });
      // The limits of a day begin again.
      await bank.clock.leap(day + 60 * 60_000);
      await bank.settle();
    }
    const transfers = await bank.store.db.selectFrom('transfer').select('id').execute();
    expect(transfers).toHaveLength(rounds);
    const { checks } = await verifyBank(bank.store);
    expect(checks.flatMap(({ faults }) => faults)).toEqual([]);
  }, 580_000);
});
