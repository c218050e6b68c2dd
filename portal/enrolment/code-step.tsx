import { type SubmitEvent, useEffect, useRef, useState } from 'react';
import { Button } from '../design-system/parts/button.tsx';
import { CodeField, codeLength } from '../design-system/parts/code-field.tsx';
import { TextButton } from '../design-system/parts/text-link.tsx';
import { SamplePhone } from '../identity/authentication/sample-phone.tsx';
import { activationWords } from './words.ts';
import { useWords } from '../language/sentences.ts';
import { ProblemBanner } from '../design-system/composed/problem-banner.tsx';
import { useRequest } from '../queries/use-request.ts';
import type { LocalDate } from '#contract/time/time.ts';
import { bank } from '../bank-client/bank-client.ts';

interface CodeStepProps {
  who: Who;
  /** The bank's refusal of the last code; null where there is none. */
  wrong: unknown;
  onCode: (code: string) => void;
  onBack: () => void;
}

/** Asks for the code. The request of the next step shows whether it is right. */
export function CodeStep({ who, wrong, onCode, onBack }: CodeStepProps) {
  const words = useWords(activationWords);
  const [code, setCode] = useState('');
  const [isMissing, setIsMissing] = useState(false);
  const [sent, setSent] = useState(1);
  const { send, isBusy, problem } = useRequest();
  const field = useRef<HTMLInputElement>(null);
  useEffect(() => field.current?.focus(), []);

  const type = (digits: string) => {
    setCode(digits);
    setIsMissing(false);
  };
  const submit = (event: SubmitEvent) => {
    event.preventDefault();
    if (code.length === codeLength) {
      onCode(code);
      return;
    }
    setIsMissing(true);
    field.current?.focus();
  };
  const sendAnother = async () => {
    if (await send(() => beginEnrolment(who))) setSent(sent + 1);
  };
  const refused = problem === null ? wrong : problem.error;

  return (
    <>
      <form noValidate onSubmit={submit} className="grid gap-5">
        {refused !== null && <ProblemBanner error={refused} />}
        <p className="text-muted">{words.code.detail}</p>
        <CodeField
          ref={field}
          label={words.code.label}
          value={code}
          onValueChange={type}
          hint={words.code.never}
          error={isMissing ? words.code.missing : undefined}
          aside={
            <TextButton className="text-small" onClick={() => void sendAnother()} disabled={isBusy}>
              {words.code.another}
            </TextButton>
          }
        />
        <div className="grid gap-2">
          <Button type="submit" wide>
            {words.code.submit}
          </Button>
          <Button tone="quiet" wide onClick={onBack}>
            {words.back}
          </Button>
        </div>
      </form>
      <SamplePhone sentAt={sent} onUseCode={type} />
    </>
  );
}

/** The identity that a person claims. */
export interface Who {
  readonly memberNumber: string;
  readonly birthDate: LocalDate;
}

/** Has a code sent to the person whom these details describe; codes that were sent before are good for nothing in this browser. */
export async function beginEnrolment(who: Who): Promise<void> {
  await (await bank()).enrolment.begin(who);
}
