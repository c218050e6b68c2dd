import { dailyLimitHighest, limitLowest } from '#contract/cards/card-terms.ts';
import type { Card } from '#contract/cards/cards.ts';
import { AmountField } from '../design-system/parts/amount-field.tsx';
import { readAmount, writeAmount } from '#contract/text/typed-amount.ts';
import { Banner } from '../design-system/parts/banner.tsx';
import { BankForm } from '../forms/bank-form.tsx';
import { useBankForm } from '../forms/use-bank-form.ts';
import { cardChange, setCardLimit } from './queries.ts';
import { cardsWords } from './words.ts';
import { formatMoney } from '../language/format.ts';
import { useWords } from '../language/sentences.ts';

/** The daily limit of a debit card, or how much of its credit limit another card can use. */
export function LimitForm({ card }: { card: Card }) {
  const words = useWords(cardsWords).limits;
  const inWholeDollars = { 'not-a-number': words.notWhole, 'too-precise': words.notWhole };
  const isDebit = card.type === 'Debit Card';
  const limit = isDebit ? card.dailyLimit : card.spendingLimit;
  const highest = isDebit ? dailyLimitHighest : card.creditLimit;
  const form = useBankForm({
    procedure: cardChange(setCardLimit),
    start: { limit: writeAmount(limit) },
    read: (draft) => {
      const reading = readAmount(draft.limit);
      if (reading.kind === 'amount') return { request: { card: card.id, limit: reading.cents } };
      return { faults: { limit: reading.kind } };
    },
    at: { LIMIT_OUT_OF_RANGE: 'limit', LIMIT_NOT_WHOLE_DOLLARS: 'limit' },
    say: { ...inWholeDollars, empty: words.missing },
    againAt: 'limit',
  });

  const hint = isDebit ? words.dailyHint : words.spendingHint;
  return (
    <BankForm
      form={form}
      submit={words.save}
      submitting={words.saving}
      news={form.answer && <Banner tone="positive" role="status" title={words.saved} />}
    >
      {isDebit && (
        <Banner tone="info" title={words.purchasesToday(formatMoney(card.usedToday))}>
          {words.purchasesTodayDetail(card.linkedAccount.name)}
        </Banner>
      )}
      <AmountField
        label={isDebit ? words.daily : words.spending}
        hint={hint(formatMoney(limitLowest), formatMoney(highest))}
        faultWords={inWholeDollars}
        enterKeyHint="done"
        {...form.value('limit')}
      />
    </BankForm>
  );
}
