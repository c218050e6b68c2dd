import { crc32, deflateSync } from 'node:zlib';
import type { Locator, Page } from '@playwright/test';
import { expect, test } from './portal.ts';
import { findings } from './accessible.ts';

test.beforeEach(async ({ portal }) => {
  await portal.signIn();
});

test('R-D6 a check is photographed, deposited, and stays pending until it can be used @journey', async ({
  portal,
  page,
}) => {
  const dialog = await openDeposit(page);
  await expect(dialog.getByRole('region', { name: 'Check tips' })).toContainText('Sign the back');
  await expect(dialog.getByText('$10,000.00 a check')).toBeVisible();

  // The camera is asked for by the keyboard alone.
  const camera = dialog.getByRole('button', { name: 'Take a photo of the front' });
  const asked = page.waitForEvent('filechooser');
  await camera.focus();
  await page.keyboard.press('Enter');
  const chooser = await asked;
  expect(await chooser.element().getAttribute('capture')).toBe('environment');
  expect(await chooser.element().getAttribute('accept')).toBe('image/*');
  await chooser.setFiles(file('front.jpg', await jpeg(page, 'front')));
  await expect(dialog.getByRole('img', { name: 'The front that you chose' })).toBeVisible();
  await choose(dialog, 'back', file('back.png', png(1)));
  await dialog.getByLabel('Amount of the check').fill('400.25');
  await deposit(dialog);
  const outcome = dialog.getByRole('status').filter({ hasText: '$400.25 to' });
  await expect(outcome).toContainText('is pending');
  await expect(outcome).toContainText('$275.00 available on');
  await expect(outcome).toContainText('$125.25 available on');
  await expect(dialog.getByLabel('Amount of the check')).toHaveValue('');

  await dialog.getByRole('button', { name: 'See your deposits' }).click();
  const made = dialog.getByRole('region', { name: 'Your deposits' }).getByRole('listitem').first();
  await expect(made).toContainText('Pending');
  await made.getByRole('button', { name: /^Show the photos of \$400\.25/ }).click();
  for (const name of ['The front of the check', 'The back of the check']) {
    const photo = made.getByRole('img', { name });
    await expect(photo).toBeVisible();
    await expect
      .poll(() => photo.evaluate((image) => (image as HTMLImageElement).naturalWidth))
      .toBeGreaterThan(0);
  }
  await page.keyboard.press('Escape');
  await expect(page.getByRole('button', { name: 'Mobile Deposit', exact: true })).toBeFocused();

  // It is in the account, and nothing of it can be used.
  await expect(portal.totalBalance).toContainText('$500,810.00');
  const checking = page.getByRole('region', { name: 'Accounts' }).getByRole('listitem').first();
  await expect(checking).toContainText('$450,810.00');
  await expect(checking).toContainText('available of $451,210.25');
  const newest = page.getByRole('region', { name: 'Recent Transactions' }).getByRole('listitem');
  await expect(newest.first()).toContainText('Mobile deposit');
  await expect(newest.first()).toContainText('Pending');
  await page.getByRole('button', { name: 'Notifications, 1 unread' }).click();
  await expect(page.getByText('Check received for')).toBeVisible();
});

test('R-D6 R-E7 a balance is explained: what is pending, what is held, and what is left', async ({
  page,
}) => {
  const explain = page.getByRole('button', { name: 'Everyday Checking: details' });
  const explained = page.getByRole('region', { name: /adds up$/ });
  await explain.click();
  await expect(explained).toContainText('Nothing is held.');
  await expect(explained).toContainText('$452,310.00');
  await expect(explained).toContainText('Pending');
  await expect(explained).toContainText('−$1,500.00');
  await expect(explained.getByText('$450,810.00').first()).toBeVisible();
  await page.goBack();

  const dialog = await openDeposit(page);
  await fill(page, dialog, { amount: '7000', seed: 2 });
  await deposit(dialog);
  await expect(dialog.getByText('$7,000.00 to')).toBeVisible();
  await page.keyboard.press('Escape');
  await explain.click();
  await expect(explained).toContainText('$459,310.00');
  const holds = explained.getByRole('listitem').filter({ hasText: 'Mobile deposit TXN-' });
  await expect(holds).toHaveCount(3);
  for (const [index, amount] of ['−$275.00', '−$6,450.00', '−$275.00'].entries()) {
    await expect(holds.nth(index)).toContainText(amount);
    await expect(holds.nth(index)).toContainText('Available on');
  }
  await expect(explained.getByText('$450,810.00').first()).toBeVisible();
});

