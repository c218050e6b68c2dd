import type { Card } from '#contract/cards/cards.ts';
import { Banner } from '../design-system/parts/banner.tsx';
import { TextField } from '../design-system/parts/text-field.tsx';
import { BankForm } from '../forms/bank-form.tsx';
import { useBankForm } from '../forms/use-bank-form.ts';
import { cardChange, setCardPin } from './queries.ts';
import { cardsWords } from './words.ts';
import { formatMoment } from '../language/format.ts';
import { useWords } from '../language/sentences.ts';

/** Longer than a PIN, so that an extra digit is visible instead of silently cut off. */
const typedMax = 12;

/** Sets the PIN, typed twice. It cannot be shown, and is gone from the form once it is set (R-D10). */
export function PinForm({ card }: { card: Card }) {
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
