import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { cents } from '#contract/money/cents.ts';
import type { Transaction } from '#contract/transactions/transactions.ts';
import { show } from '../../testing/show.tsx';
import { RowCategory } from './category-menu.tsx';

const bought = {
  id: 'bought',
  type: 'debit',
  description: 'Greenfield Market',
  category: 'Groceries',
  amount: cents(112_65),
} as unknown as Transaction;

test('R-E3 the menu of a row opens by key at its present category, and gives the focus back unchanged', async () => {
  show(
    <QueryClientProvider client={new QueryClient()}>
      <RowCategory transaction={bought}>Groceries</RowCategory>
    </QueryClientProvider>,
  );
  const button = page.getByRole('button', {
    name: 'Groceries, change the category of Greenfield Market',
  });
  await userEvent.tab();
  await expect.element(button).toHaveFocus();
  await userEvent.keyboard('{Enter}');
  await expect.element(page.getByRole('menu')).toHaveFocus();
  const choices = page.getByRole('menuitemradio');
  await userEvent.keyboard('{ArrowDown}');
  await expect.element(choices.first()).toHaveFocus();
  await expect.element(page.getByRole('menuitemradio', { name: 'Groceries' })).toBeChecked();
  expect(choices.elements()).toHaveLength(15);
  await userEvent.keyboard('{Escape}');
  await expect.element(button).toHaveFocus();
  await expect.element(button).toHaveAttribute('aria-expanded', 'false');
});
