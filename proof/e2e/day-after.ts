import { expect, type Locator } from '@playwright/test';

/** The first day that a field for one takes, once the bank has told it. */
export async function firstDayOf(field: Locator): Promise<string> {
  await expect(field).toHaveAttribute('min', /^\d{4}-/);
  return (await field.getAttribute('min')) ?? '';
}

/** The day so many days after this one, both as `YYYY-MM-DD`. */
export function dayAfter(date: string, days: number): string {
  const moved = new Date(`${date}T12:00:00Z`);
  moved.setUTCDate(moved.getUTCDate() + days);
  return moved.toISOString().slice(0, 10);
}
