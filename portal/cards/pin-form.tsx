import { type Ref, type SubmitEvent, useRef, useState } from 'react';
import type { Card } from '#contract/cards/cards.ts';
import { isRefusal } from '../bank-client/refusals.ts';
import { Banner } from '../design-system/parts/banner.tsx';
import { Button } from '../design-system/parts/button.tsx';
import { TextField } from '../design-system/parts/text-field.tsx';
import { setCardPin } from './queries.ts';
import { cardsWords } from './words.ts';
import { formatMoment } from '../language/format.ts';
import { useExplain } from '../language/refusals.ts';
import { useWords } from '../language/sentences.ts';
import { ProblemBanner } from '../design-system/composed/problem-banner.tsx';
import { useCardChange } from './limit-form.tsx';

/** Longer than a PIN, so that one digit too many is seen and not cut off unseen. */
const typedMax = 12;

type Field = 'pin' | 'again';

/** Sets the PIN, typed twice. It cannot be shown, and is gone from the form once it is set (R-D10). */
export function PinForm({ card }: { card: Card }) {
  const words = useWords(cardsWords).pin;
  const explain = useExplain();
  const [pin, setPin] = useState('');
  const [again, setAgain] = useState('');
  const [fault, setFault] = useState<{ field: Field; sentence: string } | null>(null);
  const pinField = useRef<HTMLInputElement>(null);
  const againField = useRef<HTMLInputElement>(null);
  const change = useCardChange(setCardPin);

  const fail = (field: Field, sentence: string) => {
    setFault({ field, sentence });
    (field === 'pin' ? pinField : againField).current?.focus();
  };
  const submit = (event: SubmitEvent) => {
    event.preventDefault();
    if (change.isPending) return;
    if (!/^\d{4}$/u.test(pin)) fail('pin', words.notFourDigits);
    else if (again !== pin) fail('again', words.differs);
    else {
      change.mutate(
        { card: card.id, pin },
        {
          onSuccess: () => {
            setPin('');
            setAgain('');
          },
          onError: () => pinField.current?.focus(),
        },
      );
    }
  };
  const type = (set: (text: string) => void) => (text: string) => {
    set(text);
    setFault(null);
    change.reset();
  };

  const refusal = isPinRefusal(change.error) ? explain(change.error) : null;
  const refused = refusal && `${refusal.title} ${refusal.detail ?? ''}`;
  const errorAt = (field: Field) => (fault?.field === field ? fault.sentence : undefined);
  return (
    <form noValidate autoComplete="off" onSubmit={submit} className="grid gap-5">
      <p className="text-small text-muted">
        {words.intro}{' '}
        {card.pinSetAt === null ? words.neverSet : words.setAt(formatMoment(card.pinSetAt))}
      </p>
      <div className="grid gap-5 sm:grid-cols-2">
        <PinField
          ref={pinField}
          label={words.pin}
          value={pin}
          onType={type(setPin)}
          error={errorAt('pin') ?? refused ?? undefined}
        />
        <PinField
          ref={againField}
          label={words.again}
          value={again}
          onType={type(setAgain)}
          error={errorAt('again')}
        />
      </div>
      {change.error !== null && refusal === null && <ProblemBanner error={change.error} />}
      {change.isSuccess && (
        <Banner tone="positive" role="status" title={words.saved}>
          {words.savedDetail}
        </Banner>
      )}
      <Button type="submit" busy={change.isPending} className="justify-self-start">
        {change.isPending ? words.saving : words.save}
      </Button>
    </form>
  );
}

interface PinFieldProps {
  ref: Ref<HTMLInputElement>;
  label: string;
  value: string;
  onType: (text: string) => void;
  error: string | undefined;
}

function PinField({ ref, label, value, onType, error }: PinFieldProps) {
  return (
    <TextField
      ref={ref}
      label={label}
      type="password"
      inputMode="numeric"
      autoComplete="off"
      maxLength={typedMax}
      value={value}
      onChange={(event) => onType(event.currentTarget.value)}
      error={error}
    />
  );
}

function isPinRefusal(error: unknown): boolean {
  return isRefusal(error, 'PIN_NOT_FOUR_DIGITS') || isRefusal(error, 'PIN_TOO_EASY');
}
