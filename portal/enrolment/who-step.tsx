import { type SubmitEvent, useEffect, useRef, useState } from 'react';
import type { LocalDate } from '#contract/time/time.ts';
import { takeEarlySubmit } from '../browser/use-hydrated.ts';
import { Banner } from '../design-system/parts/banner.tsx';
import { Button } from '../design-system/parts/button.tsx';
import { NeedsScript } from '../design-system/parts/needs-script.tsx';
import { TextField } from '../design-system/parts/text-field.tsx';
import { TextLink } from '../design-system/parts/text-link.tsx';
import { activationWords } from './words.ts';
import { useWords } from '../language/sentences.ts';
import { ProblemBanner } from '../design-system/composed/problem-banner.tsx';
import { useRequest } from '../queries/use-request.ts';
import { beginEnrolment, type Who } from './code-step.tsx';

interface WhoStepProps {
  /** Whether a try before this one took too long, or was wrong too often. */
  isOver: boolean;
  onSent: (who: Who) => void;
}

/** Asks who it is. The fields keep their own text, so that what was typed before the script arrived stays. */
export function WhoStep({ isOver, onSent }: WhoStepProps) {
  const words = useWords(activationWords);
  const memberNumber = useRef<HTMLInputElement>(null);
  const birthDate = useRef<HTMLInputElement>(null);
  const [missing, setMissing] = useState({ memberNumber: false, birthDate: false });
  const { send, isBusy, problem } = useRequest();
  const form = useRef<HTMLFormElement>(null);

  useEffect(() => {
    if (takeEarlySubmit()) form.current?.requestSubmit();
  }, []);

  const submit = async (event: SubmitEvent) => {
    event.preventDefault();
    const who = {
      memberNumber: memberNumber.current?.value.trim() ?? '',
      birthDate: (birthDate.current?.value ?? '') as LocalDate,
    };
    setMissing({ memberNumber: who.memberNumber === '', birthDate: who.birthDate === '' });
    if (who.memberNumber === '') memberNumber.current?.focus();
    else if (who.birthDate === '') birthDate.current?.focus();
    else if (await send(() => beginEnrolment(who))) onSent(who);
  };

  return (
    <form
      ref={form}
      method="dialog"
      noValidate
      onSubmit={(event) => void submit(event)}
      className="grid gap-5"
    >
      {isOver && !problem && (
        <Banner tone="warning" role="alert" title={words.over}>
          {words.overDetail}
        </Banner>
      )}
      {problem && <ProblemBanner error={problem.error} />}
      <p className="text-muted">{words.who.detail}</p>
      <NeedsScript />
      <TextField
        ref={memberNumber}
        label={words.who.memberNumber}
        hint={words.who.memberNumberHint}
        name="memberNumber"
        autoComplete="off"
        autoCapitalize="characters"
        autoCorrect="off"
        spellCheck={false}
        maxLength={40}
        required
        error={missing.memberNumber ? words.who.memberNumberMissing : undefined}
      />
      <TextField
        ref={birthDate}
        label={words.who.birthDate}
        name="birthDate"
        type="date"
        autoComplete="bday"
        required
        error={missing.birthDate ? words.who.birthDateMissing : undefined}
      />
      <Button type="submit" wide busy={isBusy}>
        {isBusy ? words.who.submitting : words.who.submit}
      </Button>
      <p>
        <TextLink to="/login">{words.who.already}</TextLink>
      </p>
    </form>
  );
}
