import { readFile } from 'node:fs/promises';
import type { Locator, Page, Request } from '@playwright/test';
import { expect, test } from './portal.ts';
import { findings } from './accessible.ts';

test.use({ viewport: { width: 1440, height: 2000 } });

test('R-X6 a purchase is disputed with its clock, marked on its row, told of, and the dispute withdrawn @journey', async ({
  portal,
  page,
}) => {
  await openHistory(portal, page);
  const details = await openDetails(page);
  await expect(details.getByText(/^You can dispute it until \w+ \d+, \d{4}/)).toBeVisible();
  await details.getByRole('button', { name: 'Dispute this transaction' }).click();
  const dialog = page.getByRole('dialog', { name: 'Dispute this transaction' });
  const amount = dialog.getByLabel('Amount you dispute');
  await amount.fill('1000000');
  const submit = dialog.getByRole('button', { name: 'Open dispute' });
  await submit.click();
  const reason = dialog.getByLabel('What is wrong');
  const story = dialog.getByLabel('What happened');
  await expect(reason).toHaveAccessibleDescription('Please choose what is wrong.');
  await expect(reason).toBeFocused();
  await expect(amount).toHaveAccessibleDescription(/^\$[\d.]+ or less/);
  await expect(story).toHaveAccessibleDescription(/^Please say what happened\./);
  for (const typed of ['', '0', '-1', '0.005', '1e308', '<b>1</b>', '\u202e5']) {
    await amount.fill(typed);
    await submit.click();
    await expect(amount, typed).toHaveAttribute('aria-invalid', 'true');
    await expect(amount).toHaveValue(typed);
  }
  await amount.fill('1.00');
  await reason.selectOption('I was charged twice');
  await story.fill('Twice on the same day. <b>Really</b>');
  await expect(dialog.getByText(/you get the amount back provisionally that day/)).toBeVisible();
  await submit.click();
  await expect(dialog).toBeHidden();

  const dispute = details.getByRole('region', { name: 'Your dispute' });
  await expect(dispute).toContainText('You dispute $1.00. We are looking into it.');
  await expect(dispute).toContainText('I was charged twice: Twice on the same day. <b>Really</b>');
  await expect(dispute.getByRole('listitem')).toHaveText([
    /^Dispute openedDone on /,
    /^Provisional creditOn .*, if we have not decided by then$/,
    /^DecisionBy /,
  ]);
  await expect(details.getByRole('button', { name: 'Dispute this transaction' })).toBeHidden();
  const marked = rows(page).filter({ hasText: 'Disputed' });
  await expect(marked).toHaveCount(1);

  await details.getByRole('button', { name: 'Close details' }).click();
  await page.getByRole('button', { name: /^Notifications/ }).click();
  await page.getByRole('button', { name: /^Dispute opened: / }).click();
  const sheet = page
    .getByRole('dialog')
    .filter({ has: page.getByRole('region', { name: 'Your dispute' }) });
  await sheet.getByRole('button', { name: 'Withdraw dispute' }).click();
  const question = page.getByRole('dialog', { name: 'Withdraw this dispute?' });
  await expect(question).toContainText('No money moves.');
  await question.getByRole('button', { name: 'Withdraw dispute' }).click();
  await expect(question).toBeHidden();
  await expect(sheet.getByText('Withdrawn', { exact: true }).first()).toBeVisible();
  await sheet.getByRole('button', { name: 'Close' }).click();
  await expect(sheet).toBeHidden();
  await expect(marked).toHaveCount(0);
});

