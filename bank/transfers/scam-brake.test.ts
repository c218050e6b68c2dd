import type { TransferRequestInput } from '#contract/transfers/transfers.ts';
import { expect, test } from 'vitest';
import type { Tables } from '../tables.ts';
import { describeOnEveryStore } from '../testing/on-every-store.ts';
import {
  balancesOf,
  liveWithoutStepUps,
  longSessions,
  openTestBank,
} from '../testing/test-bank.ts';
import { external, internal, zelle } from '../testing/transfer-requests.ts';
import { refusePurpose } from './first-payment-rules.ts';
import { paymentPurposes } from '#contract/transfers/transfer-terms.ts';

const day = 24 * 60 * 60_000;

/** The request of a sender after leaving the question out. */
function unsaid(request: TransferRequestInput): TransferRequestInput {
  const { purpose: _, ...rest } = { purpose: undefined, ...request };
  return rest;
}

const refused = { code: 'PURPOSE_NEEDED' };

test.each(paymentPurposes)('a large first payment that is for %s goes on', (purpose) => {
  expect(refusePurpose({ ...zelle(600_00), purpose } as never, { isLargeFirst: true })).toBeNull();
});

test.each([
  [zelle(600_00), true, refused],
  [external(600_00), true, refused],
  [zelle(600_00), false, null],
  [internal(600_00), false, null],
] as const)('%o says what it is for if it is a large first payment: %s', (request, is, answer) => {
  expect(refusePurpose(unsaid(request) as never, { isLargeFirst: is })).toEqual(answer);
});

describeOnEveryStore('the scam brake', ({ open }) => {
  async function bankWithMember() {
    const bank = await openTestBank(await open<Tables>(), {
      policy: { ...liveWithoutStepUps, ...longSessions },
    });
    const member = await bank.addMember({ accounts: { checking: 9_000_00, savings: 0 } });
    const client = await bank.clientOf(member);
    const send = (transfer: TransferRequestInput) =>
      client.transfers.create({ intentKey: bank.newKey(), transfer });
    return { bank, member, client, send };
  }

  test('sends a large first payment only with what it is for, and keeps that in the log', async () => {
    const { bank, member, client, send } = await bankWithMember();
    const transfer = unsaid(zelle(500_01));
    expect(await client.transfers.quote({ transfer })).toMatchObject({ asksPurpose: true });
    await expect(send(transfer)).rejects.toMatchObject(refused);
    expect(await balancesOf(client)).toMatchObject({ checking: 9_000_00 });
    const { id } = await send({ ...zelle(500_01), purpose: 'investment' });
    expect(await client.transfers.get({ id })).toMatchObject({ purpose: 'investment' });
    const rows = await bank.store.db
      .selectFrom('audit_record')
      .select('facts')
      .where('log_id', '=', member.membershipId)
      .where('action', '=', 'transfer-sent')
      .execute();
    expect(rows.map(({ facts }) => JSON.parse(facts) as unknown)).toMatchObject([
      { transfer: id, purpose: 'investment' },
    ]);
  });

  test('asks it of a payment for a later day when it is ordered, and of nobody on that day', async () => {
    const { bank, client } = await bankWithMember();
    const ordered = (transfer: TransferRequestInput) => ({
      intentKey: bank.newKey(),
      schedule: { transfer, date: '2026-03-03' as never },
    });
    const { schedule } = ordered(unsaid(external(600_00)));
    expect(await client.scheduledTransfers.preview({ schedule })).toMatchObject({
      asksPurpose: true,
    });
    await expect(
      client.scheduledTransfers.schedule(ordered(unsaid(external(600_00)))),
    ).rejects.toMatchObject(refused);
    await client.scheduledTransfers.schedule(ordered(external(600_00)));
    await bank.clock.leap(day);
    const [sent] = (await client.transfers.history({})).transactions;
    expect(sent?.transferId && (await client.transfers.get({ id: sent.transferId }))).toMatchObject(
      { purpose: 'goods' },
    );
  });

  test('is not in the way of small payments, known payees and own accounts', async () => {
    const { bank, client, send } = await bankWithMember();
    for (const transfer of [zelle(500_00), internal(600_00)].map(unsaid)) {
      expect(await client.transfers.quote({ transfer })).not.toHaveProperty('asksPurpose');
      await send(transfer);
    }
    await bank.clock.leap(6_000);
    const again = unsaid(zelle(600_00));
    expect(await client.transfers.quote({ transfer: again })).not.toHaveProperty('asksPurpose');
    expect(await send(again)).not.toHaveProperty('purpose');
  });
});
