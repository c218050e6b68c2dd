import type { Locator, Page } from '@playwright/test';
import { findings } from './accessible.ts';
import { expect, test } from './portal.ts';

test('R-T19 a member names a trusted contact, who is told of a large first payment for an investment, and then says no @live @journey', async ({
  portal,
  page,
  context,
}) => {
  await portal.signIn();
  await portal.openPlace('Settings', 'People and access');
  await nameMaria(page);
  await portal.confirmItIsMe();
  await expect(page.getByText('Maria Ruiz is your trusted contact')).toBeVisible();
  await expect(page.getByText('Knows about it')).toBeVisible();
  await expect(page.getByText('Son or daughter · maria@example.com')).toBeVisible();
  expect(await findings(page), 'named').toEqual([]);
  const link = await linkOnSamplePhone(page);

  await portal.openTab('Transfer Money');
  const review = await reviewTo(page);
  await review.getByRole('radio', { name: 'Rent or a bill' }).check();
  await expect(review).not.toContainText('Maria Ruiz');
  await review.getByRole('radio', { name: 'An investment' }).check();
  await expect(review).toContainText('If you go on, we tell Maria Ruiz.');
  expect(await findings(page), 'the review').toEqual([]);
  await review.getByRole('button', { name: 'Confirm transfer' }).click();
  await portal.confirmItIsMe();
  await expect(page.getByText(/\$600\.00 to Sam Lee is (pending|complete)/).first()).toBeVisible();
  await page.getByRole('button', { name: 'Another transfer' }).click();
  await portal.openPlace('Settings', 'Alerts');
  await expect(
    page.getByRole('listitem').filter({ hasText: 'We told your trusted contact' }),
  ).toContainText('Email to m•••@example.com');

  const theirs = await context.newPage();
  await theirs.goto(portal.address(link));
  await expect(theirs.getByText(/ named you as their trusted contact with us\.$/)).toBeVisible();
  await expect(theirs).toHaveURL(portal.address('/trusted-contact'));
  expect(await findings(theirs), 'the link').toEqual([]);
  await theirs.getByRole('button', { name: 'I do not want this' }).click();
  await expect(
    theirs.getByRole('heading', { name: 'You are not a trusted contact' }),
  ).toBeVisible();

  await portal.openPlace('Settings', 'People and access');
  await expect(page.getByText('Said no', { exact: true })).toBeVisible();
  await expect(page.getByText(/^Maria Ruiz said no on /)).toBeVisible();
});

test('R-T19 what is missing is said at its field, a contact is changed, and removed only when that is confirmed', async ({
  portal,
  page,
}) => {
  await portal.signIn();
  await portal.openPlace('Settings', 'People and access');
  await page.getByRole('button', { name: 'Add a trusted contact' }).click();
  const adding = page.getByRole('dialog', { name: 'Add a trusted contact' });
  await adding.getByRole('button', { name: 'Save' }).click();
  await expect(adding.getByLabel('Name')).toBeFocused();
  await expect(adding.getByLabel('Name')).toHaveAccessibleDescription(/Enter their name\./);
  await expect(adding).toContainText('Enter an email or a US phone number.');
  expect(await findings(page), 'with faults').toEqual([]);
  await adding.getByRole('button', { name: 'Cancel' }).click();
  // The form is longer than the window.
  await page.route('**/rpc/trustedContact/save*', (route) => route.abort(), { times: 1 });
  await nameMaria(page);
  await expect(adding.getByRole('alert')).toBeInViewport({ ratio: 1 });
  // Where no message covers the buttons.
  await page.setViewportSize({ width: 1280, height: 900 });
  await adding.getByRole('button', { name: 'Save' }).click();
  await portal.confirmItIsMe();
  await expect(page.getByText('Maria Ruiz is your trusted contact')).toBeVisible();
  await page.getByRole('button', { name: 'Change', exact: true }).click();
  const changing = page.getByRole('dialog', { name: 'Change your trusted contact' });
  await changing.getByLabel('Name').fill('Maria R. Ruiz');
  await changing.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByText('Maria R. Ruiz is your trusted contact')).toBeVisible();
  await page.getByRole('button', { name: 'Remove', exact: true }).click();
  const question = page.getByRole('group', { name: 'Remove Maria R. Ruiz?' });
  await question.getByRole('button', { name: 'Keep' }).click();
  await page.getByRole('button', { name: 'Remove', exact: true }).click();
  await question.getByRole('button', { name: 'Remove' }).click();
  await portal.confirmItIsMe();
  await expect(page.getByText('You have no trusted contact now')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Add a trusted contact' })).toBeVisible();
});

test('R-T19 a link that is not whole, or is made up, says so and does nothing @live', async ({
  portal,
  page,
}) => {
  await portal.open('/trusted-contact');
  await expect(page.getByText('This link is not complete.')).toBeVisible();
  await page.goto(portal.address('/home'));
  await portal.open('/trusted-contact#made-up');
  await expect(page.getByText('This link is no longer good.')).toBeVisible();
  await expect(page.getByRole('button', { name: 'I do not want this' })).toHaveCount(0);
  expect(await findings(page)).toEqual([]);
});

async function nameMaria(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Add a trusted contact' }).click();
  const dialog = page.getByRole('dialog', { name: 'Add a trusted contact' });
  await dialog.getByLabel('Name').fill('Maria Ruiz');
  await dialog.getByLabel('Who they are to you').selectOption('Son or daughter');
  await dialog.getByLabel('Email').fill('maria@example.com');
  await dialog.getByRole('button', { name: 'Save' }).click();
}

/** The target of the link in the newest message that has a link. */
async function linkOnSamplePhone(page: Page): Promise<string> {
  const messages = await page.evaluate(async () => {
    const answer = (await (await fetch('/sample-phone')).json()) as {
      messages: readonly { path?: string }[];
    };
    return answer.messages;
  });
  return messages.find(({ path }) => path !== undefined)?.path ?? '';
}

/** The review of a Zelle payment to a recipient who was never paid. */
async function reviewTo(page: Page): Promise<Locator> {
  await page.getByRole('radio', { name: 'Zelle' }).check();
  await page.getByLabel('Recipient name').fill('Sam Lee');
  await page.getByLabel('Email').fill('sam@example.com');
  await page.getByLabel('Amount', { exact: true }).fill('600');
  await page.getByRole('button', { name: 'Review transfer' }).click();
  return page.getByRole('dialog', { name: 'Send $600.00 to Sam Lee' });
}
