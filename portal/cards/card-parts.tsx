import type { Card, CardEntry } from '#contract/cards/cards.ts';
import { TabPanels } from '../design-system/parts/tab-panels.tsx';
import { cardsWords } from './words.ts';
import { useWords } from '../language/sentences.ts';
import { categoryWords } from '../transactions/category-words.ts';
import { ArtChoice } from './art-choice.tsx';
import { ReplaceCard } from './replace-card.tsx';
import { TravelNotices } from './travel-notices.tsx';
import { Lock, LockOpen } from 'lucide-react';
import { useState } from 'react';
import { Button } from '../design-system/parts/button.tsx';
import { lazyDialog } from '../design-system/parts/lazy-component.tsx';
import { ProblemBanner } from '../design-system/composed/problem-banner.tsx';
import { useCardLock } from './use-card-lock.ts';
import { dailyLimitHighest, limitLowest } from '#contract/cards/card-terms.ts';
import { AmountField } from '../design-system/parts/amount-field.tsx';
import { readAmount, writeAmount } from '#contract/text/typed-amount.ts';
import { Banner } from '../design-system/parts/banner.tsx';
import { BankForm } from '../forms/bank-form.tsx';
import { useBankForm } from '../forms/use-bank-form.ts';
import { cardChange, cardEntriesQuery, setCardLimit, setCardPin } from './queries.ts';
import { formatMoment, formatMoney } from '../language/format.ts';
import { TextField } from '../design-system/parts/text-field.tsx';
import { useInfiniteQuery } from '@tanstack/react-query';
import type { CardId } from '#contract/text/ids.ts';
import { Loaded } from '../design-system/composed/loaded.tsx';
import { ShowMore } from '../design-system/composed/show-more.tsx';
import { Skeleton } from '../design-system/parts/states.tsx';
import { Balance } from '../design-system/parts/money.tsx';

/** A part of a card to manage. */
export type CardPart = 'transactions' | 'lock' | 'limits' | 'travel' | 'new card' | 'pin' | 'art';

interface CardPartsProps {
  card: Card;
  part: CardPart;
  onPartChange: (part: CardPart) => void;
}

/** All that can be done with a card, under the same names wherever it is done (R-D4, R-D10). */
export function CardParts({ card, part, onPartChange }: CardPartsProps) {
  const words = useWords(cardsWords).parts;
  return (
    <TabPanels
      label={words.label}
      value={part}
      onValueChange={onPartChange}
      panels={[
        { value: 'lock', label: words.lock, children: <LockSwitch card={card} /> },
        { value: 'limits', label: words.limits, children: <LimitForm card={card} /> },
        { value: 'travel', label: words.travel, children: <TravelNotices card={card} /> },
        { value: 'new card', label: words.newCard, children: <ReplaceCard card={card} /> },
        { value: 'pin', label: words.pin, children: <PinForm card={card} /> },
        { value: 'art', label: words.art, children: <ArtChoice card={card} /> },
        // Purchases with a debit card are in the history of its account.
        ...(card.type === 'Debit Card'
          ? []
          : [
              {
                value: 'transactions' as const,
                label: words.transactions,
                children: <CardEntries card={card.id} />,
              },
            ]),
      ]}
    />
  );
}

const LockDialog = lazyDialog(() => import('./lock-dialog.tsx'));

function LockSwitch({ card }: { card: Card }) {
  const { lockSwitch: words, reported, notLocked, stillLocked } = useWords(cardsWords);
  const lock = useCardLock(card);
  const [isAsked, setAsked] = useState<boolean | null>(null);
  const locked = card.status === 'Locked';
  return (
    <div className="grid justify-items-start gap-4">
      <div role="status">
        <p className="font-semibold">{locked ? words.locked : words.active}</p>
        <p className="text-small text-muted">
          {card.reportedAs === null
            ? (locked && words.lockedDetail) || words.activeDetail
            : reported[card.reportedAs]}
        </p>
      </div>
      {lock.error !== null && (
        <ProblemBanner
          error={lock.error}
          title={(lock.wanted ? notLocked : stillLocked)(card.type)}
        />
      )}
      {card.reportedAs === null && (
        <Button
          icon={locked ? LockOpen : Lock}
          onClick={locked ? lock.unlock : () => setAsked(true)}
        >
          {locked ? words.unlock : words.lock}
        </Button>
      )}
      <LockDialog card={card} open={isAsked} onOpenChange={setAsked} onLock={lock.lock} />
    </div>
  );
}

function LimitForm({ card }: { card: Card }) {
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

/** Longer than a PIN, so that an extra digit is visible instead of silently cut off. */
const typedMax = 12;

/** Sets the PIN, typed twice. It cannot be shown, and is gone from the form once it is set (R-D10). */
function PinForm({ card }: { card: Card }) {
  const words = useWords(cardsWords).pin;
  const form = useBankForm({
    procedure: cardChange(setCardPin),
    start: { pin: '', again: '' },
    read: ({ pin, again }) => {
      if (!/^\d{4}$/u.test(pin)) return { faults: { pin: 'not four digits' } };
      if (again !== pin) return { faults: { again: 'differs' } };
      return { request: { card: card.id, pin } };
    },
    at: { PIN_NOT_FOUR_DIGITS: 'pin', PIN_TOO_EASY: 'pin' },
    say: { 'not four digits': words.notFourDigits, differs: words.differs },
    standing: () => ({}),
    againAt: 'pin',
    next: () => ({ pin: '', again: '' }),
  });
  return (
    <BankForm
      form={form}
      autoComplete="off"
      submit={words.save}
      submitting={words.saving}
      news={
        form.answer && (
          <Banner tone="positive" role="status" title={words.saved}>
            {words.savedDetail}
          </Banner>
        )
      }
    >
      <p className="text-small text-muted">
        {words.intro}{' '}
        {card.pinSetAt === null ? words.neverSet : words.setAt(formatMoment(card.pinSetAt))}
      </p>
      <div className="grid gap-5 sm:grid-cols-2">
        {(['pin', 'again'] as const).map((field) => (
          <TextField
            key={field}
            label={words[field]}
            type="password"
            inputMode="numeric"
            autoComplete="off"
            maxLength={typedMax}
            {...form.text(field)}
          />
        ))}
      </div>
    </BankForm>
  );
}

function CardEntries({ card }: { card: CardId }) {
  const words = useWords(cardsWords).entries;
  const query = useInfiniteQuery(cardEntriesQuery(card));
  return (
    <Loaded query={query} words={words} skeleton={<Skeleton className="h-40" />}>
      {({ pages }) => {
        const entries = pages.flatMap((page) => page.entries);
        if (entries.length === 0) return <p className="text-small text-muted">{words.none}</p>;
        return (
          <div className="grid gap-3">
            <ul aria-label={words.heading} className="divide-y divide-line">
              {entries.map((entry) => (
                <Entry key={entry.id} entry={entry} />
              ))}
            </ul>
            <ShowMore query={query} words={words} />
          </div>
        );
      }}
    </Loaded>
  );
}

function Entry({ entry: { kind, description, category, amount, at } }: { entry: CardEntry }) {
  const words = useWords(cardsWords).entries;
  const names = useWords(categoryWords);
  return (
    <li className="flex items-center justify-between gap-4 py-3">
      <div className="min-w-0">
        <p className="font-medium wrap-anywhere">
          {kind === 'payment' ? words.payment : description}
        </p>
        <p className="text-small text-muted">
          {[formatMoment(at), ...(category === null ? [] : [names[category]])].join(' · ')}
        </p>
      </div>
      <Balance amount={amount} className="font-semibold" />
    </li>
  );
}