test('R-D6 what is no picture, too large, too small or of one colour is refused with the reason, and nothing typed is lost', async ({
  portal,
  page,
}) => {
  const dialog = await openDeposit(page);
  const amount = dialog.getByLabel('Amount of the check');
  await deposit(dialog);
  for (const sentence of [
    'Take or choose a photo of the front.',
    'Take or choose a photo of the back.',
    'Enter an amount above $0.00.',
  ]) {
    await expect(dialog.getByText(sentence)).toBeVisible();
  }
  await expect(dialog.getByRole('button', { name: 'Take a photo of the front' })).toBeFocused();

  await choose(dialog, 'front', file('front.png', png(3)));
  await amount.fill('55');
  const svg = Buffer.from('<svg xmlns="http://www.w3.org/2000/svg" width="900" height="400"/>');
  for (const [name, content, sentence] of [
    ['back.jpg', svg, 'This is not a JPEG or PNG picture.'],
    ['back.svg', svg, 'An SVG file is a drawing and no photo.'],
    ['back.jpg', Buffer.alloc(8_000_001, 1), 'This file is too large.'],
    ['back.png', png(4, 640, 300), 'This picture is too small to read the check.'],
    ['back.png', png(4, 5, 5), 'This picture is too small to read the check.'],
    ['back.png', png(oneColour), 'We cannot see a check in this picture.'],
    ['back.png', png(4, 50_000, 50_000), 'This picture has too many pixels.'],
    ['back.png', png(4).subarray(0, 500), 'This picture is damaged.'],
    ['back.png', png(3), 'This is the picture of the front.'],
  ] as const) {
    await choose(dialog, 'back', file(name, content));
    await deposit(dialog);
    const back = dialog.getByRole('group', { name: 'Back of the check' });
    await expect(back.getByText(sentence)).toBeVisible();
    await expect(amount).toHaveValue('55');
  }
  await choose(dialog, 'back', file('back.png', png(5)));
  for (const [text, sentence] of [
    ['0', 'Enter an amount above $0.00.'],
    ['-1', 'Enter an amount in dollars and cents'],
    ['0.005', 'at most two decimals'],
    ['10000.01', 'You can deposit a check of up to $10,000.00 by photo.'],
  ] as const) {
    await amount.fill(text);
    await deposit(dialog);
    await expect(dialog.getByText(sentence)).toBeVisible();
    await expect(amount).toHaveValue(text);
  }
  await page.keyboard.press('Escape');
  await expect(portal.totalBalance).toContainText('$500,810.00');
  await expect(page.getByRole('region', { name: 'Accounts' })).not.toContainText('available of');
});

test('R-D6 a second photo of the same check is refused, and another check of the same amount is asked about', async ({
  page,
}) => {
  const dialog = await openDeposit(page);
  await fill(page, dialog, { amount: '80', seed: 6 });
  await deposit(dialog);
  await expect(dialog.getByText('$80.00 to')).toBeVisible();

  await fill(page, dialog, { amount: '81', seed: 6 });
  await deposit(dialog);
  await expect(dialog.getByRole('alert')).toContainText('This check was already deposited.');

  await fill(page, dialog, { amount: '80', seed: 8 });
  await deposit(dialog);
  await expect(dialog.getByRole('alert')).toContainText('You deposited a check of $80.00 on');
  await dialog.getByLabel('This is another check of the same amount').check();
  await deposit(dialog);
  await expect(dialog.getByText('$80.00 to')).toBeVisible();
  await dialog.getByRole('tab', { name: 'Your deposits' }).click();
  await expect(
    dialog.getByRole('region', { name: 'Your deposits' }).getByText('Pending'),
  ).toHaveCount(2);
});

test('R-D6 an answer lost on the way is asked for again, and the check is deposited once @live', async ({
  page,
}) => {
  const dialog = await openDeposit(page);
  await fill(page, dialog, { amount: '90', seed: 10 });
  // The try and its two repetitions reach the bank, but no answer comes back.
  await page.route(
    '**/rpc/deposits/create',
    async (route) => {
      await route.fetch();
      await route.abort('connectionreset');
    },
    { times: 3 },
  );
  await deposit(dialog);
  await expect(dialog.getByText('We do not know whether this was done.')).toBeVisible();
  await deposit(dialog);
  await expect(dialog.getByText('$90.00 to')).toBeVisible();
  await dialog.getByRole('tab', { name: 'Your deposits' }).click();
  await expect(
    dialog.getByRole('region', { name: 'Your deposits' }).getByText('Pending'),
  ).toHaveCount(1);
});

