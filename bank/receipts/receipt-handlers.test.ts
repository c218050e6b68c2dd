import type { TransactionId } from '#contract/text/ids.ts';
import { receiptBytesMax, receiptBytesPerDay } from '#contract/receipts/receipt-terms.ts';
import { expect, test } from 'vitest';
import type { Tables } from '../tables.ts';
import { audited } from '../testing/audited.ts';
import { describeOnEveryStore } from '../testing/on-every-store.ts';
import { longSessions, openTestBank } from '../testing/test-bank.ts';
import { addParty } from '../testing/test-party.ts';
import { asBase64, jpegFile, jpegSegment, pngFile, textBytes } from '../testing/test-pictures.ts';

const nobodys = '0195f2a0-0000-7000-8000-00000000dead';

describeOnEveryStore('photos of receipts', ({ open }) => {
  async function bankWithPurchase() {
    const bank = await openTestBank(await open<Tables>(), { policy: longSessions });
    const member = await bank.addMember();
    const client = await bank.clientOf(member);
    const { id } = await bank.addPayment(member, {
      type: 'debit',
      amount: 42_10,
      at: bank.clock.now(),
    });
    const transaction = id as TransactionId;
    const add = (file: Uint8Array, to = transaction) =>
      client.receipts.add({ transaction: to, photo: asBase64(file) });
    const kept = async () => (await client.receipts.list({ transaction })).receipts;
    return { bank, member, client, transaction, add, kept };
  }

  test('R-G7 a photo lies with its transaction, without place and device, until it is removed', async () => {
    const { bank, member, client, add, kept } = await bankWithPurchase();
    expect(await kept()).toEqual([]);
    const place = jpegSegment(0xe1, textBytes('Exif 40 44 N, somebody’s phone'));
    const added = await add(jpegFile({ width: 900, height: 1200 }, [place]));
    expect(added).toEqual({
      id: expect.any(String),
      at: bank.clock.now(),
      width: 900,
      height: 1200,
    });
    expect(await kept()).toEqual([added]);
    const photo = await client.receipts.photo({ id: added.id });
    expect(photo).toMatchObject({ mediaType: 'image/jpeg', width: 900, height: 1200 });
    expect(atob(photo.content)).not.toContain('phone');

    await client.receipts.remove({ id: added.id });
    expect(await kept()).toEqual([]);
    await expect(client.receipts.photo({ id: added.id })).rejects.toMatchObject({
      code: 'NOT_FOUND',
    });
    const rows = await bank.store.db.selectFrom('receipt').select('content').execute();
    expect(rows).toEqual([{ content: null }]);
    expect((await audited(bank, member)).slice(-2)).toEqual(['receipt-added', 'receipt-removed']);
  });

  test('R-G7 a photo for a transaction that is not there is not looked at, and counts as no refused photo', async () => {
    const { bank, client } = await bankWithPurchase();
    const transaction = nobodys as TransactionId;
    await expect(client.receipts.add({ transaction, photo: 'bm8=' })).rejects.toMatchObject({
      code: 'NOT_FOUND',
    });
    expect(await bank.store.db.selectFrom('attempt').selectAll().execute()).toEqual([]);
  });

  test('R-G7 the same picture is kept once, and removed once, however often it is asked', async () => {
    const { bank, member, client, add, kept } = await bankWithPurchase();
    const file = pngFile({ seed: 7 });
    const [first, second] = await Promise.all([add(file), add(file)]);
    expect(second).toEqual(first);
    expect(await kept()).toHaveLength(1);
    const { id } = first;
    expect(await client.receipts.remove({ id })).toEqual({ id });
    expect(await client.receipts.remove({ id })).toEqual({ id });
    const actions = (await audited(bank, member)).filter((action) => action.startsWith('receipt'));
    expect(actions).toEqual(['receipt-added', 'receipt-removed']);
    expect((await add(file)).id).not.toBe(id);
  });

  test('R-G7 a transaction has three photos at most, of requests at the same time too', async () => {
    const { add, kept } = await bankWithPurchase();
    const added = await Promise.allSettled([1, 2, 3, 4, 5].map((seed) => add(jpegFile({ seed }))));
    expect(added.filter(({ status }) => status === 'fulfilled')).toHaveLength(3);
    expect(await kept()).toHaveLength(3);
    await expect(add(jpegFile({ seed: 6 }))).rejects.toMatchObject({
      code: 'RECEIPTS_FULL',
      data: { most: 3 },
    });
  });

  test('R-G7 a file that is no picture, damaged or too large is refused with its reason, and nothing is kept', async () => {
    const { add, kept } = await bankWithPurchase();
    const whole = jpegFile();
    for (const [file, refusal] of [
      [textBytes('%PDF-1.7'), { code: 'RECEIPT_NOT_A_PICTURE' }],
      [whole.subarray(0, whole.length - 6), { code: 'RECEIPT_BROKEN' }],
      [
        pngFile({ width: 12_001, height: 10 }),
        { code: 'RECEIPT_TOO_MANY_PIXELS', data: { width: 12_001, height: 10 } },
      ],
      [
        jpegFile({ padding: receiptBytesMax }),
        { code: 'RECEIPT_FILE_TOO_LARGE', data: { mostBytes: receiptBytesMax } },
      ],
    ] as const) {
      await expect(add(file)).rejects.toMatchObject(refusal);
    }
    expect(await kept()).toEqual([]);
  });

  test('R-G7 a membership adds so much a day, what was removed included, and as much the next day', async () => {
    const { bank, client, add } = await bankWithPurchase();
    const { id } = await add(jpegFile({ seed: 1 }));
    await client.receipts.remove({ id });
    // As if it had been as large as a day allows.
    await bank.store.db.updateTable('receipt').set({ bytes: receiptBytesPerDay }).execute();
    await expect(add(jpegFile({ seed: 2 }))).rejects.toMatchObject({
      code: 'RECEIPT_DAY_LIMIT',
      data: { mostBytes: receiptBytesPerDay },
    });
    const yesterday = bank.clock.now() - 86_400_000;
    await bank.store.db.updateTable('receipt').set({ added_at: yesterday }).execute();
    expect(await add(jpegFile({ seed: 2 }))).toMatchObject({ width: 1200 });
  });

  test('R-G7 another member, and who may only look, learns of no photo', async () => {
    const { bank, member, transaction, add } = await bankWithPurchase();
    const { id } = await add(jpegFile());
    const other = await bank.addMember();
    const stranger = await bank.clientOf(other);
    expect(await stranger.receipts.list({ transaction })).toEqual({ receipts: [] });
    await expect(stranger.receipts.photo({ id })).rejects.toMatchObject({ code: 'NOT_FOUND' });
    await expect(
      stranger.receipts.add({ transaction, photo: asBase64(jpegFile()) }),
    ).rejects.toMatchObject({ code: 'NOT_FOUND' });
    await stranger.receipts.remove({ id });
    await expect(stranger.receipts.photo({ id: nobodys })).rejects.toMatchObject({
      code: 'NOT_FOUND',
    });

    await addParty(bank, member, other, { role: 'viewer' });
    const viewer = bank.clientFor(
      Object.assign(await bank.callerOf(other), { membershipId: member.membershipId }),
    );
    await expect(viewer.receipts.list({ transaction })).rejects.toMatchObject({
      code: 'NOT_FOUND',
    });
    await expect(viewer.receipts.photo({ id })).rejects.toMatchObject({ code: 'NOT_FOUND' });
    const owner = await bank.clientOf(member);
    expect(await owner.receipts.photo({ id })).toMatchObject({ width: 1200 });
  });
});
