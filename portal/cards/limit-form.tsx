import { type SubmitEvent, useRef, useState } from 'react';
import { dailyLimitHighest, limitLowest } from '#contract/cards/card-terms.ts';
import type { Card } from '#contract/cards/cards.ts';
import { isRefusal } from '../bank-client/refusals.ts';
import { AmountField } from '../design-system/parts/amount-field.tsx';
import { readAmount, writeAmount } from '#contract/text/typed-amount.ts';
import { Banner } from '../design-system/parts/banner.tsx';
import { Button } from '../design-system/parts/button.tsx';
import { cardsKey, changeShownCard, setCardLimit } from './queries.ts';
import { cardsWords } from './words.ts';
import { formatMoney } from '../language/format.ts';
import { partsWords } from '../design-system/words.ts';
import { useExplain } from '../language/refusals.ts';
import { useWords } from '../language/sentences.ts';
import { ProblemBanner } from '../design-system/composed/problem-banner.tsx';
import { type UseMutationOptions, useMutation, useQueryClient } from '@tanstack/react-query';

/** The daily limit of a debit card, or how much of its credit limit another card can use. */
export function LimitForm({ card }: { card: Card }) {
  const words = useWords(cardsWords).limits;
  const inWholeDollars = { 'not-a-number': words.notWhole, 'too-precise': words.notWhole };
  const amountWords = { ...useWords(partsWords).amount, ...inWholeDollars };
  const explain = useExplain();
  const isDebit = card.type === 'Debit Card';
  const limit = isDebit ? card.dailyLimit : card.spendingLimit;
  const highest = isDebit ? dailyLimitHighest : card.creditLimit;
  const [text, setText] = useState(() => writeAmount(limit));
  const [fault, setFault] = useState<string | null>(null);
  const field = useRef<HTMLInputElement>(null);
  const change = useCardChange(setCardLimit);

  const submit = (event: SubmitEvent) => {
    event.preventDefault();
    if (change.isPending) return;
    const reading = readAmount(text);
    if (reading.kind !== 'amount') {
      setFault(reading.kind === 'empty' ? words.missing : amountWords[reading.kind]);
      field.current?.focus();
      return;
    }
    change.mutate(
      { card: card.id, limit: reading.cents },
      { onError: () => field.current?.focus() },
    );
  };

  const hint = isDebit ? words.dailyHint : words.spendingHint;
  const refusal = isLimitRefusal(change.error) ? explain(change.error) : null;
  return (
    <form noValidate onSubmit={submit} className="grid gap-5">
      {isDebit && (
        <Banner tone="info" title={words.purchasesToday(formatMoney(card.usedToday))}>
          {words.purchasesTodayDetail(card.linkedAccount.name)}
        </Banner>
      )}
      <AmountField
        ref={field}
        label={isDebit ? words.daily : words.spending}
        hint={hint(formatMoney(limitLowest), formatMoney(highest))}
        value={text}
        onValueChange={(typed) => {
          setText(typed);
          setFault(null);
          change.reset();
        }}
        faultWords={inWholeDollars}
        enterKeyHint="done"
        error={fault ?? (refusal ? `${refusal.title} ${refusal.detail ?? ''}` : undefined)}
      />
      {change.error !== null && refusal === null && <ProblemBanner error={change.error} />}
      {change.isSuccess && <Banner tone="positive" role="status" title={words.saved} />}
      <Button type="submit" busy={change.isPending} className="justify-self-start">
        {change.isPending ? words.saving : words.save}
      </Button>
    </form>
  );
}

function isLimitRefusal(error: unknown): boolean {
  return isRefusal(error, 'LIMIT_OUT_OF_RANGE') || isRefusal(error, 'LIMIT_NOT_WHOLE_DOLLARS');
}

/** A change that the bank answers with the card as it then is, which is shown at once. */
export function useCardChange<Change>(options: UseMutationOptions<Card, Error, Change>) {
  const queries = useQueryClient();
  return useMutation({
    ...options,
    onSuccess: (changed) => changeShownCard(queries, changed.id, () => changed),
    onSettled: () => queries.invalidateQueries({ queryKey: cardsKey }),
  });
}
