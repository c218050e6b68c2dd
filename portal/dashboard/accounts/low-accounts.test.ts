import { expect, it } from 'vitest';
import type { Account } from '#contract/accounts/accounts.ts';
import { cents } from '#contract/money/cents.ts';
import type { AccountId } from '#contract/text/ids.ts';
import { runningLow } from './low-accounts.tsx';

function account(id: string, available: number, type: Account['type'] = 'primary'): Account {
  const balance = cents(500_00);
  return {
    id: id as AccountId,
    name: id,
    officialName: 'Checking',
    colour: null,
    hidden: false,
    number: '••••1',
    type,
    balance,
    available: cents(available),
    maturesOn: null,
  };
}

it('an account runs low below a hundred dollars that can be spent, whatever is held on it', () => {
  const low = runningLow([
    account('enough', 100_00),
    account('held', 99_99),
    account('over', -1_00),
  ]);
  expect(low.map(({ id }) => id)).toEqual(['over', 'held']);
});

it('savings never run low, and of many accounts the three emptiest are named', () => {
  const many = [5, 4, 3, 2].map((dollars) => account(String(dollars), dollars * 100));
  const low = runningLow([account('share', 5_00, 'savings'), ...many]);
  expect(low.map(({ id }) => id)).toEqual(['2', '3', '4']);
});
