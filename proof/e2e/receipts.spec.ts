import { findings } from './accessible.ts';
import { expect, test } from './portal.ts';

// The list renders only visible rows: a tall window shows all of a short list.
test.use({ viewport: { width: 1440, height: 2000 } });

test('R-G7 a photo of a receipt is added to a transaction, opens large and is removed @both @journey', async ({
  portal,
  page,
}) => {
  await portal.signIn();
  await portal.openTab('Transactions');
  await page.getByRole('button', { name: /^Details of Greenfield Market/ }).click();
  const details = page.getByRole('region', { name: 'Transaction details' });
  const receipts = details.getByRole('region', { name: 'Receipts' });
  await expect(details.getByRole('button', { name: 'Add a photo of the receipt' })).toBeVisible();
  const choose = receipts.getByLabel('Photo of the receipt', { exact: true });
  await choose.setInputFiles({
    name: 'receipt.pdf',
    mimeType: 'application/pdf',
    buffer: Buffer.from('%PDF-1.7'),
  });
  await expect(receipts.getByRole('alert')).toContainText('not a JPEG or PNG picture');

  const photo = await page.screenshot({ clip: { x: 0, y: 0, width: 600, height: 800 } });
  await choose.setInputFiles({ name: 'receipt.png', mimeType: 'image/png', buffer: photo });
  const thumbnail = receipts.getByRole('button', { name: 'Enlarge photo 1' });
  await expect(thumbnail).toBeVisible();
  await expect(receipts.getByRole('alert')).toHaveCount(0);
  await thumbnail.click();
  const dialog = page.getByRole('dialog', { name: 'Receipt, photo 1' });
  const large = dialog.getByRole('img', { name: 'Receipt, photo 1' });
  await expect(large).toBeVisible();
  await expect
    .poll(async () => large.evaluate((image) => (image as HTMLImageElement).naturalWidth))
    .toBe(600);
  expect(await findings(page, 1280)).toEqual([]);
  await dialog.getByRole('button', { name: 'Remove photo' }).click();
  await expect(page.getByText('Photo removed')).toBeVisible();
  await expect(thumbnail).toHaveCount(0);
});