test('R-D6 nothing in depositing a check or explaining a balance keeps anybody out @demo', async ({
  page,
}) => {
  const dialog = await openDeposit(page);
  await deposit(dialog);
  await expect(dialog.getByText('Take or choose a photo of the back.')).toBeVisible();
  expect(await findings(page), 'what is missing').toEqual([]);
  await fill(page, dialog, { amount: '300', seed: 12 });
  await deposit(dialog);
  await expect(dialog.getByText('$300.00 to')).toBeVisible();
  expect(await findings(page), 'the form').toEqual([]);
  await dialog.getByRole('tab', { name: 'Your deposits' }).click();
  await dialog.getByRole('button', { name: /^Show the photos/ }).click();
  await expect(dialog.getByRole('img', { name: 'The back of the check' })).toBeVisible();
  expect(await findings(page), 'the deposits').toEqual([]);
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: 'Everyday Checking: details' }).click();
  await expect(page.getByText('−$275.00')).toBeVisible();
  expect(await findings(page), 'the balance').toEqual([]);
});

async function openDeposit(page: Page): Promise<Locator> {
  await page
    .getByRole('region', { name: 'Quick Actions' })
    .getByRole('button', { name: 'Mobile Deposit' })
    .click();
  const dialog = page.getByRole('dialog', { name: 'Mobile Deposit' });
  await expect(dialog.getByRole('button', { name: 'Deposit Check' })).toBeVisible();
  return dialog;
}

interface Check {
  amount: string;
  /** Of the front; the back has the next one. */
  seed: number;
}

async function fill(page: Page, dialog: Locator, { amount, seed }: Check): Promise<void> {
  await choose(dialog, 'front', file('front.jpg', await jpeg(page, String(seed))));
  await choose(dialog, 'back', file('back.png', png(seed + 1)));
  await dialog.getByLabel('Amount of the check').fill(amount);
}

async function deposit(dialog: Locator): Promise<void> {
  await dialog.getByRole('button', { name: 'Deposit Check' }).click();
}

interface ChosenFile {
  name: string;
  mimeType: string;
  buffer: Buffer;
}

async function choose(dialog: Locator, side: 'front' | 'back', chosen: ChosenFile): Promise<void> {
  const asked = dialog.page().waitForEvent('filechooser');
  await dialog.getByRole('button', { name: `Choose a file for the ${side}` }).click();
  await (await asked).setFiles(chosen);
  const group = dialog.getByRole('group', {
    name: `${side === 'front' ? 'Front' : 'Back'} of the check`,
  });
  await expect(group.getByText('Reading the picture...')).toHaveCount(0);
}

function file(name: string, buffer: Buffer): ChosenFile {
  const [, ending = ''] = name.split('.');
  const types: Readonly<Record<string, string>> = { png: 'image/png', svg: 'image/svg+xml' };
  return { name, mimeType: types[ending] ?? 'image/jpeg', buffer };
}

/** A JPEG as the browser writes it, with a text that makes each picture different. */
async function jpeg(page: Page, text: string): Promise<Buffer> {
  const address = await page.evaluate((written) => {
    const canvas = document.createElement('canvas');
    canvas.width = 1200;
    canvas.height = 550;
    const context = canvas.getContext('2d');
    if (context === null) throw new Error('No picture can be drawn');
    context.fillStyle = '#f5efdc';
    context.fillRect(0, 0, 1200, 550);
    context.fillStyle = '#223';
    context.font = '60px serif';
    context.fillText(`Pay to the order of Avery ${written}`, 60, 280);
    return canvas.toDataURL('image/jpeg', 0.9);
  }, text);
  return Buffer.from(address.slice(address.indexOf(',') + 1), 'base64');
}

/** With this seed both greys are the same. */
const oneColour = -90;

/** A PNG of two greys beside each other; larger pictures claim their size and hold little. */
function png(seed: number, width = 1200, height = 550): Buffer {
  const rows = width > 10_000 ? Buffer.alloc(100) : Buffer.alloc((width + 1) * height, 100 + seed);
  for (let at = 0; at < rows.length; at += width + 1) {
    rows[at] = 0;
    rows.fill(10, at + 1, Math.min(rows.length, at + 1 + Math.floor(width / 2)));
  }
  const head = Buffer.alloc(13);
  head.writeUInt32BE(width, 0);
  head.writeUInt32BE(height, 4);
  head[8] = 8;
  return Buffer.concat([
    Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]),
    chunk('IHDR', head),
    chunk('IDAT', deflateSync(rows, { level: 1 })),
    chunk('IEND', Buffer.alloc(0)),
  ]);
}

function chunk(type: string, data: Buffer): Buffer {
  const length = Buffer.alloc(4);
  length.writeUInt32BE(data.length);
  const named = Buffer.concat([Buffer.from(type, 'latin1'), data]);
  const sum = Buffer.alloc(4);
  sum.writeUInt32BE(crc32(named));
  return Buffer.concat([length, named, sum]);
}
