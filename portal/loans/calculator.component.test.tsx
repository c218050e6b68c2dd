import { beforeEach, expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { show } from '../testing/show.tsx';
import { Calculator } from './calculator.tsx';

const amount = page.getByLabelText('Amount to borrow');
const rate = page.getByLabelText('Yearly rate');

beforeEach(() => {
  show(<Calculator products={[]} onApply={() => {}} />);
});

test.each([
  ['', /Enter the amount you would borrow\./],
  ['0', /Enter an amount from \$1,000\.00 to \$150,000\.00\./],
  ['1e308', /Enter an amount in dollars and cents/],
])(
  'R-D13 the amount %j cannot be lent: the field says so, and keeps it',
  async (text, sentence) => {
    await amount.fill(text);
    await userEvent.tab();
    await expect.element(amount).toHaveAccessibleDescription(sentence);
    await expect.element(amount).toHaveValue(text);
    await expect
      .element(page.getByText('Enter an amount and a rate to see the payments.'))
      .toBeVisible();
  },
);

test.each([
  ['-1', /Enter a rate such as 5\.49/],
  ['18.01', /Enter a rate of at most 18\.00%/],
  ['<b>5</b>', /Enter a rate such as 5\.49/],
  ['0.005', /Enter a rate such as 5\.49/],
])(
  'R-D13 the rate %j cannot be calculated: the field says so, and keeps it',
  async (text, sentence) => {
    await rate.fill(text);
    await userEvent.tab();
    await expect.element(rate).toHaveAccessibleDescription(sentence);
    await expect.element(rate).toHaveValue(text);
  },
);
