import { afterEach, beforeEach, expect, test } from 'vitest';
import { internal } from '#bank/testing/transfer-requests.ts';
import { type AttackedBank, newIntent, openAttackedBank } from './attacked-bank.ts';
import { openSlowClient } from './raw-connection.ts';

const slowClients = 500;
const inFlightMax = 4;
const transferCount = 40;

let bank: AttackedBank;

beforeEach(async () => {
  bank = await openAttackedBank({ inFlightMax });
});
afterEach(() => bank.close());

test('F7 Clients that send byte by byte keep no honest client from being answered', async () => {
  const slow = await Promise.all(
    Array.from({ length: slowClients }, (_, place) => openSlowClient(bank.host.address, place)),
  );
  for (let asked = 0; asked < 30; asked += 1) {
    for (const socket of slow) socket.write('a');
    expect((await bank.browser.fetch('/api/accounts')).status).toBe(200);
  }
  expect(slow.filter(({ closed }) => closed)).toEqual([]);
  for (const socket of slow) socket.destroy();
});

test('F8 Asked too much, the bank answers all requests, with 503 those that it does not do, and does the others once', async () => {
  const requests = Array.from({ length: transferCount }, (_, index) => ({
    intentKey: newIntent(),
    transfer: internal(1_00 + index),
  }));
  const send = async (request: object) => {
    const { status, headers } = await bank.browser.post('/api/transfers', request);
    return { request, status, retryAfter: headers.get('retry-after') };
  };
  const release = Promise.withResolvers<void>();
  const slowWork = bank.store.transact(() => release.promise);
  let refusals = 0;
  const sent = requests.map(async (request) => {
    const answer = await send(request);
    if (answer.status === 503) refusals += 1;
    return answer;
  });
  await expect.poll(() => refusals).toBe(transferCount - inFlightMax);
  release.resolve();
  await slowWork;
  const answers = await Promise.all(sent);
  const refused = answers.filter(({ status }) => status !== 200);
  expect(refused.map(({ status, retryAfter }) => [status, retryAfter])).toEqual(
    refused.map(() => [503, '1']),
  );
  expect(await amountsSent()).toHaveLength(inFlightMax);
  for (const { request } of refused) expect((await send(request)).status).toBe(200);
  expect(await amountsSent()).toEqual(requests.map(({ transfer }) => transfer.amount));
});

async function amountsSent(): Promise<number[]> {
  const rows = await bank.store.db
    .selectFrom('transfer')
    .select('amount')
    .where('membership_id', '=', bank.member.membershipId)
    .orderBy('amount')
    .execute();
  return rows.map(({ amount }) => amount);
}
