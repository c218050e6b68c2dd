import { expect, test } from './portal.ts';

test.beforeEach(async ({ page }) => {
  // The effect of a page translator, such as that of Chrome: a font in the place of each text, again when texts change.
  await page.addInitScript(() => {
    const kept = 'head,script,style,textarea,font,svg,[translate=no]';
    const translate = (root: Node) => {
      const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
      const texts: Text[] = [];
      while (walker.nextNode()) texts.push(walker.currentNode as Text);
      for (const text of texts) {
        if (text.data.trim() === '' || text.parentElement?.closest(kept)) continue;
        // oxlint-disable-next-line no-deprecated -- the element that browsers put there
        const font = document.createElement('font');
        font.append(text.data);
        // In a world of its own: the page's replacements of these methods are not called.
        text.replaceWith(font);
      }
    };
    new MutationObserver((records) => {
      for (const { target, addedNodes } of records) {
        if (target instanceof Text) translate(target.parentNode ?? target);
        for (const node of addedNodes) translate(node.parentNode ?? node);
      }
    }).observe(document, { childList: true, characterData: true, subtree: true });
  });
});

test('R-S8 a page that the browser translates goes on, with the figures of now @journey', async ({
  portal,
  page,
}) => {
  const errors: string[] = [];
  page.on('pageerror', ({ message }) => errors.push(message));
  await portal.open('/login');
  await expect(page.locator('font').first()).toBeAttached();
  await portal.signInByHand();
  const hide = page.getByRole('button', { name: 'Hide balances' }).first();
  await hide.click();
  await page.getByRole('button', { name: 'Show balances' }).first().click();
  await portal.openTab('Transfer Money');
  const amount = page.getByLabel('Amount', { exact: true });
  for (const typed of ['5', '12,50', '12.5x', '75']) await amount.fill(typed);
  await amount.fill('12,50');
  await expect(page.getByText('$12.50').first()).toBeVisible();
  await page.getByLabel('Memo').fill('rent');
  await expect(page.getByText('4 of 500 characters used')).toBeAttached();
  await page.getByRole('button', { name: 'Review transfer' }).click();
  const dialog = page.getByRole('dialog');
  await expect(dialog).toContainText('$12.50');
  await dialog.getByRole('button', { name: 'Confirm transfer' }).click();
  await expect(dialog.getByText(/completed|is on its way|sent|moved/i).first()).toBeVisible();
  await expect(page.getByText('Unexpected Application Error')).toHaveCount(0);
  // Of a page that was translated before its script came React says so, and renders it anew.
  expect(errors.filter((message) => !message.includes('#418'))).toEqual([]);
});