test('R-X6 R-X3 a note and tags are kept, searched for, exported, and removed again', async ({
  portal,
  page,
}) => {
  await openHistory(portal, page);
  let details = await openDetails(page);
  await details.getByRole('button', { name: 'Add a note or tags' }).click();
  const note = details.getByLabel('Note (optional)');
  const tags = details.getByLabel('Tags (optional)');
  await expect(note).toBeFocused();
  await note.fill('=Birthday cake for Ana');
  const save = details.getByRole('button', { name: 'Save' });
  for (const [typed, problem] of [
    ['a,b,c,d,e,f', /at most 5 tags/],
    ['x'.repeat(31), /at most 30 characters/],
    ['<b>bold</b>', /cannot be a tag/],
    ['left\u202eright', /cannot be a tag/],
  ] as const) {
    await tags.fill(typed);
    await save.click();
    await expect(tags, typed).toHaveAccessibleDescription(problem);
    await expect(tags).toHaveValue(typed);
  }
  await tags.fill('Family, birthday, FAMILY');
  await save.click();
  const chips = details.getByRole('list', { name: 'Tags' }).getByRole('listitem');
  await expect(chips).toHaveText(['Family', 'birthday']);
  await expect(details.getByText('=Birthday cake for Ana')).toBeVisible();
  await details.getByRole('button', { name: 'Close details' }).click();

  const search = page.getByLabel('Search transactions');
  await search.fill('CAKE family');
  await expect(rows(page)).toHaveCount(1);
  await expect(rows(page).locator('mark')).toHaveText(['cake', 'Family']);
  const download = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Export CSV' }).click();
  const file = await readFile(await (await download).path(), 'utf8');
  expect(file.trimEnd().split('\r\n')).toEqual([
    expect.stringMatching(/,Note,Tags,/),
    expect.stringMatching(/,'=Birthday cake for Ana,Family; birthday,/),
  ]);

  await search.fill('');
  details = await openDetails(page);
  await details.getByRole('button', { name: 'Edit note and tags' }).click();
  await note.fill('');
  await tags.fill('');
  await save.click();
  await expect(details.getByRole('button', { name: 'Add a note or tags' })).toBeVisible();
  await search.fill('cake');
  await expect(page.getByText('Nothing matches')).toBeVisible();
});

test('R-X6 of 100,000 transactions only those near the screen are in the page, at any depth @live', async ({
  portal,
  page,
}) => {
  const total = 100_000;
  const pageSize = 5_000;
  let reached = 0;
  await page.route('**/rpc/transactions/search*', async (route) => {
    const asked = askedFor(route.request());
    // The dashboard asks for a few of the newest.
    if (asked.limit !== undefined && asked.cursor === undefined) return await route.fallback();
    const start = asked.cursor === undefined ? 0 : Number(asked.cursor.split('.')[0]);
    reached = Math.max(reached, start + pageSize);
    const next = start + pageSize < total ? `${start + pageSize}.${rowId(start)}` : null;
    const transactions = Array.from({ length: pageSize }, (_, index) => row(start + index));
    await route.fulfill({ json: { json: { transactions, next } } });
  });
  await page.setViewportSize({ width: 1440, height: 900 });
  await portal.signIn();
  await portal.openTab('Transactions');
  const inPage = page.getByRole('region', { name: 'History' }).locator('li');
  for (let loaded = 1; loaded <= total / pageSize; loaded += 1) {
    await expect.poll(() => reached).toBeGreaterThanOrEqual(loaded * pageSize);
    await expect.poll(() => inPage.count()).toBeLessThan(80);
    await expect(async () => {
      await page.evaluate(() => window.scrollTo(0, document.body.scrollHeight));
      expect(reached).toBeGreaterThan(Math.min(loaded * pageSize, total - 1));
    }).toPass();
  }
  await expect(page.getByText('That is everything.')).toBeVisible();
  await page.evaluate(() => window.scrollTo(0, document.body.scrollHeight));
  await expect(page.getByText(`Row ${total}`, { exact: true })).toBeVisible();
  for (const depth of [0.5, 0.1, 0]) {
    await page.evaluate((part) => window.scrollTo(0, document.body.scrollHeight * part), depth);
    await expect(inPage.first()).toBeVisible();
    await expect.poll(() => inPage.count()).toBeLessThan(80);
  }
  await expect(page.getByText('Row 1', { exact: true })).toBeVisible();
});

test('R-X6 nothing in the dispute and the note keeps anybody out, in a sheet and beside the list @demo', async ({
  portal,
  page,
}) => {
  for (const width of [390, 1280]) {
    await page.setViewportSize({ width, height: 900 });
    await openHistory(portal, page);
    const details = await openDetails(page, width < 1000);
    await details.getByRole('button', { name: /note (or|and) tags$/ }).click();
    await details.getByLabel('Tags (optional)').fill('x'.repeat(31));
    await details.getByRole('button', { name: 'Save' }).click();
    expect(await findings(page, width), 'the note').toEqual([]);
    await details.getByLabel('Tags (optional)').fill('Family, holiday');
    await details.getByRole('button', { name: 'Save' }).click();
    await expect(details.getByRole('button', { name: 'Edit note and tags' })).toBeVisible();
    await details.getByRole('button', { name: 'Dispute this transaction' }).click();
    const dialog = page.getByRole('dialog', { name: 'Dispute this transaction' });
    await dialog.getByRole('button', { name: 'Open dispute' }).click();
    await expect(dialog.getByText('Please say what happened.')).toBeVisible();
    expect(await findings(page, width), 'the form').toEqual([]);
    await dialog.getByLabel('What is wrong').selectOption('Something else');
    await dialog.getByLabel('What happened').fill('It never came.');
    await dialog.getByRole('button', { name: 'Open dispute' }).click();
    await expect(details.getByRole('region', { name: 'Your dispute' })).toBeVisible();
    await expect(page.getByText('Dispute opened').first()).toBeVisible();
    expect(await findings(page, width), 'the tracker').toEqual([]);
    await details.getByRole('button', { name: 'Withdraw dispute' }).click();
    const question = page.getByRole('dialog', { name: 'Withdraw this dispute?' });
    await question.getByRole('button', { name: 'Withdraw dispute' }).click();
    await expect(question).toBeHidden();
  }
});

async function openHistory(
  portal: { signIn(): Promise<void>; openTab(name: 'Transactions'): Promise<void> },
  page: Page,
): Promise<void> {
  await portal.signIn();
  await portal.openTab('Transactions');
  await expect(rows(page).first()).toBeVisible();
}

async function openDetails(page: Page, inSheet = false): Promise<Locator> {
  const row = rows(page).filter({ hasText: 'Groceries' }).first();
  await row.getByRole('button', { name: /^Details of/ }).click();
  const details = inSheet
    ? page.getByRole('dialog').first()
    : page.getByRole('region', { name: 'Transaction details' });
  await expect(details.getByRole('button', { name: 'Ask about this transaction' })).toBeVisible();
  return details;
}

function rows(page: Page): Locator {
  return page.getByRole('region', { name: 'History' }).locator('section > ul > li');
}

function askedFor(request: Request): { cursor?: string; limit?: number } {
  const data = request.postData() ?? new URL(request.url()).searchParams.get('data');
  return (JSON.parse(data ?? '{"json":{}}') as { json: { cursor?: string; limit?: number } }).json;
}

function rowId(number: number): string {
  return `0195f2a0-0000-7000-8000-${String(number).padStart(12, '0')}`;
}

function row(number: number) {
  const at = Date.UTC(2026, 0, 1, 12) - number * 3_600_000;
  return {
    id: rowId(number),
    label: 'TXN-000000',
    account: 'checking',
    accountName: 'Checking',
    type: 'debit',
    description: `Row ${number + 1}`,
    amount: 1_00,
    at,
    date: new Date(at).toISOString().slice(0, 10),
    time: '2:05 PM',
    status: 'completed',
    category: 'Groceries',
    reference: null,
    transferId: null,
  };
}
