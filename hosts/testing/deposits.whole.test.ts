import { v4 as newKey } from 'uuid';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { asBase64, jpegFile } from '#bank/testing/test-pictures.ts';
import { base64Length, imageBytesMax } from '#contract/deposits/deposit-terms.ts';
import type { Client } from './test-api-client.ts';
import { everyHost, type OpenedHost } from './every-host.ts';
import { signInAs } from './test-sign-in.ts';

describe.each(Object.entries(everyHost))('Photos over %s', (_name, open) => {
  let host: OpenedHost;
  let client: Client;

  beforeAll(async () => {
    host = await open();
    ({ client } = host);
    const { clock, policy } = host;
    // The demo takes its time, which is the test's.
    const sleeper = policy.signInDelayMs > 0 && clock.nextSleeper();
    await Promise.all([
      signInAs(client, host.readCode),
      sleeper && sleeper.then(() => clock.advance(policy.signInDelayMs)),
    ]);
  });
  afterAll(() => host.close());

  const photo = (seed: number, size: number) =>
    asBase64(jpegFile({ seed, padding: size - jpegFile().length }));
  const deposit = (front: string, back: string) =>
    client.deposits.create({
      intentKey: newKey(),
      deposit: { to: 'checking', amount: 80_00, front, back },
    });

  test('R-D6 two photos of the largest size arrive whole, and the deposit is pending', async () => {
    const { id, status } = await deposit(photo(1, imageBytesMax), photo(2, imageBytesMax));
    expect(status).toBe('pending');
    const { content } = await client.deposits.photo({ id, side: 'front' });
    expect(content.length).toBe(base64Length(imageBytesMax));
    const [checking] = (await client.accounts.list()).accounts;
    expect(checking).toMatchObject({ balance: 450_890_00, available: 450_810_00 });
    expect(await client.accounts.explain({ account: 'checking' })).toMatchObject({
      // With the transfer that waits for review.
      ledger: 452_390_00,
      available: 450_810_00,
    });
  });

  test('R-D6 of a photo that is a byte larger the bank says itself that it is too large', async () => {
    await expect(deposit(photo(3, imageBytesMax + 1), photo(4, 2_000))).rejects.toMatchObject({
      code: 'PHOTO_FILE_TOO_LARGE',
      data: { side: 'front', mostBytes: imageBytesMax },
    });
  });
});
