import { type ReactNode, type SubmitEvent, useEffect, useRef, useState } from 'react';
import type { Member } from '#contract/identity/sign-in/sign-in.ts';
import { isDemo } from '../bank-client/host.ts';
import { Banner } from '../design-system/parts/banner.tsx';
import { TextButton, TextLink } from '../design-system/parts/text-link.tsx';
import { activationWords } from './words.ts';
import { useWords } from '../language/sentences.ts';
import { PlainPage } from '../design-system/composed/plain-page.tsx';
import { ChooseStep, DoneStep } from './choose-step.tsx';
import type { LocalDate } from '#contract/time/time.ts';
import { NeedsScript, takeEarlySubmit } from '../design-system/parts/painted-before-script.tsx';
import { Button } from '../design-system/parts/button.tsx';
import { TextField } from '../design-system/parts/text-field.tsx';
import { ProblemBanner } from '../design-system/composed/problem-banner.tsx';
import { useRequest } from '../queries/use-request.ts';
import { CodeField, codeLength } from '../design-system/parts/code-field.tsx';
import { SamplePhone } from '../identity/authentication/sample-phone.tsx';
import { bank } from '../bank-client/bank-client.ts';

type Progress =
  | { readonly step: 'who'; readonly isOver: boolean }
  | { readonly step: 'code'; readonly who: Who; readonly wrong: unknown }
  | { readonly step: 'choose'; readonly who: Who; readonly code: string }
  | { readonly step: 'done'; readonly member: Member };

/**
 * The online activation of a member that the credit union has opened: the identity, the code that was sent, user name and
 * password, and the way to a second step.
 */
export default function ActivationScreen() {
  const words = useWords(activationWords);
  const [progress, setProgress] = useState<Progress>({ step: 'who', isOver: false });
  if (isDemo) {
    return (
      <Page heading={words.heading}>
        <Banner tone="info">{words.demo}</Banner>
        <p className="mt-8">
          <TextLink to="/login">{words.toSignIn}</TextLink>
        </p>
      </Page>
    );
  }
  switch (progress.step) {
    case 'who':
      return (
        <Page heading={words.heading}>
          <WhoStep
            isOver={progress.isOver}
            onSent={(who) => setProgress({ step: 'code', who, wrong: null })}
          />
        </Page>
      );
    case 'code':
      return (
        <Page heading={words.code.heading}>
          <CodeStep
            who={progress.who}
            wrong={progress.wrong}
            onCode={(code) => setProgress({ step: 'choose', who: progress.who, code })}
            onBack={() => setProgress({ step: 'who', isOver: false })}
          />
        </Page>
      );
    case 'choose':
      return (
        <Page heading={words.choose.heading}>
          <ChooseStep
            code={progress.code}
            onWrongCode={(wrong) => setProgress({ step: 'code', who: progress.who, wrong })}
            onOver={() => setProgress({ step: 'who', isOver: true })}
            onDone={(member) => setProgress({ step: 'done', member })}
          />
        </Page>
      );
    case 'done':
      return (
        <Page heading={words.done.heading(progress.member.displayName)}>
          <DoneStep />
        </Page>
      );
  }
}

function Page({ heading, children }: { heading: string; children: ReactNode }) {
  return (
    <PlainPage>
      <div className="sm:max-w-100">
        <h1 className="text-heading font-bold sm:text-display">{heading}</h1>
        <div className="mt-6">{children}</div>
      </div>
    </PlainPage>
  );
}

interface WhoStepProps {
  /** Whether a try before this one took too long, or was wrong too often. */
  isOver: boolean;
  onSent: (who: Who) => void;
}

/** Asks who it is. The fields keep their own text, so that what was typed before the script arrived stays. */
function WhoStep({ isOver, onSent }: WhoStepProps) {
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

interface CodeStepProps {
  who: Who;
  /** The bank's refusal of the last code; null where there is none. */
  wrong: unknown;
  onCode: (code: string) => void;
  onBack: () => void;
}

/** Asks for the code. The request of the next step shows whether it is right. */
function CodeStep({ who, wrong, onCode, onBack }: CodeStepProps) {
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

interface Who {
  readonly memberNumber: string;
  readonly birthDate: LocalDate;
}

/** Has a code sent to the person whom these details describe; codes that were sent before are good for nothing in this browser. */
async function beginEnrolment(who: Who): Promise<void> {
  await (await bank()).enrolment.begin(who);
}
