import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { cents } from '#contract/money/cents.ts';
import type { Transaction } from '#contract/transactions/transactions.ts';
import { setHeadingSlot } from '../../navigation/heading-actions.tsx';
import { type Session, SessionContext } from '../../queries/session.ts';
import { show } from '../../testing/show.tsx';
import { historyOf } from '../history-lines.ts';
import { HistoryWithDetail } from '../history-with-detail.tsx';

const session = {
  membership: { may: ['manage'], otherOwners: [], role: 'owner' },
} as unknown as Session;

const transactions = ['Olive & Ash Kitchen', 'Greenfield Market', 'Brightwater Electric'].map(
  (description, index) =>
    ({
      id: `row ${index}`,
      type: 'debit',
      description,
      category: 'Dining',
      accountName: 'Checking',
      amount: cents(10_00 + index),
      date: '2026-11-26',
      time: '10:44',
      status: 'completed',
      label: '',
      reference: null,
    }) as unknown as Transaction,
);
const { lines } = historyOf([{ transactions, next: null }], null);

test('R-E3 choosing rows begins at the first row, and Escape gives the focus to the row where it was', async () => {
  show(
    <QueryClientProvider client={new QueryClient()}>
      <SessionContext value={session}>
        <div ref={setHeadingSlot} />
        <HistoryWithDetail lines={lines} awaited={0} search="" onNearEnd={() => {}} stale={false}>
          {null}
        </HistoryWithDetail>
      </SessionContext>
    </QueryClientProvider>,
  );
  await page.getByRole('button', { name: 'Select transactions' }).click();
  const rows = page.getByRole('checkbox');
  await expect.element(rows.first()).toHaveFocus();
  await userEvent.keyboard(' {ArrowDown}{ArrowDown}{Shift>} {/Shift}');
  await expect.element(rows.last()).toHaveFocus();
  const bar = page.getByRole('region', { name: 'Selected transactions' });
  await expect.element(bar.getByRole('status')).toHaveTextContent('3 selected · −$30.03');
  await userEvent.keyboard('{Escape}');
  await expect
    .element(page.getByRole('button', { name: /^Details of Brightwater Electric/ }))
    .toHaveFocus();
  await expect.element(bar).not.toBeInTheDocument();
});
