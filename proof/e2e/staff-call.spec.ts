import { findings } from './accessible.ts';
import { expect, test } from './portal.ts';

test('R-G5 the Security Center says that nobody of the credit union is calling @journey', async ({
  portal,
  page,
}) => {
  await portal.signIn();
  await portal.openPlace('Settings', 'Security');
  const check = page.getByRole('region', { name: 'Are we calling you?' });
  await expect(check.getByText('We are not calling you')).toBeVisible();
  await expect(check.getByText(/hang up and call the number on your card/)).toBeVisible();
  expect(await findings(page)).toEqual([]);
});
