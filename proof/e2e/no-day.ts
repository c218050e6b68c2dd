import { expect, type Locator } from '@playwright/test';

/** Types the 30th of February into a date field, which then holds what is no day. */
export async function typeNoDay(field: Locator): Promise<void> {
  await field.fill('');
  await field.press('Home');
  await field.page().keyboard.type('02302027');
}

/** Expects the typed text still in the field, although it is no day. */
export async function expectNoDayKept(field: Locator): Promise<void> {
  const holdsNoDay = () => field.evaluate((input: HTMLInputElement) => input.validity.badInput);
  await expect.poll(holdsNoDay).toBe(true);
}
