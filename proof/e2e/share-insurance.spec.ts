import { findings } from './accessible.ts';
import { expect, test } from './portal.ts';

test('R-S3 the total says what of it is not insured, and opens the reason', async ({
  portal,
  page,
}) => {
  await portal.signIn();
  await expect(page.getByRole('region', { name: 'How you stand' })).toContainText('$500,810.00');
  const notInsured = page.getByRole('button', { name: '$250,810 not insured' });
  await notInsured.press('Enter');
  const dialog = page.getByRole('dialog', { name: 'How your money is insured' });
  await expect(dialog).toContainText('$250,000.00 of $500,810.00 is insured');
  await expect(dialog).toContainText(
    'The insurance covers $250,000.00 for each member in all accounts that they own alone',
  );
  await expect(dialog).toContainText('contents of a safe deposit box');
  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();
  await expect(notInsured).toBeFocused();
});

test('R-S3 what is insured is hidden with the balances', async ({ portal, page }) => {
  await portal.signIn();
  const total = page.getByRole('region', { name: 'How you stand' });
  await total.getByRole('button', { name: 'Hide balances' }).click();
  await expect(total).not.toContainText(/\$\d/);
  await total.getByRole('button', { name: /not insured$/ }).click();
  const dialog = page.getByRole('dialog', { name: 'How your money is insured' });
  await expect(dialog).toContainText('Amounts are hidden.');
  await expect(dialog).not.toContainText('250,810');
});

test.describe('the rule of trusts', () => {
  for (const [day, said] of [
    ['2026-11-30T12:00:00-05:00', /From Dec 1, 2026, at most 5 beneficiaries count/],
    ['2026-12-01T12:00:00-05:00', /for at most 5 of them, so up to \$1,250,000\.00/],
  ] as const) {
    test.describe(() => {
      test.use({ standingStillAt: day });
      test(`R-S3 is told as it is on ${day.slice(0, 10)} @live`, async ({ portal, page }) => {
        await portal.signIn();
        await page.getByRole('button', { name: /not insured$/ }).click();
        await expect(page.getByRole('dialog')).toContainText(said);
      });
    });
  }
});

test('nothing in the dialog of the insurance keeps anybody out, in English and in Spanish', async ({
  portal,
  page,
}) => {
  await portal.signIn();
  await page.getByRole('button', { name: /not insured$/ }).click();
  await expect(page.getByRole('dialog')).toBeVisible();
  expect(await findings(page), 'in English').toEqual([]);
  await page.evaluate(() => localStorage.setItem('language', 'es'));
  await page.reload();
  await page.getByRole('button', { name: /sin asegurar$/ }).click();
  await expect(page.getByRole('dialog', { name: 'Cómo está asegurado su dinero' })).toContainText(
    '$250,000.00 de $500,810.00 están asegurados',
  );
  expect(await findings(page), 'in Spanish').toEqual([]);
});
