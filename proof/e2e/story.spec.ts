import { findings } from './accessible.ts';
import { expect, test } from './portal.ts';

// The list renders only visible rows: a tall window shows all of a short list.
test.use({ viewport: { width: 1440, height: 2000 } });

test('R-G3 a purchase says which visit it was, what is usual and twelve months, and leads to all with its merchant @journey', async ({
  portal,
  page,
}) => {
  await portal.signIn();
  await portal.openTab('Transactions');
  await page.getByRole('button', { name: /^Details of Greenfield Market/ }).click();
  const details = page.getByRole('region', { name: 'Transaction details' });
  const story = details.getByRole('region', {
    name: /^\d+(st|nd|rd|th) visit, usually \$\d+\.\d\d$/,
  });
  await expect(story).toContainText(/in 12 months, \d+ transactions/);
  await story.getByText('Show as a table').click();
  const table = story.getByRole('table', { name: 'The last 12 months' });
  await expect(table.getByRole('row')).toHaveCount(13);
  expect(await findings(page, 1280)).toEqual([]);

  await expect(details.getByText('Permanent ID')).toBeHidden();
  await details.getByText('Technical details').click();
  await expect(details.getByText('Permanent ID')).toBeVisible();

  await story.getByRole('button', { name: 'Show all with Greenfield Market' }).click();
  await expect(page.getByRole('searchbox')).toHaveValue('Greenfield Market');
  await expect(page.getByRole('button', { name: 'All history, remove filter' })).toBeVisible();
  await page.goBack();
  await expect(page.getByRole('searchbox')).toHaveValue('');
});

test('R-G3 hidden balances hide what is usual, and a phone shows the story in a sheet that gives way to all with a person', async ({
  portal,
  page,
}) => {
  await portal.signIn();
  await page.getByRole('button', { name: 'Hide balances' }).first().click();
  await page.setViewportSize({ width: 390, height: 844 });
  await portal.openTab('Transactions');
  await page.getByRole('button', { name: /^Details of Zelle to Ana Ruiz/ }).click();
  const sheet = page.getByRole('dialog', { name: 'Zelle to Ana Ruiz' });
  const story = sheet.getByRole('region', { name: /^\d+(st|nd|rd|th) transfer$/ });
  await expect(story).toBeVisible();
  await expect(story).not.toContainText('$');
  expect(await findings(page, 390)).toEqual([]);
  await story.getByRole('button', { name: 'Show all with Ana Ruiz' }).click();
  await expect(sheet).toBeHidden();
  await expect(page.getByRole('searchbox')).toHaveValue('Ana Ruiz');
});
